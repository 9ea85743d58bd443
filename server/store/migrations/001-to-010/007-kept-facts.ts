import type { Kysely } from 'kysely';

/** What is kept has a summary of what it holds, so that a list of versions need not read them whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('facts', 'text').execute();
  await db.schema.alterTable('versions').addColumn('facts', 'text').execute();
}
