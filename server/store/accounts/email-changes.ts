import type { Db } from '../store.ts';
import type { EmailChangesTable } from '../tables.ts';
import { dropResets } from './resets.ts';
import { fold } from './users.ts';

/** Replaces an older wish: only the newest one counts. */
export async function putEmailChange(db: Db, change: Omit<EmailChangesTable, 'tries'>): Promise<void> {
  const { userId, ...rest } = change;
  await db
    .insertInto('emailChanges')
    .values({ ...change, tries: 0 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...rest, tries: 0 }))
    .execute();
}

/** Counts one more try and returns what it is a try of; nothing when there is no code or it was tried too often. */
export const tryEmailChange = (db: Db, userId: number, mostTries: number) =>
  db
    .updateTable('emailChanges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('tries', '<', mostTries)
    .returning(['email', 'codeHash', 'expiresAt'])
    .executeTakeFirst();

/** Forgets a request: ending all sessions of an account ends what was requested in them. */
export async function dropEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('emailChanges').where('userId', '=', userId).execute();
}

/** Uses a code up. False when someone else did. */
export async function takeEmailChange(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** A reset code that went to the old address is worth nothing from now on. */
export async function setEmail(db: Db, id: number, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, emailFold: fold(email) })
    .where('id', '=', id)
    .execute();
  await dropResets(db, id);
}
