import { type Kysely, sql } from 'kysely';

/** The time of a chart that a comment is about, and the order of comments by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('moment', 'bigint').execute();
  await sql`create index posts_by_moment on posts (category_id, moment, id) where moment is not null`.execute(
    db,
  );
}
