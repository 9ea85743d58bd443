import type { Cutoff } from '../records/tracker.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../vocabulary/time.ts';

export type Sample = Pick<Cutoff, 'time' | 'ep'>;

/** When an event runs; epoch milliseconds. */
export interface EventSpan {
  readonly startAt: number;
  readonly endAt: number;
}

/** The samples with the start, where everybody has nothing; what was read before it is left out. */
export const fromStart = (samples: readonly Sample[], startAt: number): readonly Sample[] =>
  samples.length === 0 ? [] : [{ time: startAt, ep: 0 }, ...samples.filter(({ time }) => time > startAt)];

/** Place of the last sample at or before `time`; −1 where there is none. */
export function indexAt(samples: readonly { readonly time: number }[], time: number): number {
  let [low, high] = [0, samples.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((samples[middle]?.time ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Points at a time, on the straight line between two samples; null before the first and after the last. */
export function pointsAt(samples: readonly Sample[], time: number): number | null {
  const at = indexAt(samples, time);
  const [before, after] = [samples[at], samples[at + 1]];
  if (!before) return null;
  if (!after) return before.time === time ? before.ep : null;
  return before.ep + ((after.ep - before.ep) * (time - before.time)) / (after.time - before.time);
}

/** Shorter spans say little about a pace: one reading too early or too late decides. */
const SHORTEST_MS = 20 * MINUTE_MS;

/**
 * Points per hour over the last `windowMs` up to `time`, over less where the samples begin later. Null where they do not reach so far,
 * or less than 20 minutes are known.
 */
export function speedAt(samples: readonly Sample[], time: number, windowMs: number): number | null {
  const [first] = samples;
  const now = pointsAt(samples, time);
  if (!first || now === null) return null;
  const from = Math.max(first.time, time - windowMs);
  const before = pointsAt(samples, from);
  if (before === null || time - from < Math.min(windowMs, SHORTEST_MS)) return null;
  return ((now - before) * HOUR_MS) / (time - from);
}

export interface Speeds {
  /** Points per hour over the last hour and over the last day; null where nothing can be said. */
  readonly hour: number | null;
  readonly day: number | null;
}

export function latestSpeeds(samples: readonly Sample[]): Speeds {
  const last = samples.at(-1);
  if (!last) return { hour: null, day: null };
  return { hour: speedAt(samples, last.time, HOUR_MS), day: speedAt(samples, last.time, DAY_MS) };
}

/** Where a straight line from the last sample ends at `speed` points per hour. */
export function straightEnd(samples: readonly Sample[], speed: number | null, endAt: number): number | null {
  const last = samples.at(-1);
  if (!last || speed === null) return null;
  return Math.round(last.ep + (Math.max(0, endAt - last.time) / HOUR_MS) * speed);
}

/** So many of the last readings show how far they are apart. */
const RECENT = 10;
const FEWEST = 3;

/** When the next reading is due: as long after the last one as recent ones are apart, by their median. Null where they are too few. */
export function nextReadingAt(samples: readonly Pick<Sample, 'time'>[]): number | null {
  const times = samples.slice(-RECENT).map(({ time }) => time);
  const last = times.at(-1);
  if (last === undefined || times.length < FEWEST) return null;
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const middle = gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return last + middle;
}

export interface DailyGain {
  /** Epoch milliseconds; the end is that of the day, or of what is known of it. */
  readonly from: number;
  readonly to: number;
  readonly gain: number;
  /** Per cent more or less than on the day before; null where either day is not whole. */
  readonly change: number | null;
  /** The day goes on. */
  readonly isOpen: boolean;
}

/**
 * Points gained from each midnight to the next, the earliest day first. `midnights` are those within the event; its first and last day
 * may be shorter.
 */
export function dailyGains(
  samples: readonly Sample[],
  midnights: readonly number[],
  { startAt, endAt }: EventSpan,
): readonly DailyGain[] {
  const last = samples.at(-1);
  if (!last) return [];
  const edges = [startAt, ...midnights.filter((time) => time > startAt && time < endAt), endAt];
  const gains: DailyGain[] = [];
  let before: number | null = null;
  for (const [at, from] of edges.slice(0, -1).entries()) {
    const until = edges[at + 1] ?? endAt;
    const to = Math.min(until, last.time);
    const [low, high] = [pointsAt(samples, from), pointsAt(samples, to)];
    if (to <= from || low === null || high === null) break;
    const gain = Math.round(high - low);
    const isOpen = to < until;
    const isWhole = until - from >= DAY_MS - HOUR_MS;
    const change = before && isWhole && !isOpen ? (gain / before - 1) * 100 : null;
    gains.push({ from, to, gain, change, isOpen });
    before = isWhole ? gain : null;
  }
  return gains;
}

const QUARTER_MS = 15 * MINUTE_MS;

/** Midnights after `from` and before `to`. `dayOf` names the day of a moment in the visitor's zone; zones differ by quarters of an hour. */
export function midnightsIn(
  { startAt, endAt }: EventSpan,
  dayOf: (time: number) => string,
): readonly number[] {
  const found: number[] = [];
  let time = startAt - (startAt % QUARTER_MS);
  let day = dayOf(time);
  while (time < endAt) {
    time += QUARTER_MS;
    const next = dayOf(time);
    if (next === day) continue;
    day = next;
    if (time > startAt && time < endAt) found.push(time);
    // No day is shorter than 23 hours.
    time += 22 * HOUR_MS;
  }
  return found;
}
