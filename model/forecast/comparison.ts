import type { Comparison } from './alike.ts';
import { type Curve, lastHourOf, pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';

/** A tier goes with another if this share of the past events with the other has it, too. */
const MOST = 0.8;
/** … and if it was read until so many hours before the other's last reading. */
const FRESH_HOURS = 3;

export const withTier = (history: readonly EventCurves[], tier: string): readonly EventCurves[] =>
  history.filter(({ curves }) => curves.has(tier));

export const byRank = (a: string, b: string): number => Number(a) - Number(b);

/** The tier of past events whose rank is nearest to another, as a ratio; null without past events. */
export function nearestTier(history: readonly EventCurves[], tier: string): string | null {
  const known = [...new Set(history.flatMap(({ curves }) => [...curves.keys()]))];
  const distance = (one: string): number => Math.abs(Math.log(Number(one) / Number(tier)));
  return known.toSorted((a, b) => distance(a) - distance(b) || byRank(a, b))[0] ?? null;
}

/** What a tier of an event is compared with, when past events call it `like`. */
export function comparisonOf(
  history: readonly EventCurves[],
  event: EventCurves,
  tier: string,
  like: string,
): Comparison {
  const past = withTier(history, like);
  const own = event.curves.get(tier);
  const hour = own ? lastHourOf(own) : 0;
  const isBeside = ([other, curve]: readonly [string, Curve]): boolean =>
    other !== tier &&
    other !== like &&
    lastHourOf(curve) >= hour - FRESH_HOURS &&
    pointsAt(curve, hour) > 0 &&
    withTier(past, other).length >= MOST * past.length;
  return {
    tier: like,
    beside: [...event.curves]
      .filter(isBeside)
      .map(([other]) => other)
      .toSorted(byRank),
    types: [...new Set(past.flatMap(({ type }) => type ?? []))].toSorted(),
  };
}
