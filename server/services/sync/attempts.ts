import type { SyncTask } from '#model/contract/sync/account';
import { MINUTE_MS } from '#model/vocabulary/time';
import { dropDocument, findDocument, putDocument } from '../../store/accounts/documents.ts';
import { lockUser } from '../../store/accounts/users.ts';
import type { Db, Store } from '../../store/store.ts';
import type { SyncRequestRow } from '../../store/sync/accounts.ts';
import { Refusal } from '../refusal.ts';

export const ATTEMPT = 'syncAttempt';
/** As long as a code lives. */
export const ATTEMPT_SHOWN_MS = 60 * MINUTE_MS;
/** The game has answered by then; whatever still runs was ended with the server. */
const MAX_ATTEMPT_MS = 2 * MINUTE_MS;
/** How long an answer is held back while an attempt runs: clients ask again at once. */
const HELD_MS = 2_000;
/** Answers of one member that are held back at once: more would take the places of others. */
const MAX_HELD = 4;
const RETRY_S = 5;

type Params = SyncTask['params'];

interface Attempt {
  readonly id: number;
  readonly params: Params;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly outcome: boolean | null;
}

const isRunning = ({ outcome, startedAt }: Attempt, now: number): boolean =>
  outcome === null && startedAt + MAX_ATTEMPT_MS > now;

/** The code that was given last, for clients that know of one at a time. */
export const newestOf = (requests: readonly SyncRequestRow[]): SyncRequestRow | undefined =>
  requests.toSorted((a, b) => a.expiresAt - b.expiresAt).at(-1);

export const paramsOf = ({ server, uid, code }: SyncRequestRow): Params => ({
  type: 'link',
  server,
  uid,
  code,
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What these refuse is an outcome; anything else is a refusal of the attempt itself. */
const FAILURES: readonly string[] = ['CODE_INVALID', 'NOT_FOUND', 'ORIGIN_UNAVAILABLE'];

/** What became of linking or renewing an account, for clients that ask for it afterwards: the last attempt of a member. */
export class SyncAttempts {
  readonly #store: Store;
  /** Those of this process, by member. */
  readonly #running = new Map<number, Promise<void>>();
  /** How many answers are held back, by member. */
  readonly #held = new Map<number, number>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Does the work as the one attempt of a member.
   * @throws Refusal when another one runs, and what the work throws besides failing
   */
  async run(userId: number, params: Params, work: () => Promise<void>): Promise<void> {
    const done = this.#carryOut(userId, await this.#begin(userId, params), work);
    this.#running.set(userId, done);
    try {
      await done;
    } finally {
      if (this.#running.get(userId) === done) this.#running.delete(userId);
    }
  }

  /** Waits a moment for an attempt that runs. */
  async settle(userId: number): Promise<void> {
    const attempt = await this.#find(this.#store.db, userId);
    const held = this.#held.get(userId) ?? 0;
    if (!attempt || !isRunning(attempt, this.#store.now()) || held >= MAX_HELD) return;
    this.#held.set(userId, held + 1);
    const running = this.#running.get(userId);
    const ended = running ? [running.catch(() => {})] : [];
    await Promise.race([pause(HELD_MS), ...ended]);
    this.#release(userId);
  }

  #release(userId: number): void {
    const left = (this.#held.get(userId) ?? 0) - 1;
    if (left > 0) this.#held.set(userId, left);
    else this.#held.delete(userId);
  }

  /** The last attempt, or else the newest code; undefined when there is neither. */
  async told(userId: number, requests: readonly SyncRequestRow[]): Promise<SyncTask | undefined> {
    const now = this.#store.now();
    const attempt = await this.#find(this.#store.db, userId);
    if (!attempt || attempt.startedAt + ATTEMPT_SHOWN_MS <= now) {
      const newest = newestOf(requests);
      return newest && { status: 'NOT_STARTED', params: paramsOf(newest) };
    }
    const { params, outcome } = attempt;
    if (isRunning(attempt, now)) return { status: 'IN_QUEUE', params };
    return { status: 'COMPLETED', params, result: { result: outcome === true } };
  }

  async #find(db: Db, userId: number): Promise<Attempt | null> {
    const found = await findDocument(db, userId, ATTEMPT);
    return found ? (JSON.parse(found.content) as Attempt) : null;
  }

  async #put(trx: Db, userId: number, attempt: Attempt): Promise<void> {
    const { startedAt: savedAt } = attempt;
    const content = JSON.stringify(attempt);
    await putDocument(trx, userId, ATTEMPT, { revision: 0, savedAt, content, facts: null });
  }

  async #carryOut(userId: number, attempt: Attempt, work: () => Promise<void>): Promise<void> {
    let outcome = false;
    try {
      await work();
      outcome = true;
    } catch (error) {
      if (!(error instanceof Refusal && FAILURES.includes(error.code))) throw error;
    } finally {
      await this.#finish(userId, { ...attempt, outcome });
    }
  }

  #begin(userId: number, params: Params): Promise<Attempt> {
    return this.#store.write(async (trx) => {
      if (!(await lockUser(trx, userId))) throw new Refusal('LOGIN_REQUIRED');
      const now = this.#store.now();
      const last = await this.#find(trx, userId);
      if (last && isRunning(last, now)) throw new Refusal('RATE_LIMITED', { retryAfter: RETRY_S });
      const attempt = { id: this.#store.newId(), params, startedAt: now, outcome: null };
      await this.#put(trx, userId, attempt);
      return attempt;
    });
  }

  /** Unless something else came of it meanwhile: a new code, the end of the account, another attempt. */
  #finish(userId: number, attempt: Attempt): Promise<void> {
    return this.#store.write(async (trx) => {
      if (!(await lockUser(trx, userId))) return;
      const last = await this.#find(trx, userId);
      if (last?.id === attempt.id) await this.#put(trx, userId, attempt);
    });
  }
}

/** A new code, what was done at once, or the end of an account takes the place of whatever was tried before. */
export const forgetAttempt = (trx: Db, userId: number): Promise<void> => dropDocument(trx, userId, ATTEMPT);
