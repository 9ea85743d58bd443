import { type Curve, pointsAt } from './curve.ts';
import type { EventCurves } from './event-curves.ts';

/**
 * Time counts as a share of the event, 0 to 1: past events compare best at the same share, whatever their lengths. A day of
 * an event of usual length is this share of it.
 */
const DAY = 0.12;
const LATELY = [DAY / 2, DAY];
const DAYS_BEFORE = [DAY, 2 * DAY];
/** The opening tells types of events apart. */
const OPENING = [0.02, 0.06, 0.12];
/** No gain counts as less than this share of the points so far, so that a standstill has a logarithm. */
const LEAST = 0.003;

/** A curve at a share of its event. */
export const pointsAtShare = (curve: Curve, durationHours: number, share: number): number =>
  pointsAt(curve, share * durationHours);

/** What is measured of a tier, and of the whole event; logarithms all. */
export interface Traits {
  readonly now: number;
  readonly values: readonly number[];
}

/** Points of all tiers at a share; null while one of them has none. */
function levelsAt(
  { durationHours }: EventCurves,
  curves: readonly Curve[],
  share: number,
): readonly number[] | null {
  const levels = curves.map((curve) => Math.log(pointsAtShare(curve, durationHours, share)));
  return levels.every(Number.isFinite) ? levels : null;
}

/**
 * A tier at a share: what it gained lately, what it gained one and two days before the hours that are left now, and how far
 * the other tiers are from it. Ratios all, so the size of the points does not matter.
 */
export function traitsAt(
  event: EventCurves,
  own: Curve,
  others: readonly Curve[],
  share: number,
): Traits | null {
  const [level, ...levels] = levelsAt(event, [own, ...others], share) ?? [];
  if (level === undefined) return null;
  // Not from its logarithm, which rounds: what gains nothing until the end would seem to gain next to nothing.
  const now = pointsAtShare(own, event.durationHours, share);
  const points = (at: number): number => pointsAtShare(own, event.durationHours, Math.max(at, 0));
  const gain = (from: number, to: number): number =>
    Math.log(Math.max(points(to) - points(from), LEAST * now) / now);
  const before = DAYS_BEFORE.map((days) => Math.min(share, 1 - days));
  return {
    now,
    values: [
      ...LATELY.map((span) => gain(share - span, share)),
      ...before.map((end) => gain(end - (1 - share), end)),
      ...levels.map((other) => other - level),
    ],
  };
}

/** What an event looks like at a share, seen through some of its tiers: their points, and which part of them the opening brought. */
export function portraitAt(
  event: EventCurves,
  curves: readonly Curve[],
  share: number,
): readonly number[] | null {
  const levels = levelsAt(event, curves, share);
  if (levels === null) return null;
  const opening = OPENING.filter((at) => at < share).flatMap((at) =>
    curves.map((curve, i) => {
      const points = pointsAtShare(curve, event.durationHours, at);
      return Math.max(Math.log(points) - (levels[i] ?? 0), Math.log(LEAST));
    }),
  );
  return [...levels, ...opening];
}
