import type { Db } from '../store.ts';

export interface Document {
  readonly revision: number;
  readonly savedAt: number;
  readonly content: string;
}

export interface Version {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly objectId: number;
  readonly revision: number;
  readonly content: string;
  readonly keptAt: number;
}

export const findDocument = (db: Db, userId: number, kind: string): Promise<Document | undefined> =>
  db
    .selectFrom('documents')
    .select(['revision', 'savedAt', 'content'])
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

/** Lets go of what was kept long enough. */
export async function dropVersions(db: Db, keptBefore: number): Promise<void> {
  await db.deleteFrom('versions').where('keptAt', '<', keptBefore).execute();
}
