import { createHash } from 'node:crypto';
import type { Db } from '../store.ts';

/** A name that is gone is not kept readable. */
const hashOf = (usernameFold: string): string => createHash('sha256').update(usernameFold).digest('hex');

export async function retireName(db: Db, usernameFold: string, retiredAt: number): Promise<void> {
  await db
    .insertInto('retiredNames')
    .values({ nameHash: hashOf(usernameFold), retiredAt })
    .onConflict((conflict) => conflict.column('nameHash').doUpdateSet({ retiredAt }))
    .execute();
}

/** Names of accounts that ended since a moment. */
export async function isRetired(db: Db, usernameFold: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('retiredNames')
    .select('retiredAt')
    .where('nameHash', '=', hashOf(usernameFold))
    .where('retiredAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropRetiredNames(db: Db, retiredBefore: number): Promise<void> {
  await db.deleteFrom('retiredNames').where('retiredAt', '<=', retiredBefore).execute();
}
