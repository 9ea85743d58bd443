import { lastHourOf, pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';

/** A tier goes along if this share of the past events has it, too. */
const MOST = 0.8;
/** … and if it was read until so many hours before the last reading. */
const FRESH_HOURS = 3;
/** An event is seen through at most so many of its tiers; more say the same again. */
const MARKS = 4;

export const withTier = (history: readonly EventCurves[], tier: string): readonly EventCurves[] =>
  history.filter(({ curves }) => curves.has(tier));

export const byRank = (a: string, b: string): number => Number(a) - Number(b);

/** The tier of past events whose rank is nearest to another, as a ratio; null without past events. */
export function nearestTier(history: readonly EventCurves[], tier: string): string | null {
  const known = [...new Set(history.flatMap(({ curves }) => [...curves.keys()]))];
  const distance = (one: string): number => Math.abs(Math.log(Number(one) / Number(tier)));
  return known.toSorted((a, b) => distance(a) - distance(b) || byRank(a, b))[0] ?? null;
}

/** The tiers that an event is seen through: read lately, known of most past events, and spread over all ranks. */
export function marksOf(
  history: readonly EventCurves[],
  event: EventCurves,
  latest: number,
): readonly string[] {
  const known = [...event.curves]
    .filter(([, curve]) => lastHourOf(curve) >= latest - FRESH_HOURS && pointsAt(curve, latest) > 0)
    .map(([tier]) => tier)
    .filter((tier) => withTier(history, tier).length >= MOST * history.length)
    .toSorted(byRank);
  return known.filter((_, i) => isMark(i, known.length));
}

/** Whether the nth of `count` is among `MARKS` that are spread evenly, both ends included. */
const isMark = (nth: number, count: number): boolean =>
  Array.from({ length: MARKS }, (_, i) => Math.round((i * (count - 1)) / (MARKS - 1))).includes(nth);
