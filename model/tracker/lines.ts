import type { EventRecord } from '../records/event.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { EventSpan, Sample } from './pace.ts';

/** A tier of an event on the server of the page. */
export interface LineKey {
  readonly event: number;
  readonly tier: number;
}

/** Whether lines lie beside each other from their start or to their end. */
export const ALIGNMENTS = ['start', 'end'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** More lines cannot be distinguished. */
export const MAX_LINES = 5;

export const isSameLine = (a: LineKey, b: LineKey): boolean => a.event === b.event && a.tier === b.tier;

/** With one more line; the same ones where it is there already or there are five. */
export const withLine = (lines: readonly LineKey[], line: LineKey): readonly LineKey[] =>
  lines.length >= MAX_LINES || lines.some((each) => isSameLine(each, line)) ? lines : [...lines, line];

/** Samples of one event laid over the time of another. */
export function aligned(
  samples: readonly Sample[],
  own: EventSpan,
  base: EventSpan,
  alignment: Alignment,
): readonly Sample[] {
  const shift = alignment === 'start' ? base.startAt - own.startAt : base.endAt - own.endAt;
  return shift === 0 ? samples : samples.map(({ time, ep }) => ({ time: time + shift, ep }));
}

/** When an event runs on a server; null where unknown. */
export function spanOn(
  { startAt, endAt }: Pick<EventRecord, 'startAt' | 'endAt'>,
  server: ServerIndex,
): EventSpan | null {
  const [start, end] = [startAt[server], endAt[server]];
  return start === null || end === null || end <= start ? null : { startAt: start, endAt: end };
}

/** Events on the server, the latest beginning first. */
export const eventsOn = (events: Iterable<EventRecord>, server: ServerIndex): readonly EventRecord[] =>
  [...events]
    .filter((event) => spanOn(event, server) !== null)
    .sort((a, b) => (b.startAt[server] ?? 0) - (a.startAt[server] ?? 0) || b.id - a.id);

/** The last events of the same type before this one on the server, the latest first. */
export function comparable(
  events: Iterable<EventRecord>,
  event: EventRecord,
  server: ServerIndex,
  most: number,
): readonly EventRecord[] {
  const start = event.startAt[server] ?? 0;
  return eventsOn(events, server)
    .filter((each) => each.type === event.type && (each.startAt[server] ?? 0) < start)
    .slice(0, most);
}

/** The event that runs, else the last one that did, else the next; null on a server without events. */
export function currentEvent(
  events: Iterable<EventRecord>,
  server: ServerIndex,
  now: number,
): EventRecord | null {
  const known = eventsOn(events, server);
  return known.find((event) => (event.startAt[server] ?? 0) <= now) ?? known.at(-1) ?? null;
}

/** The event that runs or comes next; null where the last one is over. */
export function runningEvent(
  events: Iterable<EventRecord>,
  server: ServerIndex,
  now: number,
): EventRecord | null {
  const event = currentEvent(events, server, now);
  return event !== null && (event.endAt[server] ?? 0) > now ? event : null;
}
