import type { Db } from '../store.ts';

export interface Reset {
  readonly codeHash: string;
  readonly expiresAt: number;
  readonly tries: number;
}

/** Replaces an older code: only the newest one counts. */
export async function putReset(db: Db, userId: number, codeHash: string, expiresAt: number): Promise<void> {
  await db
    .insertInto('resets')
    .values({ userId, codeHash, expiresAt, tries: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ codeHash, expiresAt, tries: 0 }))
    .execute();
}

/** Counts one more try and tells what it is a try of; nothing when there is no code or it was tried too often. */
export async function tryReset(db: Db, userId: number, mostTries: number): Promise<Reset | undefined> {
  return db
    .updateTable('resets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('tries', '<', mostTries)
    .returning(['codeHash', 'expiresAt', 'tries'])
    .executeTakeFirst();
}

/** Uses a code up. False when somebody else did. */
export async function takeReset(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resets')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
