import type { Kysely } from 'kysely';

/** Whoever took a post away may think better of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('deleted_by', 'bigint').execute();
}
