import { type Kysely, sql } from 'kysely';

/** Decisions and appeals, reports of members, and cases, which put all of them into one queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('paused_until', 'bigint').execute();
  await db.schema.alterTable('posts').addColumn('lock_reason', 'text').execute();
  await createDecisions(db);
  await db.schema
    .createTable('member_reports')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull())
    .addColumn('reporter_id', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addUniqueConstraint('member_reports_of_member', ['member_id', 'reporter_id'])
    .execute();
  await db.schema
    .createIndex('member_reports_by_reporter')
    .on('member_reports')
    .columns(['reporter_id', 'id'])
    .execute();
  await createCases(db);
}

async function createDecisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('decisions')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('post_id', 'bigint')
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('decider_id', 'bigint')
    .addColumn('undone_at', 'bigint')
    .addColumn('appeal', 'text')
    .addColumn('answer', 'text')
    .addColumn('answer_note', 'text')
    .addColumn('answered_at', 'bigint')
    .execute();
  await db.schema.createIndex('decisions_of_user').on('decisions').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('decisions_of_post').on('decisions').columns(['post_id', 'id']).execute();
}

async function createCases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cases')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cases_of_subject', ['kind', 'subject_id'])
    .execute();
  await db.schema.createIndex('cases_by_state').on('cases').columns(['state', 'id']).execute();
  await db.schema.createIndex('cases_by_kind').on('cases').columns(['state', 'kind', 'id']).execute();
  const kind = sql`case when posts.category_name = 'SELF_POST' then 'post' else 'comment' end`;
  const open = sql`max(case when reports.state = 'open' then 2 when reports.state = 'deleted' then 1 else 0 end)`;
  await sql`insert into cases (kind, subject_id, state, id)
    select ${kind}, reports.post_id,
      case ${open} when 2 then 'open' when 1 then 'decided' else 'kept' end, max(reports.id)
    from reports inner join posts on posts.id = reports.post_id
    group by reports.post_id, posts.category_name`.execute(db);
}
