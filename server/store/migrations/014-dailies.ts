import type { Kysely } from 'kysely';

/** Challenges of the day with their sums, and who wants to be in no table of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('in_tables', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('daily_results')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addColumn('days', 'bigint', (column) => column.notNull())
    .addColumn('best', 'bigint', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('is_shown', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('daily_results_of_user', ['user_id', 'game', 'day'])
    .execute();
  await db.schema
    .createIndex('daily_results_order')
    .on('daily_results')
    .columns(['game', 'day', 'is_shown', 'points desc', 'id'])
    .execute();
}
