import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import type { DemoWorld } from '../world.ts';

/** Number of events in the real set (reference R21). */
export const EVENT_COUNT = 311;

interface ServerCalendar {
  /** Days before the demo date on which the server opened. */
  readonly openedDays: number;
  /** Hour of the day (UTC) at which things start. */
  readonly startHour: number;
  /** Ids after this one are not announced yet. */
  readonly lastEvent: number;
  /** Events before it that never came to this server. */
  readonly skipped: number;
  /** Days for which the event running at the demo date has been running. */
  readonly runningDays: number;
}

/** jp, en, tw, cn, kr. Together they give the null counts of reference R21: 1, 31, 20, 20, 142. */
const CALENDARS: readonly ServerCalendar[] = [
  { openedDays: 3210, startHour: 6, lastEvent: 311, skipped: 1, runningDays: 3 },
  { openedDays: 2840, startHour: 1, lastEvent: 281, skipped: 1, runningDays: 5 },
  { openedDays: 2990, startHour: 7, lastEvent: 293, skipped: 2, runningDays: 2 },
  { openedDays: 2420, startHour: 6, lastEvent: 293, skipped: 2, runningDays: 4 },
  { openedDays: 2880, startHour: 7, lastEvent: 233, skipped: 64, runningDays: 1 },
];

/** Events after the running one that are announced, so that the whole month has a current event. */
const UPCOMING = 3;
const TAIL_DAYS = 10;

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ServerTimeline {
  /** When the server opened, epoch milliseconds. */
  opened(server: number): number;
  /** When the event with this index (id − 1) runs on a server; null when it does not come there. */
  event(server: number, index: number): Span | null;
  /** Start of this event or of the next one that did come to the server; null when none is announced. */
  startAtOrAfter(server: number, index: number): number | null;
}

function heldEvents(calendar: ServerCalendar, server: number): number[] {
  const skipped = new Set<number>();
  const stride = (calendar.lastEvent - 60) / calendar.skipped;
  for (let k = 0; k < calendar.skipped; k++) skipped.add(Math.floor(24 + server * 3 + (k + 0.5) * stride));
  const held: number[] = [];
  for (let index = 0; index < calendar.lastEvent; index++) if (!skipped.has(index)) held.push(index);
  return held;
}

function spans(world: DemoWorld, calendar: ServerCalendar, count: number): Span[] {
  const running = count - 1 - UPCOMING;
  const hour = calendar.startHour * HOUR_MS;
  const runningDay = -calendar.runningDays;
  const step = (runningDay + calendar.openedDays) / running;
  return Array.from({ length: count }, (_, k) => {
    const early = k < running;
    const day = early ? Math.floor(-calendar.openedDays + k * step) : runningDay + (k - running) * TAIL_DAYS;
    const start = world.now + day * DAY_MS + hour;
    const length = early ? (Math.min(7 + (k % 3), Math.floor(step) - 2) + 0.25) * DAY_MS : TAIL_DAYS * DAY_MS;
    return { start, end: start + length - 1000 };
  });
}

/** Lays the events of five servers around the demo date; the last ones follow each other without a gap. */
export function createTimeline(world: DemoWorld): ServerTimeline {
  const servers = CALENDARS.map((calendar, server) => {
    const held = heldEvents(calendar, server);
    const times = spans(world, calendar, held.length);
    const byIndex = new Map(held.map((index, k) => [index, times[k]!]));
    return { calendar, byIndex };
  });
  const event = (server: number, index: number) => servers[server]!.byIndex.get(index) ?? null;
  return {
    opened: (server) => {
      const { openedDays, startHour } = servers[server]!.calendar;
      return world.now - openedDays * DAY_MS + startHour * HOUR_MS;
    },
    event,
    startAtOrAfter: (server, index) => {
      for (let i = index; i < servers[server]!.calendar.lastEvent; i++) {
        const span = event(server, i);
        if (span !== null) return span.start;
      }
      return null;
    },
  };
}
