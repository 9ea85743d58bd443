import type { Alike } from './alike.ts';
import { pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';
import { ridge } from './ridge.ts';
import type { Traits } from './traits.ts';

/** A final value: `made` points are certain, `rest` is expected above them; its logarithm errs by `spread` in nine of ten events. */
export interface Outlook {
  readonly made: number;
  readonly rest: number;
  readonly spread: number;
}

export const knownValue = (made: number): Outlook => ({ made, rest: 0, spread: 0 });

/** How often the interval must hold. */
const CONFIDENCE = 0.9;
/** Past events were closer to each other in time than the next one is to them. */
const DRIFT = 1.1;
const PENALTY = 20;
/** A regression of fewer rows is none. */
const LEAST_ROWS = 4;
/** What the rest errs by when there is nothing to learn from. */
const BLIND_SPREAD = 0.8;
const DAY = 24;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The distance that nine of ten further misses will not exceed: the conformal quantile, rank ⌈0.9 (n + 1)⌉ of n. Fewer than nine misses cannot
 * tell it; then the largest is stretched.
 */
export function conformalSpread(misses: readonly number[]): number {
  const sizes = misses.map(Math.abs).toSorted((a, b) => a - b);
  const rank = Math.ceil(CONFIDENCE * (sizes.length + 1));
  const largest = sizes.at(-1);
  if (largest === undefined) return BLIND_SPREAD;
  return sizes[rank - 1] ?? largest * (1 + 4 / sizes.length);
}

/** From past events that were alike: reference R61. */
export function restOutlook(traits: Traits, alike: readonly Alike[], restHours: number): Outlook {
  const { now, pace, values } = traits;
  const rests = alike.map(({ rest }) => rest);
  if (alike.length === 0) return { made: now, rest: (pace * restHours) / DAY, spread: BLIND_SPREAD };
  if (alike.length < LEAST_ROWS) {
    return { made: now, rest: pace * Math.exp(meanOf(rests)), spread: BLIND_SPREAD };
  }
  const rows = alike.map((one) => one.traits.values);
  const { value, misses } = ridge(rows, rests, values, PENALTY);
  return { made: now, rest: pace * Math.exp(value), spread: DRIFT * conformalSpread(misses) };
}

/** Before an event says anything: what events of its type ended with, or all where the type is new. */
export function priorOutlook(
  history: readonly EventCurves[],
  tier: string,
  type: string | null,
  now: number,
): Outlook {
  const same = history.filter((past) => past.type === type);
  const finals = (same.length >= LEAST_ROWS ? same : history).flatMap((past) => {
    const curve = past.curves.get(tier);
    return curve ? [Math.log(pointsAt(curve, past.durationHours))] : [];
  });
  const mean = meanOf(finals);
  const rest = Math.max(Math.exp(mean) - now, now);
  return { made: now, rest, spread: conformalSpread(finals.map((one) => one - mean)) };
}
