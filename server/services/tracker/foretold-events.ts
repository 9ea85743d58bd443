import type { EventRecord } from '#model/records/event';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';

/** An event as one server holds it. Times in epoch milliseconds. */
export interface ForetoldEvent {
  readonly server: ServerIndex;
  readonly id: number;
  readonly type: string;
  readonly startAt: number;
  readonly endAt: number;
}

type Events = ReadonlyMap<number, EventRecord>;

/** Past events that a forecast is made of; more of them change little and cost as much again. */
const MAX_PAST = 60;
/** With fewer of its own than this a server takes those of others, as the forecast does (reference R61). */
const FEW = 8;
/** After this the last reading is there. */
export const SETTLED_MS = HOUR_MS;

/** Null where the server does not hold the event. */
export function heldEvent(events: Events, server: number, id: number): ForetoldEvent | null {
  const record = events.get(id);
  if (!record || !isServerIndex(server)) return null;
  const [startAt, endAt] = [record.startAt[server], record.endAt[server]];
  if (startAt === null || endAt === null || endAt <= startAt) return null;
  return { server, id, type: record.type, startAt, endAt };
}

/**
 * The events that were over when another one began, the latest first: of its own server, and of the others where those are too few. They
 * stay the same however late someone asks.
 */
export function eventsBefore(events: Events, event: ForetoldEvent, now: number): readonly ForetoldEvent[] {
  const over = SERVERS.flatMap((_, server) =>
    [...events.keys()].map((id) => heldEvent(events, server, id)).filter((one) => one !== null),
  )
    .filter(({ endAt }) => endAt <= event.startAt && endAt + SETTLED_MS <= now)
    .toSorted((a, b) => b.endAt - a.endAt);
  const own = over.filter(({ server }) => server === event.server).slice(0, MAX_PAST);
  if (own.length >= FEW) return own;
  return [...own, ...over.filter(({ server }) => server !== event.server).slice(0, MAX_PAST - own.length)];
}
