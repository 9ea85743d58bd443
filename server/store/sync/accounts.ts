import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../store.ts';
import type { SyncAccountsTable, SyncRequestsTable } from '../tables.ts';

export type SyncAccountRow = Selectable<SyncAccountsTable>;
export type SyncRequestRow = Selectable<SyncRequestsTable>;

/** Replaces an older code of the member for the server: only the newest one counts. */
export async function putRequest(db: Db, request: Insertable<SyncRequestsTable>): Promise<void> {
  const { uid, code, expiresAt } = request;
  await db
    .insertInto('syncRequests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['userId', 'server']).doUpdateSet({ uid, code, expiresAt }))
    .execute();
}

export const listRequests = (db: Db, userId: number, now: number): Promise<SyncRequestRow[]> =>
  db
    .selectFrom('syncRequests')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('server')
    .execute();

/** Whether the very code was still there: it counts once. */
export async function takeRequest(db: Db, { userId, server, code }: SyncRequestRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('syncRequests')
    .where('userId', '=', userId)
    .where('server', '=', server)
    .where('code', '=', code)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function dropRequest(db: Db, userId: number, server: number): Promise<void> {
  await db.deleteFrom('syncRequests').where('userId', '=', userId).where('server', '=', server).execute();
}

export async function dropRequestsBefore(db: Db, now: number): Promise<void> {
  await db.deleteFrom('syncRequests').where('expiresAt', '<=', now).execute();
}

export const listAccounts = (db: Db, userId: number): Promise<SyncAccountRow[]> =>
  db.selectFrom('syncAccounts').selectAll().where('userId', '=', userId).orderBy('server').execute();

export const findAccount = (db: Db, userId: number, server: number): Promise<SyncAccountRow | undefined> =>
  db
    .selectFrom('syncAccounts')
    .selectAll()
    .where('userId', '=', userId)
    .where('server', '=', server)
    .executeTakeFirst();

export async function insertAccount(db: Db, account: Insertable<SyncAccountsTable>): Promise<void> {
  await db.insertInto('syncAccounts').values(account).execute();
}

export async function updateAccount(
  db: Db,
  id: number,
  next: Partial<Pick<SyncAccountRow, 'name' | 'stats' | 'flags' | 'syncedAt'>>,
): Promise<void> {
  await db.updateTable('syncAccounts').set(next).where('id', '=', id).execute();
}

/** Unlinks the account of a player from any member, and the account that the member has on that server. */
export async function dropAccounts(
  db: Db,
  userId: number,
  server: number,
  uid: number | null,
): Promise<void> {
  const rows = await db
    .selectFrom('syncAccounts')
    .select('id')
    .where('server', '=', server)
    .where(({ or, eb }) => or([eb('userId', '=', userId), ...(uid === null ? [] : [eb('uid', '=', uid)])]))
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('syncAccounts').where('id', 'in', ids).execute();
  await db.deleteFrom('rankings').where('accountId', 'in', ids).execute();
  await db.deleteFrom('playerTitles').where('accountId', 'in', ids).execute();
}
