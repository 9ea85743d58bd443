import { SERVERS } from '../vocabulary/servers.ts';
import { type Curve, curveOf, HOUR_MS, lastHourOf, type Sample } from './curve.ts';

/** An event and what is known of its cutoffs; `type` may be a word nobody knows. Times in epoch milliseconds. */
export interface EventSamples {
  readonly server: string;
  readonly type: string | null;
  readonly startAt: number;
  readonly endAt: number;
  readonly tiers: Readonly<Record<string, readonly Sample[]>>;
}

/** The same, ready to be read at any hour. */
export interface EventCurves {
  readonly type: string | null;
  readonly durationHours: number;
  /** Hours from 1970-01-01 00:00 of the server's own clock to the start. */
  readonly localStartHour: number;
  readonly curves: ReadonlyMap<string, Curve>;
}

/** How far the clock of each server is ahead of UTC, in hours; in the order of `SERVERS`. */
const AHEAD_OF_UTC = [9, 0, 8, 8, 9];

export function eventCurves({ server, type, startAt, endAt, tiers }: EventSamples): EventCurves {
  const index = SERVERS.findIndex((code) => code === server);
  return {
    type,
    durationHours: (endAt - startAt) / HOUR_MS,
    localStartHour: startAt / HOUR_MS + (AHEAD_OF_UTC[index] ?? 0),
    curves: new Map(Object.entries(tiers).map(([tier, samples]) => [tier, curveOf(samples, startAt, endAt)])),
  };
}

/** A past tier tells its final value only if somebody read it this close to the end. */
const LATEST_READING_HOURS = 1;

/** The tiers whose final values are known. */
export function finished(event: EventCurves): EventCurves {
  const isKnown = ([, curve]: readonly [string, Curve]): boolean =>
    lastHourOf(curve) >= event.durationHours - LATEST_READING_HOURS && (curve.points.at(-1) ?? 0) > 0;
  return { ...event, curves: new Map([...event.curves].filter(isKnown)) };
}

const DAY_HOURS = 24;
/** 1970-01-01 was a Thursday; Monday is 0. */
const FIRST_WEEKDAY = 3;
const SATURDAY = 5;
const FRIDAY = 4;
const FRIDAY_EVENING = 18;

/** The share of the hours `from` to `to` since the start that belongs to a weekend, Friday evening included. */
export function weekendShare({ localStartHour }: EventCurves, from: number, to: number): number {
  let [weekend, all] = [0, 0];
  for (let hour = from; hour < to || all === 0; hour += 1) {
    const local = localStartHour + hour;
    const weekday = (Math.floor(local / DAY_HOURS) + FIRST_WEEKDAY) % 7;
    const isEvening = weekday === FRIDAY && local % DAY_HOURS >= FRIDAY_EVENING;
    if (weekday >= SATURDAY || isEvening) weekend += 1;
    all += 1;
  }
  return weekend / all;
}
