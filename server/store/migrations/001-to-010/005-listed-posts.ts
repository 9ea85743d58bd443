import type { Kysely } from 'kysely';

/** Lists skip posts by what an index says, without looking at the rows: whether a post stands is in it, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('posts_listed')
    .on('posts')
    .columns(['category_name', 'category_id', 'id', 'standing'])
    .execute();
  await db.schema
    .createIndex('posts_listed_by_name')
    .on('posts')
    .columns(['category_name', 'id', 'standing'])
    .execute();
  await db.schema.dropIndex('posts_of_category').execute();
  await db.schema.dropIndex('posts_of_name').execute();
}
