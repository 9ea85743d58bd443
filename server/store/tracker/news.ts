import type { Insertable } from 'kysely';
import type { Db } from '../store.ts';
import type { SampleNewsTable } from './tables.ts';

export async function insertNews(db: Db, news: Insertable<SampleNewsTable>): Promise<void> {
  await db.insertInto('sampleNews').values(news).execute();
}

/** What came after an id, the oldest first; of more than `most` the latest. */
export async function newsAfter(db: Db, id: number, most: number) {
  const rows = await db
    .selectFrom('sampleNews')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** 0 where nothing came yet. */
export async function latestNews(db: Db): Promise<number> {
  const row = await db
    .selectFrom('sampleNews')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

export async function dropNewsBefore(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sampleNews').where('id', '<', id).execute();
}
