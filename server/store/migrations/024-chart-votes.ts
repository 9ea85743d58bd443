import type { Kysely } from 'kysely';

/** How hard members find a chart: one vote for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chart_votes')
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('level', 'bigint', (column) => column.notNull())
    .addColumn('feel', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chart_votes_of_post', ['post_id', 'user_id'])
    .execute();
  await db.schema.createIndex('chart_votes_of_user').on('chart_votes').columns(['user_id', 'id']).execute();
}
