import { type Curve, pointsAt } from './curve.ts';
import { type EventCurves, weekendShare } from './event-curves.ts';

/** What the curve of one tier looks like at an hour; all are logarithms of ratios, so the size of the points does not matter. */
interface Shape {
  readonly now: number;
  /** Points per day after the opening rush; what is still to come is measured in it. */
  readonly pace: number;
  /** The last day, the day before and the mean since the start, each to the pace. */
  readonly lastDay: number;
  readonly dayBefore: number;
  readonly sinceStart: number;
  /** The first day to the pace. */
  readonly opening: number;
  /** The last twelve hours to the same hours of the day before. */
  readonly halfDay: number;
  /** How unevenly the last two days went: deviation to mean of spans of three hours. */
  readonly unevenness: number;
}

const DAY = 24;
const SPAN = 3;

/** No gain counts as less than this share of the points so far, so that a standstill has a logarithm. */
const LEAST = 0.005;

function unevenness(curve: Curve, hour: number): number {
  const spans = Math.floor(Math.min(2 * DAY, hour * 0.8) / SPAN);
  if (spans < 2) return 0;
  const read = Array.from({ length: spans + 1 }, (_, i) => pointsAt(curve, hour - SPAN * i));
  const gains = read.slice(1).map((earlier, i) => (read[i] ?? 0) - earlier);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / spans;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / spans;
  const least = (0.002 * pointsAt(curve, hour) * SPAN) / DAY;
  return mean + least > 0 ? Math.sqrt(variance) / (mean + least) : 0;
}

function halfDayRatio(curve: Curve, hour: number, pace: number): number {
  const half = DAY / 2;
  if (hour < DAY + half) return 0;
  const room = (0.15 * pace * half) / DAY;
  const gain = pointsAt(curve, hour) - pointsAt(curve, hour - half);
  const before = pointsAt(curve, hour - DAY) - pointsAt(curve, hour - DAY - half);
  return Math.log((gain + room) / (before + room));
}

/** Null while there are no points. */
function shapeAt(curve: Curve, hour: number): Shape | null {
  const now = pointsAt(curve, hour);
  if (!(now > 0) || !(hour > 0)) return null;
  const atLeast = (gain: number): number => Math.max(gain, now * LEAST);
  const rush = Math.min(DAY, hour * 0.3);
  const pace = atLeast(((now - pointsAt(curve, rush)) / (hour - rush)) * DAY);
  const day = Math.min(DAY, hour);
  const lastDay = atLeast(((now - pointsAt(curve, hour - day)) / day) * DAY);
  const dayBefore =
    hour >= 2 * DAY ? atLeast(pointsAt(curve, hour - DAY) - pointsAt(curve, hour - 2 * DAY)) : pace;
  return {
    now,
    pace,
    lastDay: Math.log(lastDay / pace),
    dayBefore: Math.log(dayBefore / pace),
    sinceStart: Math.log(((now / hour) * DAY) / pace),
    opening: Math.log(Math.max(pointsAt(curve, Math.min(DAY, hour * 0.5)), 2 * LEAST * now) / pace),
    halfDay: halfDayRatio(curve, hour, pace),
    unevenness: unevenness(curve, hour),
  };
}

/** What the forecast of one tier is made of. */
export interface Traits {
  readonly now: number;
  readonly pace: number;
  readonly values: readonly number[];
}

/** Usual length of an event, in hours. */
const USUAL_HOURS = 198;

const meanOf = (shapes: readonly Shape[], key: keyof Shape): number =>
  shapes.reduce((sum, shape) => sum + shape[key], 0) / shapes.length;

/**
 * Traits of a tier at an hour, with those of other tiers of the event (`beside`) and its type among `types`. All
 * events asked with the same `beside` and `types` answer equally many values. Null while one of the tiers has no points.
 */
export function traitsAt(
  event: EventCurves,
  own: Curve,
  beside: readonly Curve[],
  types: readonly string[],
  hour: number,
): Traits | null {
  const shape = shapeAt(own, hour);
  const others = beside.map((curve) => shapeAt(curve, hour)).filter((one) => one !== null);
  if (shape === null || others.length < beside.length) return null;
  const all = [shape, ...others];
  const { durationHours } = event;
  return {
    now: shape.now,
    pace: shape.pace,
    values: [
      shape.lastDay,
      shape.sinceStart,
      shape.dayBefore,
      shape.halfDay,
      shape.opening,
      meanOf(all, 'lastDay'),
      meanOf(all, 'sinceStart'),
      meanOf(all, 'dayBefore'),
      meanOf(all, 'halfDay'),
      meanOf(all, 'unevenness'),
      ...others.flatMap((other) => [other.lastDay, Math.log(shape.pace / other.pace)]),
      weekendShare(event, hour, durationHours),
      weekendShare(event, Math.max(hour - DAY, 0), hour),
      weekendShare(event, DAY, Math.max(hour, DAY + 1)),
      Math.log(durationHours / USUAL_HOURS),
      ...types.map((type) => (event.type === type ? 1 : 0)),
    ],
  };
}
