import type { Db } from '../store.ts';
import type { Page } from './follows.ts';

export interface Document {
  readonly revision: number;
  readonly savedAt: number;
  readonly content: string;
  readonly facts: string | null;
}

export interface Version {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly objectId: number;
  readonly revision: number;
  readonly content: string;
  readonly keptAt: number;
  readonly facts?: string | null;
}

export const findDocument = (db: Db, userId: number, kind: string): Promise<Document | undefined> =>
  db
    .selectFrom('documents')
    .select(['revision', 'savedAt', 'content', 'facts'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Makes a document or saves over it; the caller holds its owner. */
export async function putDocument(db: Db, userId: number, kind: string, next: Document): Promise<void> {
  await db
    .insertInto('documents')
    .values({ userId, kind, ...next })
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ ...next }))
    .execute();
}

export async function keepVersion(db: Db, version: Version): Promise<void> {
  await db.insertInto('versions').values(version).execute();
}

/** Earlier versions of what somebody saved over, the newest first. */
export const listOwnVersions = (db: Db, userId: number, kind: string, limit: number) =>
  db
    .selectFrom('versions')
    .select(['id', 'revision', 'keptAt', 'facts'])
    .where('kind', '=', kind)
    .where('objectId', '=', userId)
    .where('userId', '=', userId)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();

export const findOwnVersion = (
  db: Db,
  userId: number,
  kind: string,
  id: number,
): Promise<{ content: string } | undefined> =>
  db
    .selectFrom('versions')
    .select('content')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Lets go of what was kept long enough. */
export async function dropVersions(db: Db, keptBefore: number): Promise<void> {
  await db.deleteFrom('versions').where('keptAt', '<', keptBefore).execute();
}

/** Earlier versions of one thing, the newest first. */
export function listVersions(db: Db, kind: string, objectId: number, page: Page) {
  let query = db
    .selectFrom('versions')
    .select(['id', 'revision', 'content', 'keptAt'])
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  query = page.after === null ? query.offset(page.offset) : query.where('id', '<', page.after);
  return query.execute();
}

export async function findVersion(
  db: Db,
  kind: string,
  objectId: number,
  revision: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('content')
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.content;
}
