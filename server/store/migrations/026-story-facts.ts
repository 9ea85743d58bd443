import { type Kysely, SqliteAdapter, sql } from 'kysely';

const WARNINGS = ['warningViolence', 'warningDeath', 'warningNonCon', 'warningUnderage'];

/** For whom a post is and what it warns of, out of the facts that only a page shows; and stories by the one they belong to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['rating', 'warnings'])
    await db.schema.alterTable('posts').addColumn(name, 'bigint').execute();
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const facts = isSqlite ? sql`facts` : sql`facts::json`;
  // SQLite has 1 for true in JSON.
  const bits = WARNINGS.map(
    (name, nth) =>
      sql`(case when cast(${facts} ->> ${sql.lit(name)} as text) in ('true', '1') then ${sql.lit(2 ** nth)} else 0 end)`,
  );
  await sql`update posts set
      rating = cast(${facts} ->> 'rating' as bigint),
      warnings = ${sql.join(bits, sql` + `)}
    where category_name = 'SELF_POST'`.execute(db);
  await sql`create index posts_of_story on posts (story_parent_id, id) where story_parent_id is not null`.execute(
    db,
  );
}
