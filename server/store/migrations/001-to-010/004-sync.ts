import type { Kysely } from 'kysely';

/** Accounts of the game that members linked, what is compared of them, and what moderators put on record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await rankings(db);
  await records(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sync_requests')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('server', 'bigint', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sync_requests_of_user', ['user_id', 'server'])
    .execute();
  await db.schema
    .createTable('sync_accounts')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('server', 'bigint', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('stats', 'text', (column) => column.notNull())
    .addColumn('flags', 'text', (column) => column.notNull())
    .addColumn('synced_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('sync_accounts_player', ['server', 'uid'])
    .addUniqueConstraint('sync_accounts_of_user', ['user_id', 'server'])
    .execute();
}

async function rankings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rankings')
    .addColumn('account_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('server', 'bigint', (column) => column.notNull())
    .addColumn('stat', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rankings_of_account', ['account_id', 'stat'])
    .execute();
  await db.schema
    .createIndex('rankings_order')
    .on('rankings')
    .columns(['server', 'stat', 'value desc', 'account_id'])
    .execute();
  await db.schema.createIndex('rankings_of_user').on('rankings').columns(['user_id']).execute();
  await db.schema
    .createTable('player_titles')
    .addColumn('account_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('server', 'bigint', (column) => column.notNull())
    .addColumn('title', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('is_shown', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('player_titles_of_account', ['account_id', 'title'])
    .execute();
  await db.schema
    .createIndex('player_titles_order')
    .on('player_titles')
    .columns(['server', 'title', 'account_id'])
    .execute();
  await db.schema.createIndex('player_titles_of_user').on('player_titles').columns(['user_id']).execute();
}

async function records(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('server', 'bigint')
    .addColumn('event', 'bigint')
    .addColumn('tier', 'bigint')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('author_id', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('withdrawn_by', 'bigint')
    .execute();
  await db.schema.createIndex('records_by_kind').on('records').columns(['kind', 'id desc']).execute();
  await db.schema
    .createIndex('records_of_event')
    .on('records')
    .columns(['server', 'event', 'tier', 'id'])
    .execute();
}
