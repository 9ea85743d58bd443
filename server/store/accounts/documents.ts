import type { Db } from '../store.ts';

export interface Document {
  readonly revision: number;
  readonly savedAt: number;
  readonly content: string;
  readonly facts: string | null;
}

export const findDocument = (db: Db, userId: number, kind: string): Promise<Document | undefined> =>
  db
    .selectFrom('documents')
    .select(['revision', 'savedAt', 'content', 'facts'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** What stands beside a document, without the document, which may be large. */
export const findFacts = (
  db: Db,
  userId: number,
  kind: string,
): Promise<Pick<Document, 'facts'> | undefined> =>
  db
    .selectFrom('documents')
    .select('facts')
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

export async function dropDocument(db: Db, userId: number, kind: string): Promise<void> {
  await db.deleteFrom('documents').where('userId', '=', userId).where('kind', '=', kind).execute();
}

export async function dropDocumentsBefore(db: Db, kind: string, time: number): Promise<void> {
  await db.deleteFrom('documents').where('kind', '=', kind).where('savedAt', '<=', time).execute();
}
