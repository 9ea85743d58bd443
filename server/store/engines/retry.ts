import type { Kysely, Transaction } from 'kysely';

const MAX_TRIES = 5;
const FIRST_WAIT_MS = 10;

/** Trouble between transactions that goes away by itself: locks, deadlocks and serialization failures. */
const PASSING = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', '40001', '40P01', '55P03']);

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isPassing = (error: unknown): boolean => PASSING.has(codeOf(error));

/** A row that may exist only once exists already, on either engine. */
export const isDuplicate = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error));

/** Tries again, a little later each time, while the trouble is of the passing kind. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried >= MAX_TRIES || !isPassing(error)) throw error;
      const waitMs = FIRST_WAIT_MS * 2 ** tried * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/** All of it or nothing; `work` may run more than once and must have no other effects. */
export const inTransaction = <Db, T>(
  db: Kysely<Db>,
  work: (trx: Transaction<Db>) => Promise<T>,
): Promise<T> => withRetries(() => db.transaction().execute(work));
