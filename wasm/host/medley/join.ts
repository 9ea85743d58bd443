import type { Incumbent } from './incumbent.ts';
import type { PricedTeam } from './list.ts';

/** Trios looked at between two looks at the clock. */
const TRIOS = 4_000;

/**
 * Offers every three disjoint teams of the lists whose values and `prices` together reach `least` or, where that is higher,
 * the best known score. Lists are sorted best first.
 */
export function* joinLists(
  lists: readonly (readonly PricedTeam[])[],
  prices: number,
  least: number,
  incumbent: Incumbent,
): Generator<void> {
  const [first = [], second = [], third = []] = lists;
  const most = (rows: readonly PricedTeam[]) => rows[0]?.value ?? Number.NEGATIVE_INFINITY;
  let steps = 0;
  const limit = () => Math.max(least, incumbent.score);
  for (const one of first) {
    if (one.value + most(second) + most(third) + prices < limit()) return;
    const used = new Set(one.cards);
    for (const two of second) {
      if (one.value + two.value + most(third) + prices < limit()) break;
      if (++steps % TRIOS === 0) yield;
      if (two.cards.some((card) => used.has(card))) continue;
      for (const three of third) {
        if (one.value + two.value + three.value + prices < limit()) break;
        if (++steps % TRIOS === 0) yield;
        if (three.cards.some((card) => used.has(card) || two.cards.includes(card))) continue;
        incumbent.offer([one.cards, two.cards, three.cards]);
      }
    }
  }
}
