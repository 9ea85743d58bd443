import { type Curve, type CurveSample, curveOf, HOUR_MS, lastHourOf } from './curve.ts';

/** An event and what is known of its cutoffs; `type` may be a word no one knows. Times in epoch milliseconds. */
export interface EventSamples {
  readonly server: string;
  readonly type: string | null;
  readonly startAt: number;
  readonly endAt: number;
  readonly tiers: Readonly<Record<string, readonly CurveSample[]>>;
}

/** The same, ready to be read at any hour. */
export interface EventCurves {
  readonly type: string | null;
  readonly durationHours: number;
  readonly curves: ReadonlyMap<string, Curve>;
}

export function eventCurves({ type, startAt, endAt, tiers }: EventSamples): EventCurves {
  return {
    type,
    durationHours: (endAt - startAt) / HOUR_MS,
    curves: new Map(Object.entries(tiers).map(([tier, samples]) => [tier, curveOf(samples, startAt, endAt)])),
  };
}

/** The final value of a past tier is known only if someone read it this close to the end. */
const LATEST_READING_HOURS = 1;

/** The tiers whose final values are known. */
export function finished(event: EventCurves): EventCurves {
  const isKnown = ([, curve]: readonly [string, Curve]): boolean =>
    lastHourOf(curve) >= event.durationHours - LATEST_READING_HOURS && (curve.points.at(-1) ?? 0) > 0;
  return { ...event, curves: new Map([...event.curves].filter(isKnown)) };
}
