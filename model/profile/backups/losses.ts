import type { ProfileCollection } from '../collection.ts';
import { ITEM_LIST_KEYS } from '../item-lists.ts';
import type { Profile, ProfileCard } from '../profile.ts';

/** Fewer cards than these are taken out by hand, one by one; the regular backups see to them. */
const MANY_CARDS = 5;
/** Of all that was there. */
const MUCH = 0.05;

const cardsIn = ({ profiles }: ProfileCollection): readonly ProfileCard[] =>
  profiles.flatMap(({ cards }) => cards);

function countsOf(cards: readonly ProfileCard[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Without profiles that are the very same on the other side: what is in them is not lost. */
const withoutSame = (one: ProfileCollection, other: ProfileCollection): readonly ProfileCard[] =>
  one.profiles.filter((profile) => !other.profiles.includes(profile)).flatMap(({ cards }) => cards);

/** How many cards were there that are not any more, whichever profile had them. */
function cardsLost(before: readonly ProfileCard[], after: readonly ProfileCard[]): number {
  const left = countsOf(after);
  return [...countsOf(before)].reduce(
    (lost, [id, count]) => lost + Math.max(0, count - (left.get(id) ?? 0)),
    0,
  );
}

const grownBy = ({ level, master, skill, ep, train }: ProfileCard): number =>
  level + 10 * master + 10 * skill + 5 * ep + 10 * train;
const growth = (cards: readonly ProfileCard[]): number => cards.reduce((sum, card) => sum + grownBy(card), 0);

const itemLevels = ({ items }: Profile): number =>
  [
    ...ITEM_LIST_KEYS.flatMap((key) => items[key].map((level) => (level ?? -1) + 1)),
    ...items.potentials,
  ].reduce((sum, level) => sum + level, 0);
const allItems = ({ profiles }: ProfileCollection): number =>
  profiles.reduce((sum, profile) => sum + itemLevels(profile), 0);

/** Whether something is gone that took work to enter: a profile, several cards, or a good part of levels or items. */
export function isLoss(before: ProfileCollection, after: ProfileCollection): boolean {
  if (after.profiles.length < before.profiles.length) return true;
  const [had, has] = [cardsIn(before), cardsIn(after)];
  const lost = cardsLost(withoutSame(before, after), withoutSame(after, before));
  if (lost >= MANY_CARDS || lost > had.length * MUCH) return true;
  return growth(has) < growth(had) * (1 - MUCH) || allItems(after) < allItems(before) * (1 - MUCH);
}
