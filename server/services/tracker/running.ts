import type { EventRecord } from '#model/records/event';
import { type Period, periodOf } from '#model/rules/event-period';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';

interface Held {
  readonly event: EventRecord;
  readonly period: Period;
}

interface NamedEvent {
  readonly event: number;
  readonly name: string | null;
  readonly type: string;
  readonly startAt: number;
  readonly endAt: number;
}

/** The events of a server around now, and the ranks that are tracked there. */
export interface ServerEvents {
  readonly server: ServerIndex;
  readonly tiers: readonly number[];
  readonly current: NamedEvent | null;
  /** The one that ended last. */
  readonly last: NamedEvent | null;
  /** The next one that is announced. */
  readonly next: NamedEvent | null;
}

/** Of some, the one for which a number is greatest; null of none. */
function greatest(held: readonly Held[], numberOf: (one: Held) => number): Held | null {
  return held.reduce<Held | null>(
    (best, one) => (best === null || numberOf(one) > numberOf(best) ? one : best),
    null,
  );
}

const named = (one: Held | null, server: ServerIndex): NamedEvent | null =>
  one && {
    event: one.event.id,
    name: one.event.name[server],
    type: one.event.type,
    startAt: one.period.from,
    endAt: one.period.to,
  };

/** What runs on each server, ran last and comes next, so that no program reads the whole list of events for it. */
export function runningEvents(events: Iterable<EventRecord>, now: number): readonly ServerEvents[] {
  const all = [...events];
  return SERVERS.map((_code, index) => {
    const server = index as ServerIndex;
    const held = all.flatMap((event): Held[] => {
      const period = event.startAt[server] === null ? null : periodOf(event, server, server);
      return period ? [{ event, period }] : [];
    });
    const current = held.filter(({ period: { from, to } }) => from <= now && now <= to);
    const over = held.filter(({ period }) => period.to < now);
    const ahead = held.filter(({ period }) => period.from > now);
    return {
      server,
      tiers: TIERS[server],
      current: named(
        greatest(current, ({ period }) => period.from),
        server,
      ),
      last: named(
        greatest(over, ({ period }) => period.to),
        server,
      ),
      next: named(
        greatest(ahead, ({ period }) => -period.from),
        server,
      ),
    };
  });
}
