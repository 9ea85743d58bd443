import type { CurveSample } from '#model/forecast/curve';
import type { EventSamples } from '#model/forecast/event-curves';
import type { Cutoff } from '#model/records/tracker';
import { SERVERS } from '#model/vocabulary/servers';
import type { ForetoldEvent } from './foretold-events.ts';

/** What a forecast is made from. */
export type EventReadings = EventSamples;

/** The last reading of each span of `spacingMs`; the very last is always there. */
export function spaced(cutoffs: readonly Cutoff[], spacingMs: number): readonly CurveSample[] {
  return cutoffs
    .filter(({ time }, i) => {
      const next = cutoffs[i + 1];
      return next === undefined || Math.floor(next.time / spacingMs) !== Math.floor(time / spacingMs);
    })
    .map(({ time, ep }) => [time, ep]);
}

export const readingsOf = (
  { server, type, startAt, endAt }: ForetoldEvent,
  tiers: readonly (readonly [number, readonly CurveSample[]])[],
): EventReadings => ({
  server: SERVERS[server],
  type,
  startAt,
  endAt,
  tiers: Object.fromEntries(tiers),
});

/** What was known at a time. */
export const readUntil = (readings: EventReadings, time: number): EventReadings => ({
  ...readings,
  tiers: Object.fromEntries(
    Object.entries(readings.tiers).map(([tier, samples]) => [tier, samples.filter(([at]) => at <= time)]),
  ),
});

/** Epoch milliseconds; null where no one read anything. */
export function lastReading({ tiers }: EventReadings): number | null {
  const times = Object.values(tiers).flatMap((samples) => samples.at(-1)?.[0] ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

/** Equal prints mean equal readings, for all that matters. */
export const printOf = ({ tiers }: EventReadings): string =>
  Object.entries(tiers)
    .map(([tier, samples]) => {
      const sum = samples.reduce((total, [, points]) => total + points, 0);
      return `${tier}:${samples.length}:${samples.at(-1)?.[0] ?? 0}:${sum}`;
    })
    .join(' ');
