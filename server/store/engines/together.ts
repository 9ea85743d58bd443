import { CompiledQuery, type Kysely, type Transaction } from 'kysely';

/** Beyond so many the commit is a small part of the time, and readers wait for all of them. */
const MAX_TOGETHER = 16;

const SAVE = CompiledQuery.raw('savepoint work');
const UNDO = CompiledQuery.raw('rollback to work');
const DONE = CompiledQuery.raw('release work');

export type Work<Tables, T> = (trx: Transaction<Tables>) => Promise<T>;

interface Job<Tables> {
  /** Returns how to report that it was kept. */
  readonly work: Work<Tables, () => void>;
  readonly fail: (error: unknown) => void;
}

/**
 * Pieces of work that want to write at the same time share one commit, because waiting for the disk takes longer than
 * the work. Each stands in a savepoint of its own: one that fails takes nothing from the others. No one hears how it
 * went before the commit has reached the disk.
 */
export class CommitGroup<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #waiting: Job<Tables>[] = [];
  #isBusy = false;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  run<T>(work: Work<Tables, T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job = async (trx: Transaction<Tables>): Promise<() => void> => {
        const done = await work(trx);
        return () => resolve(done);
      };
      this.#waiting.push({ work: job, fail: reject });
      void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      // The engine answers at once, so one piece of work would be done before another could come: requests are let in.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commitSome();
    }
    this.#isBusy = false;
  }

  async #commitSome(): Promise<void> {
    const taken: Job<Tables>[] = [];
    const outcomes: (() => void)[] = [];
    try {
      await this.#db.transaction().execute(async (trx) => {
        while (taken.length < MAX_TOGETHER) {
          const job = this.#waiting.shift();
          if (!job) return;
          taken.push(job);
          outcomes.push(await inSavepoint(trx, job));
        }
      });
    } catch (error) {
      // Where not even the transaction began, those who wait for it hear why.
      for (const { fail } of taken.length > 0 ? taken : this.#waiting.splice(0)) fail(error);
      return;
    }
    for (const tell of outcomes) tell();
  }
}

async function inSavepoint<Tables>(
  trx: Transaction<Tables>,
  { work, fail }: Job<Tables>,
): Promise<() => void> {
  await trx.executeQuery(SAVE);
  try {
    const tell = await work(trx);
    await trx.executeQuery(DONE);
    return tell;
  } catch (error) {
    await undo(trx, error);
    return () => fail(error);
  }
}

/** Where the engine has undone the whole transaction, as on a full disk, no one's work was kept. */
async function undo<Tables>(trx: Transaction<Tables>, cause: unknown): Promise<void> {
  try {
    await trx.executeQuery(UNDO);
    await trx.executeQuery(DONE);
  } catch {
    throw cause;
  }
}
