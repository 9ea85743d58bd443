import { type Kysely, sql } from 'kysely';

/**
 * Several reset codes of a member at a time, names that are not free again yet, and secrets of the site. The table
 * `resets` is not used any more; its codes live for minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('retired_names')
    .addColumn('name_hash', 'text', (column) => column.primaryKey())
    .addColumn('retired_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('retired_names_by_age').on('retired_names').columns(['retired_at']).execute();
  await db.schema
    .createTable('reset_codes')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reset_codes_of_user').on('reset_codes').columns(['user_id', 'id']).execute();
  // The number of a member is older than every id that is made from now on.
  await sql`insert into reset_codes (id, user_id, code_hash, expires_at)
    select user_id, user_id, code_hash, expires_at from resets`.execute(db);
  await sql`delete from resets`.execute(db);
  await renameDeleted(db);
}

/** What stands in place of a name that is gone must be one that no one can sign up with. */
async function renameDeleted(db: Kysely<unknown>): Promise<void> {
  const name = sql`'deleted:' || id`;
  await sql`update users set username = ${name}, username_fold = ${name} where deleted_at is not null`.execute(
    db,
  );
}
