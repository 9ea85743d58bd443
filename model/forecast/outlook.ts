import type { Alike } from './alike.ts';
import { pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';
import { meanOf, ridge, standardOf } from './ridge.ts';
import type { Traits } from './traits.ts';
import { type LikelyTypes, type TypeShares, usualTypes } from './types.ts';

/** A final value: `made` points are certain, `rest` is expected above them; its logarithm errs by `spread` in nine of ten events. */
export interface Outlook {
  readonly made: number;
  readonly rest: number;
  readonly spread: number;
}

export const knownValue = (made: number): Outlook => ({ made, rest: 0, spread: 0 });

/** How often the interval must hold. */
const CONFIDENCE = 0.9;
/** Deviations of a normal distribution that hold as often. */
const DEVIATIONS = 1.645;
/** Past events were closer to each other in time than the next one is to them. */
const DRIFT = 1.1;
/** What is learnt of other types is off by this much more for a new one; measured by leaving each type out. */
const STRANGE_TYPE = 1.3;
/** For each trait, brought to deviation 1, and for each type. */
const TRAIT_PENALTY = 12;
const TYPE_PENALTY = 0.4;
/** A regression of fewer rows is none. */
const MIN_ROWS = 4;
/** What the rest errs by when there is nothing to learn from. */
const BLIND_SPREAD = 0.8;

/**
 * The distance that nine of ten further misses will not exceed: the conformal quantile, rank ⌈0.9 (n + 1)⌉ of n. Fewer than nine misses cannot
 * give it; then the largest is stretched.
 */
export function conformalSpread(misses: readonly number[]): number {
  const sizes = misses.map(Math.abs).toSorted((a, b) => a - b);
  const rank = Math.ceil(CONFIDENCE * (sizes.length + 1));
  const largest = sizes.at(-1);
  if (largest === undefined) return BLIND_SPREAD;
  return sizes[rank - 1] ?? largest * (1 + 4 / sizes.length);
}

/** The deviation of a value that depends on the type alone. */
function deviationOf(shares: readonly number[], values: readonly number[]): number {
  const mean = shares.reduce((sum, share, i) => sum + share * (values[i] ?? 0), 0);
  return Math.sqrt(shares.reduce((sum, share, i) => sum + share * ((values[i] ?? 0) - mean) ** 2, 0));
}

/** From past events that were alike: reference R61. */
export function restOutlook(
  { now, values }: Traits,
  { shares, isNew }: LikelyTypes,
  alike: readonly Alike[],
  share: number,
): Outlook {
  const rests = alike.map(({ rest }) => rest);
  // As fast as until now.
  if (alike.length === 0) return { made: now, rest: (now * (1 - share)) / share, spread: BLIND_SPREAD };
  if (alike.length < MIN_ROWS) {
    return { made: now, rest: now * Math.exp(meanOf(rests)), spread: BLIND_SPREAD };
  }
  const usual = usualTypes(alike.map(({ event }) => event));
  const known = [...usual.keys()];
  const sharesOf = (shares: TypeShares): readonly number[] => known.map((type) => shares.get(type) ?? 0);
  const standard = standardOf(alike.map(({ traits }) => traits.values));
  const rows = alike.map(({ event: { type }, traits }) => [
    ...standard(traits.values),
    ...sharesOf(type === null ? usual : new Map([[type, 1]])),
  ]);
  const place = sharesOf(shares);
  const penalties = [...values.map(() => TRAIT_PENALTY), ...known.map(() => TYPE_PENALTY)];
  const { value, slopes, misses } = ridge(rows, rests, [...standard(values), ...place], penalties);
  // A type that no one met may differ from the others as much as they do from each other.
  const doubted = isNew ? sharesOf(usual) : place;
  const doubt = DEVIATIONS * deviationOf(doubted, slopes.slice(values.length));
  return {
    made: now,
    rest: now * Math.exp(value),
    spread: DRIFT * (isNew ? STRANGE_TYPE : 1) * Math.hypot(conformalSpread(misses), doubt),
  };
}

/** Before an event says anything: what events of its type ended with, or all where the type is new. */
export function priorOutlook(
  history: readonly EventCurves[],
  tier: string,
  type: string | null,
  now: number,
): Outlook {
  const same = history.filter((past) => past.type === type);
  const finals = (same.length >= MIN_ROWS ? same : history).flatMap((past) => {
    const curve = past.curves.get(tier);
    return curve ? [Math.log(pointsAt(curve, past.durationHours))] : [];
  });
  const mean = meanOf(finals);
  const rest = Math.max(Math.exp(mean) - now, now);
  return { made: now, rest, spread: conformalSpread(finals.map((one) => one - mean)) };
}
