import { DAY_MS, HOUR_MS, MINUTE_MS } from '../vocabulary/time.ts';

/** From the longest; a month and a year are near enough here, for the exact moment stands beside it. */
const UNITS = [
  { unit: 'year', lengthMs: 365 * DAY_MS },
  { unit: 'month', lengthMs: 30 * DAY_MS },
  { unit: 'week', lengthMs: 7 * DAY_MS },
  { unit: 'day', lengthMs: DAY_MS },
  { unit: 'hour', lengthMs: HOUR_MS },
  { unit: 'minute', lengthMs: MINUTE_MS },
] as const;

/** A distance in time in the words of `Intl.RelativeTimeFormat`; negative for the past. */
export interface TimeDistance {
  readonly value: number;
  readonly unit: (typeof UNITS)[number]['unit'] | 'second';
}

/** How long ago a moment was, in the largest unit that is full; less than a minute is now. */
export function distanceBetween(momentMs: number, nowMs: number): TimeDistance {
  const apart = momentMs - nowMs;
  const found = UNITS.find(({ lengthMs }) => Math.abs(apart) >= lengthMs);
  return found
    ? { value: Math.trunc(apart / found.lengthMs), unit: found.unit }
    : { value: 0, unit: 'second' };
}
