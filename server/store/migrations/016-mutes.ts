import type { Kysely } from 'kysely';

/** Mutes and blocks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mutes')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('muted_id', 'bigint', (column) => column.notNull())
    .addColumn('is_block', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('mutes_of_user', ['user_id', 'muted_id'])
    .execute();
  await db.schema.createIndex('mutes_order').on('mutes').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('mutes_of_muted').on('mutes').columns(['muted_id']).execute();
}
