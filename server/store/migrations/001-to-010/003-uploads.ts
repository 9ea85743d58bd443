import type { Kysely } from 'kysely';

/** Files that members send, and files they announced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'bigint', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('uploads_of_owner').on('uploads').columns(['owner_id', 'size']).execute();
  await db.schema.createIndex('uploads_by_use').on('uploads').columns(['used_at']).execute();
  await db.schema
    .createTable('upload_claims')
    .addColumn('owner_id', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_claims_pair', ['owner_id', 'hash'])
    .execute();
  await db.schema.createIndex('upload_claims_by_age').on('upload_claims').columns(['created_at']).execute();
}
