import type { EventRecord } from '#model/records/event';
import { periodOf } from '#model/rules/event-period';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';

interface Found {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** The events that ran on a server at a moment. */
export const eventsAt = (events: Iterable<EventRecord>, server: ServerIndex, at: number): readonly Found[] =>
  [...events].flatMap((event) => {
    if (event.startAt[server] === null) return [];
    const period = periodOf(event, server, server);
    if (!period || at < period.from || at > period.to) return [];
    return [{ id: event.id, name: event.name, from: period.from, to: period.to }];
  });
