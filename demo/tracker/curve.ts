import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';

/** When servers are awake: hours that their day is ahead of UTC. */
const AHEAD_HOURS = [9, 0, 8, 8, 9] as const;
/** Samples come twice an hour. */
export const STEP_MS = HOUR_MS / 2;

/** How hard is played over an event: each number is of the mean of a plain hour. */
export interface EventPace {
  readonly server: number;
  readonly startMs: number;
  readonly endMs: number;
  /** What the first hours have more. */
  readonly rush: number;
  /** What the last hours have more. */
  readonly surge: number;
}

const LATE_EVENING = 21;
const RUSH_HOURS = 6;
const SURGE_HOURS = 5;
const WEEKEND = 1.2;

/** More in the evening, next to nothing before dawn. */
function ofDay(ms: number, server: number): number {
  const local = ms + (AHEAD_HOURS[server] ?? 0) * HOUR_MS;
  const hour = (local / HOUR_MS) % 24;
  const wave = 1 + 0.75 * Math.cos(((hour - LATE_EVENING) / 24) * 2 * Math.PI);
  const day = Math.floor(local / DAY_MS + 4) % 7;
  return wave * (day === 0 || day === 6 ? WEEKEND : 1);
}

function intensity(ms: number, { server, startMs, endMs, rush, surge }: EventPace): number {
  const since = (ms - startMs) / HOUR_MS;
  const left = (endMs - ms) / HOUR_MS;
  return ofDay(ms, server) + rush * Math.exp(-since / RUSH_HOURS) + surge * Math.exp(-left / SURGE_HOURS);
}

/** The share of the final points after each step from the start: begins with 0, ends with 1. */
export function sharesOf(pace: EventPace): readonly number[] {
  const steps = Math.max(1, Math.ceil((pace.endMs - pace.startMs) / STEP_MS));
  const sums = [0];
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    sum += intensity(pace.startMs + (step + 0.5) * STEP_MS, pace);
    sums.push(sum);
  }
  return sums.map((each) => each / sum);
}
