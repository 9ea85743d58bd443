import { readEvents } from '#model/records/event';
import { readEventSongs } from '#model/records/read-event-songs';
import { SERVERS } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import type { Origin } from '../../origin/origin.ts';

/** An event comes to the lists days before it begins. */
const FRESH_MS = 10 * MINUTE_MS;

/** An event on a server; times are epoch milliseconds. */
export interface HeldEvent {
  readonly server: number;
  readonly event: number;
  readonly startMs: number;
  readonly endMs: number;
}

interface Kept {
  readonly events: readonly HeldEvent[];
  readonly readAtMs: number;
}

export const isRunning = ({ startMs, endMs }: HeldEvent, nowMs: number): boolean =>
  startMs <= nowMs && nowMs < endMs;

/** Which events the servers hold, as the origin lists them. */
export class HeldEvents {
  readonly #origin: Pick<Origin, 'read'>;
  readonly #now: () => number;
  #kept: Kept | null = null;

  constructor(origin: Pick<Origin, 'read'>, now: () => number) {
    this.#origin = origin;
    this.#now = now;
  }

  /** None while the origin never said which there are. */
  async all(): Promise<readonly HeldEvent[]> {
    const nowMs = this.#now();
    if (this.#kept && nowMs - this.#kept.readAtMs < FRESH_MS) return this.#kept.events;
    const answer = await this.#origin.read('events/all');
    if (answer.status === 'found') this.#kept = { events: heldIn(answer.value), readAtMs: nowMs };
    return this.#kept?.events ?? [];
  }

  async running(): Promise<readonly HeldEvent[]> {
    return (await this.all()).filter((each) => isRunning(each, this.#now()));
  }

  /** The songs that an event ranks by themselves; none where the origin does not say so. */
  async songs({ server, event }: Pick<HeldEvent, 'server' | 'event'>): Promise<readonly number[]> {
    const answer = await this.#origin.read(`events/${event}`);
    return answer.status === 'found' ? (readEventSongs(answer.value)[server] ?? []) : [];
  }
}

function heldIn(json: unknown): readonly HeldEvent[] {
  return [...readEvents(json).byId].flatMap(([event, { startAt, endAt }]) =>
    SERVERS.flatMap((_, server): readonly HeldEvent[] => {
      const [startMs, endMs] = [startAt[server] ?? null, endAt[server] ?? null];
      return startMs === null || endMs === null ? [] : [{ server, event, startMs, endMs }];
    }),
  );
}
