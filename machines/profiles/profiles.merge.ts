/** Merges two changes of one profile, card by card and item by item. */
import { buildItems } from '#model/profile/item-lists';
import { toldBonus, withBonuses } from '#model/profile/potentials';
import type { Profile, ProfileCard, ProfileItems } from '#model/profile/profile';

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
const isSame = (a: unknown, b: unknown): boolean => a === b || textOf(a) === textOf(b);

/** Merges one value; on a conflict mine wins and the clash is recorded. */
type Choose = <T>(base: T, mine: T, theirs: T) => T;

function chooser(clash: () => void): Choose {
  return (base, mine, theirs) => {
    if (isSame(mine, base)) return theirs;
    if (!isSame(theirs, base) && !isSame(mine, theirs)) clash();
    return mine;
  };
}

const byId = ({ cards }: Profile): ReadonlyMap<number, ProfileCard> =>
  new Map(cards.map((card) => [card.id, card]));

function mergedCards(base: Profile, mine: Profile, theirs: Profile, choose: Choose): readonly ProfileCard[] {
  if (isSame(mine.cards, base.cards)) return theirs.cards;
  const [old, here, there] = [byId(base), byId(mine), byId(theirs)];
  // Keeps the local order; new entries of the other side come last.
  const ids = new Set([...here.keys(), ...there.keys()]);
  return [...ids].flatMap(
    (id) => choose(old.get(id) ?? null, here.get(id) ?? null, there.get(id) ?? null) ?? [],
  );
}

const longer = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  one.length < other.length ? other : one;

/** Lists of one name have the same places on all sides, those by id may be longer on one; null is a level, too: the item is not owned. */
function mergedItems(
  base: ProfileItems,
  mine: ProfileItems,
  theirs: ProfileItems,
  choose: Choose,
): ProfileItems {
  const told = new Map(
    longer(mine.potentials, theirs.potentials).map((_, at) => {
      const id = at + 1;
      return [id, choose(toldBonus(base, id), toldBonus(mine, id), toldBonus(theirs, id))] as const;
    }),
  );
  const others = longer(mine.others ?? [], theirs.others ?? []).map((_, at) =>
    choose(base.others?.[at] ?? null, mine.others?.[at] ?? null, theirs.others?.[at] ?? null),
  );
  return buildItems(
    (key) => mine[key].map((level, at) => choose(base[key][at] ?? null, level, theirs[key][at] ?? null)),
    withBonuses(mine.missions ? mine : theirs, told),
    others,
  );
}

/** Merges both changes of `base`. On a conflict mine wins and `isClear` is false. */
export function mergedProfile(
  base: Profile,
  mine: Profile,
  theirs: Profile,
): { readonly profile: Profile; readonly isClear: boolean } {
  let isClear = true;
  const choose = chooser(() => {
    isClear = false;
  });
  const profile = {
    name: choose(base.name, mine.name, theirs.name),
    server: choose(base.server, mine.server, theirs.server),
    items: mergedItems(base.items, mine.items, theirs.items, choose),
    cards: mergedCards(base, mine, theirs, choose),
  };
  return { profile, isClear };
}

/**
 * The same profiles changed on two sides, each put together; null when profiles came, went or were renamed, or when both sides
 * changed the same card or item in different ways.
 */
export function mergedProfiles(
  base: readonly Profile[],
  mine: readonly Profile[],
  theirs: readonly Profile[],
): readonly Profile[] | null {
  const areSame = [mine, theirs].every(
    (side) => side.length === base.length && side.every(({ name }, place) => name === base[place]?.name),
  );
  if (!areSame) return null;
  const merged = base.map((profile, place) => {
    const [here, there] = [mine[place] ?? profile, theirs[place] ?? profile];
    if (isSame(here, profile)) return { profile: there, isClear: true };
    return isSame(there, profile) ? { profile: here, isClear: true } : mergedProfile(profile, here, there);
  });
  return merged.every(({ isClear }) => isClear) ? merged.map(({ profile }) => profile) : null;
}
