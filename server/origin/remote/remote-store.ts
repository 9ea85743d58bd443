import { BoundedCache } from '../bounded-cache.ts';
import { FairQueue, type QueueEntry } from '../fair-queue.ts';
import { singleFlight } from '../flights.ts';
import type { Asker, Log } from '../origin.ts';
import { type DiskCache, diskCache, type KeptAnswer } from './disk-cache.ts';
import { type FetchLimits, fetchAnswer, type OriginAnswer } from './fetch-answer.ts';

export interface RemoteSettings {
  readonly base: URL;
  readonly cacheFolder: string;
  readonly limits: FetchLimits;
  /** How long an answer is used without asking again, by path. */
  readonly freshMs: (path: string) => number;
  readonly now: () => number;
}

export type StoredAnswer =
  | { readonly status: 'found'; readonly kept: KeptAnswer; readonly stale: boolean }
  | { readonly status: 'missing' | 'unavailable' };

export type FreshAnswer =
  | { readonly status: 'found'; readonly bytes: Uint8Array }
  | { readonly status: 'missing' | 'unavailable' };

const IN_FLIGHT = 8;
const MAX_WAITING = 100;
/** What is asked for now, and someone waits for, before files, of which an older one may be kept. */
const LANES = { live: 0, files: 1 } as const;
const SITE: Asker = { who: 'site' };
const MISSING_KEPT = 2_000;
/** A missing name is not asked for again for this long, … */
const MISSING_MS = 60_000;
/** … and a failing origin is left alone for this long after so many failures in a row. */
const REST_MS = 30_000;
const FAILURES_BEFORE_REST = 5;

type Check = (bytes: Uint8Array) => string | null;

/** Answers of the remote origin, through the disk, with the failures of the origin hidden where possible. */
export class RemoteStore {
  readonly #settings: RemoteSettings;
  readonly #log: Log;
  readonly #disk: DiskCache;
  readonly #once = singleFlight<StoredAnswer>();
  readonly #queue = new FairQueue({
    atOnce: IN_FLIGHT,
    mostWaiting: MAX_WAITING,
    lanes: Object.keys(LANES).length,
    leavesRoom: true,
  });
  readonly #missing = new BoundedCache<number>(MISSING_KEPT);
  readonly #closing = new AbortController();
  #failures = 0;
  #restUntil = 0;

  constructor(settings: RemoteSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
    this.#disk = diskCache(settings.cacheFolder);
  }

  /** `check` returns what is wrong with the bytes, or null. */
  get(path: string, check: Check, asker = SITE): Promise<StoredAnswer> {
    return this.#once(path, (signal) => this.#get(path, check, { ...asker, signal }), asker.signal);
  }

  /** What is kept from before, without asking: for when the origin has just turned out to be down. */
  async kept(path: string): Promise<StoredAnswer> {
    return fallback(await this.#disk.get(path));
  }

  /** Asked for now, neither looked up nor kept: for what is new each time. */
  async fresh(path: string, bytes: number, asker = SITE): Promise<FreshAnswer> {
    if (this.#settings.now() < this.#restUntil) return { status: 'unavailable' };
    const answer = await this.#inTurn('live', asker, (totalMs) => this.#ask(path, null, { totalMs, bytes }));
    if (answer === null) return { status: 'unavailable' };
    if (answer.status === 'failed') {
      this.#countFailure(path, answer);
      return { status: 'unavailable' };
    }
    this.#failures = 0;
    return answer.status === 'found' ? answer : { status: 'missing' };
  }

  close(): void {
    this.#closing.abort();
  }

  async #get(path: string, check: Check, asker: Asker): Promise<StoredAnswer> {
    const now = this.#settings.now();
    const kept = await this.#disk.get(path);
    if (kept && now - kept.fetchedAt < this.#settings.freshMs(path)) {
      return { status: 'found', kept, stale: false };
    }
    if ((this.#missing.get(path) ?? 0) > now) return { status: 'missing' };
    if (now < this.#restUntil) return fallback(kept);
    const { bytes } = this.#settings.limits;
    const answer = await this.#inTurn('files', asker, (totalMs) => this.#ask(path, kept, { totalMs, bytes }));
    if (answer === null) return fallback(kept);
    const problem = answer.status === 'found' ? check(answer.bytes) : null;
    return this.#settle(
      path,
      kept,
      problem === null ? answer : { status: 'failed', reason: problem, isDown: false },
    );
  }

  /**
   * Asks when it is the asker's turn, with what is then left of the time for all of it. Null when nothing was asked: too many
   * wait, the time is over, or the asker has hung up.
   */
  async #inTurn(
    lane: keyof typeof LANES,
    { who, signal }: Asker,
    ask: (totalMs: number) => Promise<OriginAnswer>,
  ): Promise<OriginAnswer | null> {
    const { totalMs: patienceMs } = this.#settings.limits;
    const beganAt = performance.now();
    const entry: QueueEntry = { lane: LANES[lane], signal, patienceMs };
    if (!(await this.#queue.enter(who, entry))) return null;
    try {
      const leftMs = Math.max(1, Math.ceil(patienceMs - (performance.now() - beganAt)));
      const answer = await ask(leftMs);
      // Having had little time says nothing about the origin.
      const isHasty = answer.status === 'failed' && leftMs < patienceMs / 2;
      return isHasty ? { ...answer, isDown: false } : answer;
    } finally {
      this.#queue.leave(who);
    }
  }

  #ask(path: string, kept: KeptAnswer | null, limits: FetchLimits): Promise<OriginAnswer> {
    const { base } = this.#settings;
    return fetchAnswer(base, path, limits, { etag: kept?.etag ?? null, signal: this.#closing.signal });
  }

  async #settle(path: string, kept: KeptAnswer | null, answer: OriginAnswer): Promise<StoredAnswer> {
    if (answer.status === 'failed') {
      this.#countFailure(path, answer);
      return fallback(kept);
    }
    this.#failures = 0;
    const now = this.#settings.now();
    if (answer.status === 'found') {
      return this.#keep({ path, etag: answer.etag, fetchedAt: now, bytes: answer.bytes });
    }
    if (answer.status === 'unchanged' && kept) return this.#keep({ ...kept, fetchedAt: now });
    // A page in place of data we had before is more likely a closed site than a file that went away.
    if (answer.status === 'page' && kept) return { status: 'found', kept, stale: true };
    this.#missing.set(path, now + MISSING_MS);
    return { status: 'missing' };
  }

  async #keep(kept: KeptAnswer): Promise<StoredAnswer> {
    await this.#disk.put(kept).catch((error: unknown) => {
      this.#log(`Cannot keep ${kept.path} in ${this.#settings.cacheFolder}: ${String(error)}`);
    });
    return { status: 'found', kept, stale: false };
  }

  /** Names that fail one by one must not keep others from those that do not. */
  #countFailure(path: string, { reason, isDown }: Extract<OriginAnswer, { status: 'failed' }>): void {
    if (this.#closing.signal.aborted) return;
    this.#log(`${this.#settings.base.origin} gave no ${path}: ${reason}`);
    if (!isDown || ++this.#failures < FAILURES_BEFORE_REST) return;
    this.#failures = 0;
    this.#restUntil = this.#settings.now() + REST_MS;
  }
}

const fallback = (kept: KeptAnswer | null): StoredAnswer =>
  kept ? { status: 'found', kept, stale: true } : { status: 'unavailable' };
