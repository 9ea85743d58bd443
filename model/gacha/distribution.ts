import type { Luck } from './luck.ts';

/** How many players get so many cards of a kind from the same pulls. */
export interface LuckBar {
  /** The fewest cards that it counts. */
  readonly from: number;
  /** The most; the same as `from` but at the ends, where what hardly ever comes is one bar. */
  readonly to: number;
  /** Part of all players. */
  readonly chance: number;
  /** Beside the visitor's own result. */
  readonly side: 'fewer' | 'same' | 'more';
}

/** What fewer than one in a thousand players get is no bar of its own. */
const RARELY = 0.001;

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);

/** The fewest hits that are not left to a common bar, from this end of the chances. */
function firstShown(chances: readonly number[]): number {
  let before = 0;
  const at = chances.findIndex((chance) => {
    before += chance;
    return before >= RARELY;
  });
  return Math.max(0, at);
}

/**
 * All results that players may have with the same pulls, the fewest cards first, as bars: one for each number, the visitor's own always
 * among them, and one at each end for what is rarer than that. Their chances are one together.
 */
export function luckBars({ got, chances }: Pick<Luck, 'got' | 'chances'>): readonly LuckBar[] {
  const last = chances.length - 1;
  const low = Math.min(got, firstShown(chances));
  const high = Math.max(got, last - firstShown(chances.toReversed()));
  const bar = (from: number, to: number): LuckBar => ({
    from,
    to,
    chance: sum(chances.slice(from, to + 1)),
    side: to < got ? 'fewer' : from > got ? 'more' : 'same',
  });
  return [
    ...(low > 0 ? [bar(0, low - 1)] : []),
    ...Array.from({ length: high - low + 1 }, (_, nth) => bar(low + nth, low + nth)),
    ...(high < last ? [bar(high + 1, last)] : []),
  ];
}
