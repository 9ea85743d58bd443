import type { Kysely } from 'kysely';

/** Posts and comments, what they are found by, who likes and who reports them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await posts(db);
  await found(db);
  await db.schema
    .createTable('likes')
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('likes_pair', ['post_id', 'user_id'])
    .execute();
  await db.schema.createIndex('likes_given').on('likes').columns(['user_id', 'id']).execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addColumn('reporter_id', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolver_id', 'bigint')
    .addUniqueConstraint('reports_pair', ['post_id', 'reporter_id'])
    .execute();
  await db.schema.createIndex('reports_by_state').on('reports').columns(['state', 'id']).execute();
  await db.schema.createIndex('reports_made').on('reports').columns(['reporter_id']).execute();
  // What a message is about, so that no one is notified twice and no message links to what is gone.
  await db.schema.alterTable('messages').addColumn('object_id', 'bigint').execute();
  await db.schema
    .createIndex('messages_about')
    .on('messages')
    .columns(['object_id', 'kind', 'actor_id'])
    .execute();
}

async function posts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('category_name', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('author_id', 'bigint', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('story_type', 'text')
    .addColumn('story_parent_id', 'bigint')
    .addColumn('replies_to', 'bigint')
    .addColumn('likes', 'bigint', (column) => column.notNull())
    .addColumn('comments', 'bigint', (column) => column.notNull())
    .addColumn('replies', 'bigint', (column) => column.notNull())
    .addColumn('standing', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('edited_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addColumn('request_key', 'text')
    .addUniqueConstraint('posts_once', ['author_id', 'request_key'])
    .execute();
  await postIndexes(db);
  await beside(db);
}

async function postIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: ('category_name' | 'category_id' | 'author_id' | 'id')[]) =>
    db.schema.createIndex(name).on('posts').columns(columns).execute();
  await index('posts_of_category', ['category_name', 'category_id', 'id']);
  await index('posts_of_name', ['category_name', 'id']);
  await index('posts_of_author', ['author_id', 'id']);
  await index('posts_of_author_there', ['author_id', 'category_name', 'category_id', 'id']);
}

async function beside(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_works')
    .addColumn('post_id', 'bigint', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('post_counts')
    .addColumn('scope', 'text', (column) => column.primaryKey())
    .addColumn('posts', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('post_files')
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_files_pair', ['post_id', 'hash'])
    .execute();
  await db.schema.createIndex('post_files_by_hash').on('post_files').columns(['hash']).execute();
}

async function found(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tags')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('fold', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('posts', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('tags_name', ['type', 'fold'])
    .execute();
  await db.schema.createIndex('tags_by_use').on('tags').columns(['type', 'posts']).execute();
  await db.schema
    .createTable('post_tags')
    .addColumn('tag_id', 'bigint', (column) => column.notNull())
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_tags_pair', ['tag_id', 'post_id'])
    .execute();
  await db.schema.createIndex('post_tags_of_post').on('post_tags').columns(['post_id']).execute();
  await db.schema
    .createIndex('post_tags_of_kind')
    .on('post_tags')
    .columns(['tag_id', 'kind', 'post_id'])
    .execute();
  await db.schema
    .createTable('post_terms')
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_terms_pair', ['term', 'post_id'])
    .execute();
  await db.schema.createIndex('post_terms_of_post').on('post_terms').columns(['post_id']).execute();
}
