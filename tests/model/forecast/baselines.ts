import { type Curve, pointsAt } from '#model/forecast/curve';
import type { EventCurves } from '#model/forecast/event-curves';

/** What a simple method says the final value is, from a curve up to `hour` of an event of that length in hours. */
export type Baseline = (curve: Curve, hour: number, durationHours: number) => number;

const DAY = 24;

export const valueNow: Baseline = (curve, hour) => pointsAt(curve, hour);

export const lineOfLastDay: Baseline = (curve, hour, durationHours) => {
  const now = pointsAt(curve, hour);
  return now + ((now - pointsAt(curve, hour - DAY)) / DAY) * (durationHours - hour);
};

/** Points on progress by least squares, over readings from 12 h after the start to 24 h before the end. */
function regression(curve: Curve, hour: number, durationHours: number): { a: number; b: number } {
  const read = curve.hours.flatMap((at, i) =>
    at >= DAY / 2 && at <= Math.min(hour, durationHours - DAY)
      ? [{ progress: at / durationHours, points: curve.points[i] ?? 0 }]
      : [],
  );
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(read.map((one) => one.progress)), mean(read.map((one) => one.points))];
  const up = read.reduce((sum, one) => sum + (one.progress - x) * (one.points - y), 0);
  const across = read.reduce((sum, one) => sum + (one.progress - x) ** 2, 0);
  return { a: y - (up / across) * x, b: up / across };
}

/** The rate that makes a past event come out right. */
export function rateOf(curve: Curve, durationHours: number): number {
  const { a, b } = regression(curve, durationHours, durationHours);
  return (pointsAt(curve, durationHours) - a) / b - 1;
}

/** The way of clients that players use: final = a + b × (1 + rate), the rate being the mean of past events of the type. */
export const rateMethod =
  (rate: number): Baseline =>
  (curve, hour, durationHours) => {
    const { a, b } = regression(curve, hour, durationHours);
    return Math.max(a + b * (1 + rate), pointsAt(curve, hour));
  };

const SHAPES = 10;
/** Curves are compared at so many equal steps of a whole event. */
const STEPS = 200;

/** The mean of how the ten past events went on whose curves up to now looked most like this one. */
export const nearestShapes =
  (past: readonly EventCurves[], tier: string): Baseline =>
  (curve, hour, durationHours) => {
    const share = hour / durationHours;
    const shapeOf = (one: Curve, length: number): readonly number[] =>
      Array.from(
        { length: Math.round(share * STEPS) + 1 },
        (_, step) => pointsAt(one, (step / STEPS) * length) / pointsAt(one, share * length),
      );
    const own = shapeOf(curve, durationHours);
    const near = past
      .flatMap((event) => {
        const other = event.curves.get(tier);
        if (!other) return [];
        const shape = shapeOf(other, event.durationHours);
        const distance = own.reduce((sum, value, i) => sum + (value - (shape[i] ?? 0)) ** 2, 0);
        return [
          {
            distance,
            growth: pointsAt(other, event.durationHours) / pointsAt(other, share * event.durationHours),
          },
        ];
      })
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, SHAPES);
    return (pointsAt(curve, hour) * near.reduce((sum, { growth }) => sum + growth, 0)) / near.length;
  };
