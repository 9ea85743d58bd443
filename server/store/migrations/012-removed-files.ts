import type { Kysely } from 'kysely';

/** A file that a moderator took away is known by what was in it, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('uploads_by_content').on('uploads').columns(['content_hash']).execute();
}
