import type { Kysely } from 'kysely';

/** The likes of a member by the time of the post, so that a page of their list reads only its own rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('likes_by_post').on('likes').columns(['user_id', 'post_id']).execute();
}
