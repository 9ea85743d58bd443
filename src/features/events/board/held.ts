import type { EventRecord } from '#model/records/event';
import type { ServerIndex } from '#model/vocabulary/servers';

/** An event as the chosen server holds it. Times in epoch milliseconds. */
export interface Held {
  readonly server: ServerIndex;
  readonly id: number;
  readonly startAt: number;
  readonly endAt: number;
}

export interface HeldProps {
  readonly held: Held;
}

/** Null where the server does not hold it. */
export function heldOn(event: EventRecord, server: ServerIndex): Held | null {
  const [startAt, endAt] = [event.startAt[server], event.endAt[server]];
  return startAt === null || endAt === null ? null : { server, id: event.id, startAt, endAt };
}
