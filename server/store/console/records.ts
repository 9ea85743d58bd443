import type { Insertable } from 'kysely';
import type { PageSlice } from '../accounts/follows.ts';
import type { Db } from '../store.ts';
import type { RecordsTable } from '../tables.ts';

export async function insertRecord(db: Db, record: Insertable<RecordsTable>): Promise<void> {
  await db.insertInto('records').values(record).execute();
}

/** Whether it was there and still stood. */
export async function withdrawRecord(
  db: Db,
  kind: string,
  id: number,
  by: { readonly withdrawnBy: number; readonly withdrawnAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('records')
    .set(by)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `server`: null for every one. */
const ofKind = (db: Db, kind: string, server: number | null) => {
  const rows = db.selectFrom('records').where('records.kind', '=', kind);
  return server === null ? rows : rows.where('records.server', '=', server);
};

export async function countRecords(db: Db, kind: string, server: number | null): Promise<number> {
  const { count } = await ofKind(db, kind, server)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** With those who made and withdrew them, the newest first. */
export function listRecords(db: Db, kind: string, server: number | null, page: PageSlice) {
  const query = ofKind(db, kind, server)
    .innerJoin('users as author', 'author.id', 'records.authorId')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'records.withdrawnBy')
    .selectAll('records')
    .select([
      'author.username as authorName',
      'author.nickname as authorNickname',
      'withdrawer.username as withdrawerName',
      'withdrawer.nickname as withdrawerNickname',
    ])
    .orderBy('records.id', 'desc')
    .limit(page.limit);
  const after = page.after === null ? query.offset(page.offset) : query.where('records.id', '<', page.after);
  return after.execute();
}

/** What stands of a kind, with the names of its authors, the newest first. */
export const standingRecords = (db: Db, kind: string, most: number) =>
  db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.authorId')
    .select([
      'records.id',
      'records.server',
      'records.payload',
      'records.authorId',
      'users.username',
      'users.nickname',
    ])
    .where('records.kind', '=', kind)
    .where('records.withdrawnAt', 'is', null)
    .orderBy('records.id', 'desc')
    .limit(most)
    .execute();

/** The newest of a place's cutoffs that stand. */
export const standingCutoffs = (
  db: Db,
  { server, event, tier }: { readonly server: number; readonly event: number; readonly tier: number },
  most: number,
) =>
  db
    .selectFrom('records')
    .select(['id', 'payload'])
    .where('server', '=', server)
    .where('event', '=', event)
    .where('tier', '=', tier)
    .where('kind', '=', 'cutoff')
    .where('withdrawnAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
