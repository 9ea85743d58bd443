import { type Kysely, sql } from 'kysely';

/** Posts by how many like them. Comments are not in it: they are many, are liked as often, and no list orders them so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_liked on posts (likes, id, category_id, author_id)
    where category_name = 'SELF_POST' and standing = 1`.execute(db);
}
