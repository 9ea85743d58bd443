import type { EventRecord } from '../../records/event.ts';
import { eventImagePath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { type Status, statusAt } from '../../rules/running.ts';
import { EVENT_TYPES, type EventType } from '../../vocabulary/event-types.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { wordsOf } from './words.ts';

/** An event as rows and pickers show it, with the times of one server. */
export interface EventView {
  readonly id: number;
  readonly name: string;
  /** Null for a kind this version does not know. */
  readonly type: EventType | null;
  readonly banner: string;
  readonly startAt: number | null;
  readonly endAt: number | null;
  readonly status: Status | null;
  readonly text: string;
}

export interface EventSources {
  /** Whose names and times are shown. */
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function eventView(event: EventRecord, { main, sub, now }: EventSources): EventView {
  const startAt = event.startAt[main];
  const endAt = event.endAt[main];
  const server = localised(event.startAt, main, sub)?.server ?? main;
  return {
    id: event.id,
    name: localised(event.name, main, sub)?.value ?? `#${event.id}`,
    type: EVENT_TYPES.find((type) => type === event.type) ?? null,
    banner: eventImagePath(SERVERS[server], event, 'banner'),
    startAt,
    endAt,
    status: endAt === null ? null : statusAt({ startAt, endAt }, now),
    text: wordsOf(event.name),
  };
}

/** Latest start first; events that the server never had come last. */
export const byLatest = (a: EventView, b: EventView): number =>
  (b.startAt ?? 0) - (a.startAt ?? 0) || b.id - a.id;
