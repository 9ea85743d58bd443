import type { Db } from '../store.ts';

export interface LeaseHolder {
  readonly name: string;
  /** This process. */
  readonly owner: string;
}

/** Takes or keeps a right that one process has at a time, until `until`; whether it is ours. Times are epoch milliseconds. */
export async function holdLease(
  db: Db,
  { name, owner }: LeaseHolder,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leases')
    .set({ owner, until })
    .where('name', '=', name)
    .where((is) => is.or([is('owner', '=', owner), is('until', '<=', now)]))
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leases')
    .values({ name, owner, until })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The next in line gets the lease at once. */
export async function releaseLease(db: Db, { name, owner }: LeaseHolder): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('owner', '=', owner).execute();
}
