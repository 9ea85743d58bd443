import type { Log } from '../../origin/origin.ts';
import { HEARTBEAT, HEARTBEAT_MS } from '../heartbeat.ts';
import { Refusal } from '../refusal.ts';
import type { News, NewsSource } from './news.ts';

/** A page that was away longer asks for everything anyway. */
const MAX_MISSED = 500;
const MAX_LISTENERS = 10_000;
/** Pages that cannot be served now ask again after so long. */
const RETRY_S = 30;
/** A page that reads slower than this much is behind is let go; it comes back and hears what it missed. */
export const MAX_BACKLOG = 16 * 1024;

/** A listener: a response, or a test. */
export interface Listener {
  readonly write: (bytes: Buffer) => void;
  /** Bytes that were written and have not gone out. */
  readonly backlog: () => number;
  /** Lets it go without another word. */
  readonly drop: () => void;
  /** Ends it in order. */
  readonly end: () => void;
}

export interface LiveParts {
  readonly log: Log;
  /** Called with all that is new before listeners hear of it. */
  readonly onNews?: (news: News) => void;
  readonly most?: number;
}

const frameOf = ({ id, server, event }: News): Buffer =>
  Buffer.from(`id: ${id}\nevent: sample\ndata: ${JSON.stringify({ server, event })}\n\n`);

/** The last of each event, by time: one says as much as many that came before it. */
const lastOfEach = (all: readonly News[]): readonly News[] =>
  [...new Map(all.map((news) => [`${news.server} ${news.event}`, news])).values()].sort(
    (a, b) => a.id - b.id,
  );

/** How long a browser waits before it comes back, in milliseconds. */
const GREETING = Buffer.from('retry: 3000\n\n');

/**
 * Sends many listeners what is new. One question to the source serves all of them, and bytes are made once; no one is
 * asked while no one listens.
 */
export class Live {
  readonly #source: NewsSource;
  readonly #parts: LiveParts;
  readonly #listeners = new Set<Listener>();
  #joining = 0;
  /** The last message, for new listeners. */
  #recent: News[] = [];
  #last: number | null = null;
  #look: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isTold = false;

  constructor(source: NewsSource, parts: LiveParts) {
    this.#source = source;
    this.#parts = parts;
  }

  get size(): number {
    return this.#listeners.size + this.#joining;
  }

  /** @throws Refusal UNAVAILABLE when no more pages can be served */
  refuseWhenFull(): void {
    if (this.#isClosed || this.size >= (this.#parts.most ?? MAX_LISTENERS))
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_S });
  }

  /**
   * Sends all that comes from now on, and what came after `lastId`. Returns how to leave.
   * @throws Refusal UNAVAILABLE
   */
  async join(listener: Listener, lastId: number | null): Promise<() => void> {
    this.refuseWhenFull();
    let isGone = false;
    this.#joining++;
    try {
      if (this.#listeners.size === 0) this.#last = Math.max(this.#last ?? 0, await this.#source.latest());
      // What no one said yet cannot have been heard.
      const told = this.#last ?? 0;
      const heard = lastId === null ? told : Math.min(lastId, told);
      const missed = lastId === null ? [] : await this.#source.after(heard, MAX_MISSED);
      if (!this.#isClosed) this.#greet(listener, heard, missed);
    } finally {
      this.#joining--;
    }
    if (this.#isClosed) listener.end();
    return () => {
      if (isGone) return;
      isGone = true;
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  #greet(listener: Listener, heard: number, missed: readonly News[]): void {
    // The others may have got some of them during the look-up for this one.
    const known = [...missed.filter(({ id }) => id <= (this.#last ?? 0)), ...this.#recent];
    const unheard = lastOfEach(known.filter(({ id }) => id > heard));
    listener.write(Buffer.concat([GREETING, ...unheard.map(frameOf)]));
    this.#listeners.add(listener);
    this.#wake();
  }

  #wake(): void {
    if (this.#look) return;
    const next = (): void => {
      this.#look = setTimeout(() => {
        void this.#lookOnce().finally(() => {
          if (this.#look) next();
        });
      }, this.#source.everyMs);
    };
    next();
    this.#beat = setInterval(() => this.#send(HEARTBEAT), HEARTBEAT_MS);
  }

  #rest(): void {
    clearTimeout(this.#look);
    clearInterval(this.#beat);
    this.#look = undefined;
    this.#last = null;
    this.#recent = [];
  }

  async #lookOnce(): Promise<void> {
    try {
      const found = await this.#source.after(this.#last ?? 0, MAX_MISSED);
      if (this.#last === null) return;
      for (const news of found) {
        if (news.id <= this.#last) continue;
        this.#last = news.id;
        this.#recent = [...this.#recent, news].slice(-MAX_MISSED);
        this.#parts.onNews?.(news);
        this.#send(frameOf(news));
      }
      this.#isTold = false;
    } catch (error) {
      if (!this.#isTold) this.#parts.log(`News of the tracker cannot be read: ${(error as Error).message}`);
      this.#isTold = true;
    }
  }

  #send(bytes: Buffer): void {
    for (const listener of this.#listeners) {
      if (listener.backlog() > MAX_BACKLOG) {
        this.#listeners.delete(listener);
        listener.drop();
      } else listener.write(bytes);
    }
  }

  /** Ends all connections; no more are taken. */
  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
    this.#rest();
  }
}
