import { type Kysely, sql } from 'kysely';

/** Accounts: people, their sessions and reset codes, whom they follow, their messages, what they store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_fold', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_fold', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('profile_revision', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await people(db);
  await db.schema
    .createTable('messages')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'bigint')
    .addColumn('target', 'text')
    .addColumn('read_at', 'bigint')
    .execute();
  await db.schema.createIndex('messages_of_user').on('messages').columns(['user_id', 'id desc']).execute();
  // Counting what is unread must not read what was read long ago.
  await db.schema
    .createIndex('messages_unread')
    .on('messages')
    .columns(['user_id'])
    .where(sql.ref('read_at'), 'is', null)
    .execute();
  await kept(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_user').on('sessions').columns(['user_id', 'created_at']).execute();
  await db.schema
    .createTable('resets')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('follows')
    .addColumn('follower_id', 'bigint', (column) => column.notNull())
    .addColumn('followed_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('follows_pair', ['follower_id', 'followed_id'])
    .execute();
  await db.schema.createIndex('follows_made').on('follows').columns(['follower_id', 'id']).execute();
  await db.schema.createIndex('follows_got').on('follows').columns(['followed_id', 'id']).execute();
}

async function kept(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('documents_of_user', ['user_id', 'kind'])
    .execute();
  await db.schema
    .createTable('versions')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('object_id', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('versions_of')
    .on('versions')
    .columns(['kind', 'object_id', 'revision'])
    .execute();
  await db.schema.createIndex('versions_by_age').on('versions').columns(['kept_at']).execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('actor_id', 'bigint')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('node', 'bigint', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
