import type { Kysely } from 'kysely';

/** What a member likes, by when it was written: along it a page of their list is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('likes_by_post').on('likes').columns(['user_id', 'post_id']).execute();
}
