import type { Kysely } from 'kysely';

/** Members who were invited to a chart, and those who work on it with its author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('co_authors')
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint')
    .addPrimaryKeyConstraint('co_authors_of_post', ['post_id', 'user_id'])
    .execute();
  await db.schema.createIndex('co_authors_of_user').on('co_authors').columns(['user_id', 'id']).execute();
}
