import type { Profile, ProfileCard, ProfileItems } from '../profile.ts';

/** What became of one card: null before it came, null after it went. */
interface CardChange {
  /** Its place in the list in which it stands; where it stands in both, it keeps its place. */
  readonly place: number;
  readonly before: ProfileCard | null;
  readonly after: ProfileCard | null;
}

/** What an edit did to a profile, and all that is needed to take it back. */
export interface ProfileChange {
  readonly cards: readonly CardChange[];
  readonly items: { readonly before: ProfileItems; readonly after: ProfileItems } | null;
}

/** What lies between a profile and what an edit made of it; null when that is nothing. Edits keep the order of cards. */
export function changeBetween(before: Profile, after: Profile): ProfileChange | null {
  const was = new Map(before.cards.map((entry) => [entry.id, entry]));
  const is = new Set(after.cards.map(({ id }) => id));
  const gone = before.cards.flatMap((entry, place) =>
    is.has(entry.id) ? [] : [{ place, before: entry, after: null }],
  );
  const others = after.cards.flatMap((entry, place) => {
    const old = was.get(entry.id) ?? null;
    return old === entry ? [] : [{ place, before: old, after: entry }];
  });
  const cards = [...gone, ...others];
  const items = before.items === after.items ? null : { before: before.items, after: after.items };
  return cards.length === 0 && items === null ? null : { cards, items };
}

/** The change that takes this one back. */
export const invertChange = ({ cards, items }: ProfileChange): ProfileChange => ({
  cards: cards.map(({ place, before, after }) => ({ place, before: after, after: before })),
  items: items && { before: items.after, after: items.before },
});

/** The profile after the change. Cards that something else has touched meanwhile are as the change leaves them. */
export function applied(profile: Profile, { cards, items }: ProfileChange): Profile {
  const byId = new Map(cards.map((change) => [change.before?.id ?? change.after?.id, change]));
  const owned = new Set(profile.cards.map(({ id }) => id));
  const next = profile.cards.flatMap((entry) => {
    const change = byId.get(entry.id);
    return change ? (change.after ?? []) : entry;
  });
  const coming = cards
    .filter(({ after }) => after !== null && !owned.has(after.id))
    .toSorted((a, b) => a.place - b.place);
  for (const { place, after } of coming) if (after) next.splice(Math.min(place, next.length), 0, after);
  return { ...profile, cards: next, items: items ? items.after : profile.items };
}

/** Whether both only set values of the same cards, as a level that is typed digit by digit does. */
function isOfSameCards(first: ProfileChange, second: ProfileChange): boolean {
  const ids = new Set(first.cards.map(({ before, after }) => (before && after ? before.id : 0)));
  return (
    first.cards.length === second.cards.length &&
    second.cards.every(({ before, after }) => before !== null && after !== null && ids.has(before.id))
  );
}

/** Two changes in a row as one; null where they are not of the same things. */
export function mergeChanges(first: ProfileChange, second: ProfileChange): ProfileChange | null {
  if (!isOfSameCards(first, second)) return null;
  const started = new Map(first.cards.map(({ before }) => [before?.id, before]));
  return {
    cards: second.cards.map((change) => ({ ...change, before: started.get(change.after?.id) ?? null })),
    items: second.items
      ? { before: first.items?.before ?? second.items.before, after: second.items.after }
      : first.items,
  };
}
