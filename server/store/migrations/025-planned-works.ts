import type { Kysely } from 'kysely';

/** Posts that are published at a set time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('planned_works')
    .addColumn('id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('post_id', 'bigint')
    .addColumn('request_key', 'text')
    .addUniqueConstraint('planned_works_of_user', ['user_id', 'request_key'])
    .execute();
  await db.schema.createIndex('planned_works_due').on('planned_works').column('due_at').execute();
  await db.schema
    .createIndex('planned_works_by_user')
    .on('planned_works')
    .columns(['user_id', 'publish_at'])
    .execute();
}
