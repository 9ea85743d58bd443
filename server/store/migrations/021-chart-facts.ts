import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** What charts are listed by, out of the facts that only a page shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['song_type', 'text'],
    ['song_id', 'bigint'],
    ['diff', 'bigint'],
    ['level', 'bigint'],
  ] as const;
  for (const [name, type] of columns) await db.schema.alterTable('posts').addColumn(name, type).execute();
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const facts = isSqlite ? sql`facts` : sql`facts::json`;
  const song = isSqlite ? sql`(facts -> 'song')` : sql`(facts::json -> 'song')`;
  await sql`update posts set
      song_type = ${song} ->> 'type',
      song_id = cast(${song} ->> 'id' as bigint),
      diff = cast(${facts} ->> 'diff' as bigint),
      level = cast(${facts} ->> 'level' as bigint)
    where category_name = 'SELF_POST' and category_id = 'chart'`.execute(db);
  await sql`create index posts_of_song on posts (song_type, song_id, id) where song_type is not null`.execute(
    db,
  );
}
