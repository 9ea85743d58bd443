/** A reading of a cutoff: epoch milliseconds, points. */
export type CurveSample = readonly [timeMs: number, points: number];

/** Points of one tier over hours since the start: both ascend, nothing is negative. Straight lines lie between. */
export interface Curve {
  readonly hours: readonly number[];
  readonly points: readonly number[];
}

export const HOUR_MS = 3_600_000;

/**
 * The curve through samples in any order. Every event starts with no points; samples before it, and values that are no
 * numbers, are left out. No one earns points after the end, so later samples count as read then; a cutoff never falls, so
 * a lower reading counts as the highest before it.
 */
export function curveOf(samples: readonly CurveSample[], startAt: number, endAt: number): Curve {
  const inside = samples
    .filter(([timeMs, points]) => timeMs >= startAt && points >= 0 && Number.isFinite(points))
    .toSorted(([a], [b]) => a - b);
  const hours: number[] = [];
  const points: number[] = [];
  let highest = 0;
  if (inside.length > 0) {
    hours.push(0);
    points.push(0);
  }
  for (const [timeMs, value] of inside) {
    highest = Math.max(highest, value);
    const at = (Math.min(timeMs, endAt) - startAt) / HOUR_MS;
    if (hours.at(-1) === at) points[points.length - 1] = highest;
    else {
      hours.push(at);
      points.push(highest);
    }
  }
  return { hours, points };
}

/** Hours since the start of the last reading; 0 without any. */
export const lastHourOf = (curve: Curve): number => curve.hours.at(-1) ?? 0;

/** Points after `hour` hours; before the first reading and after the last they stand still. */
export function pointsAt({ hours, points }: Curve, hour: number): number {
  let low = 0;
  let high = hours.length - 1;
  if (high < 0) return 0;
  if (hour >= (hours[high] ?? 0)) return points[high] ?? 0;
  if (hour <= (hours[0] ?? 0)) return points[0] ?? 0;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((hours[middle] ?? 0) <= hour) low = middle;
    else high = middle;
  }
  const [fromHour = 0, toHour = 0] = [hours[low], hours[high]];
  const [from = 0, to = 0] = [points[low], points[high]];
  return from + ((to - from) * (hour - fromHour)) / (toHour - fromHour);
}
