import type { Db } from '../store.ts';
import type { ResetCodesTable } from '../tables.ts';

/** Someone else's asking for codes must not end the one that its owner copies just now. */
const MAX_CODES = 3;

/** The newest codes of a member are all good; older ones go. */
export async function putReset(db: Db, code: ResetCodesTable): Promise<void> {
  await db.insertInto('resetCodes').values(code).execute();
  const newest = db
    .selectFrom('resetCodes')
    .select('id')
    .where('userId', '=', code.userId)
    .orderBy('id', 'desc')
    .limit(MAX_CODES);
  await db
    .deleteFrom('resetCodes')
    .where('userId', '=', code.userId)
    .where('id', 'not in', (eb) => eb.selectFrom(newest.as('newest')).select('newest.id'))
    .execute();
}

export async function isReset(db: Db, userId: number, codeHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('resetCodes')
    .select('id')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a code up, and all others of the member with it. False when someone else did. */
export async function takeReset(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resetCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) return false;
  await dropResets(db, userId);
  return true;
}

export async function dropResets(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('resetCodes').where('userId', '=', userId).execute();
}
