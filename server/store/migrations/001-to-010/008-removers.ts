import type { Kysely } from 'kysely';

/** A removed post can be restored by who removed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('deleted_by', 'bigint').execute();
}
