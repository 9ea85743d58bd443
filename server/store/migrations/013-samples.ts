import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Points of ranks and players over time, those who were among the ten, what came in last, and who may write it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSamples(db);
  await db.schema
    .createTable('sample_series')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('server', 'bigint', (column) => column.notNull())
    .addColumn('event', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'bigint', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    .addColumn('sealed_at', 'bigint')
    .addUniqueConstraint('sample_series_by_place', ['server', 'event', 'kind', 'subject', 'uid'])
    .execute();
  await db.schema
    .createTable('ranked_players')
    .addColumn('server', 'bigint', (column) => column.notNull())
    .addColumn('event', 'bigint', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ranked_players_by_place', ['server', 'event', 'uid'])
    .execute();
  await db.schema
    .createTable('sample_news')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('server', 'bigint', (column) => column.notNull())
    .addColumn('event', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

/** The key is the row on the embedded engine; the other one keeps each month by itself (reference R62). */
async function createSamples(db: Kysely<unknown>): Promise<void> {
  const columns = sql`series bigint not null, at bigint not null, body text not null, primary key (series, at)`;
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create table samples (${columns}) partition by range (at)`.execute(db);
    await sql`create table samples_rest partition of samples default`.execute(db);
  } else await sql`create table samples (${columns}) without rowid`.execute(db);
}
