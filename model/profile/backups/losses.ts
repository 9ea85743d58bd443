import type { ProfileCollection } from '../collection.ts';
import type { ProfileCard } from '../profile.ts';
import { growthOf } from './growth.ts';

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

/** Whether something is gone that took work to enter: a profile, several cards, or a good part of levels or items. */
export function isLoss(before: ProfileCollection, after: ProfileCollection): boolean {
  if (after.profiles.length < before.profiles.length) return true;
  const lost = cardsLost(withoutSame(before, after), withoutSame(after, before));
  if (lost >= MANY_CARDS || lost > cardsIn(before).length * MUCH) return true;
  const [grown, left] = [growthOf(before.profiles), growthOf(after.profiles)];
  return left.cards < grown.cards * (1 - MUCH) || left.items < grown.items * (1 - MUCH);
}
