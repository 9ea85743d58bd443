import type { EventRecord } from '../records/event.ts';
import type { PerServer, ServerIndex } from '../vocabulary/servers.ts';
import { localised } from './localised.ts';

/** When an event runs on one server; epoch milliseconds, both ends belong to it. */
export interface Period {
  readonly server: ServerIndex;
  readonly from: number;
  readonly to: number;
}

/** No event lasts so long: an end so far ahead only says that none is known. */
const MAX_MS = 60 * 86_400_000;

/** When it runs on the main server, else on the sub server, else on the first there is; null where unknown. */
export function periodOf(
  { startAt, endAt }: Pick<EventRecord, 'startAt' | 'endAt'>,
  main: ServerIndex,
  sub: ServerIndex,
): Period | null {
  const start = localised(startAt, main, sub);
  const end = start && endAt[start.server];
  if (!start || end === null || end < start.value || end - start.value > MAX_MS) return null;
  return { server: start.server, from: start.value, to: end };
}

/** What came out on the server in that time, the earliest first. */
export const cameIn = <T extends { readonly id: number }>(
  things: Iterable<T>,
  timesOf: (thing: T) => PerServer<number>,
  { server, from, to }: Period,
): readonly T[] => {
  const timeOf = (thing: T): number => timesOf(thing)[server] ?? Number.NaN;
  return [...things]
    .filter((thing) => timeOf(thing) >= from && timeOf(thing) <= to)
    .sort((a, b) => timeOf(a) - timeOf(b) || a.id - b.id);
};

/** The events that ran on the server at a moment, each with its period there. */
export const eventsAt = (
  events: Iterable<EventRecord>,
  server: ServerIndex,
  at: number,
): readonly { readonly event: EventRecord; readonly period: Period }[] =>
  [...events].flatMap((event) => {
    if (event.startAt[server] === null) return [];
    const period = periodOf(event, server, server);
    return period && at >= period.from && at <= period.to ? [{ event, period }] : [];
  });
