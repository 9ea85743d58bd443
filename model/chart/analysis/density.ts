import type { PlayableChart, PlayableNote } from '../playing/playable.ts';

/** Notes that a finger comes down for; the rest of a slide or hold follows from its start (reference R72). */
export const hitsIn = ({ notes, ribbons }: PlayableChart): readonly PlayableNote[] =>
  notes.filter(({ ribbon, time }) => ribbon === null || ribbons[ribbon]?.points[0]?.time === time);

/** Longest chart whose seconds are listed one by one. */
const MAX_SECONDS = 36_000;

/** How many of the rising times lie in each second, the first second beginning with the first time. */
export function perSecond(times: readonly number[]): readonly number[] {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined) return [];
  const counts = new Array<number>(Math.min(MAX_SECONDS, Math.floor(last - first) + 1)).fill(0);
  for (const time of times) {
    const second = Math.min(counts.length - 1, Math.floor(time - first));
    counts[second] = (counts[second] ?? 0) + 1;
  }
  return counts;
}

export interface Densest {
  readonly from: number;
  readonly notes: number;
}

/** The stretch of `seconds` with most notes, the first of several; it begins with a note. */
export function densest(times: readonly number[], seconds: number): Densest | null {
  let best: Densest | null = null;
  let end = 0;
  for (const [i, from] of times.entries()) {
    while (end < times.length && (times[end] ?? 0) < from + seconds) end += 1;
    if (best === null || end - i > best.notes) best = { from, notes: end - i };
  }
  return best;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const falling = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => b - a);

const DENSEST_BINS = 5;

/** Mean of the five densest seconds. */
export const peak = (bins: readonly number[]): number => mean(falling(bins).slice(0, DENSEST_BINS));

const ACTIVE_PART = 0.7;
const ACTIVE_SHARE = 0.6;

/**
 * Mean of the seconds in which a chart is busy: those above 70 % of the highest level for which these are at least 60 % of all;
 * of a chart that rests most of the time, the mean of its seconds with notes.
 */
export function active(bins: readonly number[]): number {
  for (const level of falling([...new Set(bins)])) {
    const above = bins.filter((count) => count > level * ACTIVE_PART);
    if (above.length >= bins.length * ACTIVE_SHARE) return mean(above);
  }
  return mean(bins.filter((count) => count > 0));
}

/** A curve through the seconds: each with the mean of itself and its neighbours. */
export const smoothed = (bins: readonly number[]): readonly number[] =>
  bins.map((_, second) => mean(bins.slice(Math.max(0, second - 1), second + 2)));
