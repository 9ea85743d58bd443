import type { Kysely } from 'kysely';

/** What a member has of versions is counted and weighed whenever another one comes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('versions_of_owner')
    .on('versions')
    .columns(['user_id', 'kind', 'id'])
    .execute();
}
