import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#model/vocabulary/time';
import type { Log, Origin } from '../../origin/origin.ts';
import { firstIdAt, timeOfId } from '../../store/ids/id-maker.ts';
import type { Db, Store } from '../../store/store.ts';
import { holdLease, releaseLease } from '../../store/tracker/leases.ts';
import { makeMonths } from '../../store/tracker/months.ts';
import { dropNewsBefore, insertNews } from '../../store/tracker/news.ts';
import { EventPoll, type NewSamples } from './event-poll.ts';
import { type HeldEvent, HeldEvents, isRunning } from './held-events.ts';
import { RecordedSamples } from './recorded.ts';

/** From the begin of one round of all servers to the next. */
const ROUND_MS = 25 * SECOND_MS;
const MAX_BACK_OFF_MS = 10 * MINUTE_MS;
/** A recorder that died is replaced after so long. */
const LEASE_MS = MINUTE_MS;
const LOOK_MS = 20 * SECOND_MS;
/** After its end an event has its final points. */
const SETTLED_MS = HOUR_MS;
/** How long a page may have been away and still hear what it missed. */
const NEWS_KEPT_MS = 24 * HOUR_MS;
/** A server that is stopping waits no longer for an answer of the origin. */
const FAREWELL_MS = 2 * SECOND_MS;
/** Between two questions to the origin. */
const PAUSE_MS = 150;

export interface RecorderParts {
  readonly origin: Pick<Origin, 'read' | 'readTracker'>;
  readonly store: Store;
  readonly log: Log;
  /** Between 0 and 1. */
  readonly random?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

const LEASE = 'recorder';
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Another process records now. */
class LeaseLost extends Error {}

/**
 * Asks the origin for the points of running events, again and again, and stores what is new (reference R62). Of all
 * processes on a database one does so; the others look whether it still lives.
 */
export class Recorder {
  readonly #store: Store;
  readonly #log: Log;
  readonly #random: () => number;
  readonly #pause: (ms: number) => Promise<void>;
  readonly #held: HeldEvents;
  readonly #recorded: RecordedSamples;
  readonly #origin: RecorderParts['origin'];
  readonly #holder = { name: LEASE, owner: randomUUID() };
  readonly #polls = new Map<string, EventPoll>();
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor({ origin, store, log, random = Math.random, pause = sleep }: RecorderParts) {
    this.#origin = origin;
    this.#store = store;
    this.#log = log;
    this.#random = random;
    this.#pause = pause;
    this.#held = new HeldEvents(origin, store.now);
    this.#recorded = new RecordedSamples(store);
  }

  start(): void {
    this.#startAfter(this.#random() * SECOND_MS);
  }

  #startAfter(waitMs: number): void {
    this.#timer = setTimeout(() => {
      this.#running = this.step().then((nextMs) => {
        if (!this.#isStopped) this.#startAfter(nextMs);
      });
    }, waitMs);
    this.#timer.unref();
  }

  /** Ends after the question that is being asked, if its answer comes soon; another process may record at once. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#running, sleep(FAREWELL_MS)]);
    await releaseLease(this.#store.db, this.#holder).catch(() => {});
  }

  /** One round; gives back how long to wait before the next, in milliseconds. */
  async step(): Promise<number> {
    const beganMs = this.#store.now();
    try {
      if (!(await this.#hold())) return this.#about(LOOK_MS);
      const isAnswered = await this.#round();
      if (!isAnswered) return this.#backOff();
      this.#failures = 0;
      return this.#about(Math.max(SECOND_MS, ROUND_MS - (this.#store.now() - beganMs)));
    } catch (error) {
      if (error instanceof LeaseLost) return this.#about(LOOK_MS);
      if (this.#failures === 0 && !this.#isStopped)
        this.#log(`Recording failed: ${(error as Error).message}`);
      return this.#backOff();
    }
  }

  /** Several recorders of one origin do not ask in step. */
  #about(ms: number): number {
    return Math.round(ms * (0.8 + 0.2 * this.#random()));
  }

  #backOff(): number {
    this.#failures++;
    const waitMs = Math.min(MAX_BACK_OFF_MS, ROUND_MS * 2 ** this.#failures);
    return Math.round(waitMs * (0.75 + 0.25 * this.#random()));
  }

  #hold(db: Db = this.#store.db): Promise<boolean> {
    const now = this.#store.now();
    return holdLease(db, this.#holder, { now, until: now + LEASE_MS });
  }

  /** Whether the origin answered all that was asked. */
  async #round(): Promise<boolean> {
    const now = this.#store.now();
    await makeMonths(this.#store, now);
    await dropNewsBefore(this.#store.db, firstIdAt(timeOfId(this.#store.newId()) - NEWS_KEPT_MS));
    for (const event of await this.#due()) {
      if (this.#isStopped) return true;
      if (!(await this.#record(event))) return false;
      if (this.#store.now() >= event.endMs + SETTLED_MS) await this.#finish(event);
    }
    return true;
  }

  /** Running events, and those of which the end is not recorded yet. */
  async #due(): Promise<readonly HeldEvent[]> {
    const unfinished = new Set((await this.#recorded.unfinished()).map(keyOf));
    const now = this.#store.now();
    const all = await this.#held.all();
    return all.filter((each) => isRunning(each, now) || (each.endMs <= now && unfinished.has(keyOf(each))));
  }

  async #finish(event: HeldEvent): Promise<void> {
    await this.#recorded.finish(event);
    this.#polls.delete(keyOf(event));
  }

  /** Asks all that there is to ask; what came before the origin failed is stored, too. */
  async #record(event: HeldEvent): Promise<boolean> {
    const poll = await this.#pollOf(event);
    const fresh: NewSamples[] = [];
    let isAnswered = true;
    for (const ask of poll.questions(this.#store.now())) {
      if (this.#isStopped) break;
      const found = await ask();
      isAnswered = found !== 'unavailable';
      if (!isAnswered) break;
      if (typeof found === 'object') fresh.push(found);
      await this.#pause(PAUSE_MS * (0.5 + this.#random()));
    }
    await this.#keep(event, fresh);
    return isAnswered;
  }

  /** Samples and the word of them are stored together, by the process that holds the lease at that moment. */
  async #keep({ server, event }: HeldEvent, fresh: readonly NewSamples[]): Promise<void> {
    const id = this.#store.newId();
    await this.#store.write(async (trx) => {
      if (!(await this.#hold(trx))) throw new LeaseLost();
      for (const { keep } of fresh) await keep(trx);
      if (fresh.length > 0) await insertNews(trx, { id, server, event });
    });
    for (const { kept } of fresh) kept();
  }

  async #pollOf(event: HeldEvent): Promise<EventPoll> {
    const known = this.#polls.get(keyOf(event));
    if (known) return known;
    const songs = await this.#held.songs(event);
    const poll = new EventPoll({ origin: this.#origin, recorded: this.#recorded, event, songs });
    this.#polls.set(keyOf(event), poll);
    return poll;
  }
}

const keyOf = ({ server, event }: { readonly server: number; readonly event: number }): string =>
  `${server}/${event}`;
