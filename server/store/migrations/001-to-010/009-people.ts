import { type Kysely, sql } from 'kysely';

/** Profiles can be large: so many are in memory at a time. */
const BATCH = 20;

interface Row {
  readonly id: number;
  readonly profile: string;
}

/** A nickname of another kind than text was never saved by any version. */
function shownOf(profile: string): { readonly nickname: string | null; readonly titles: string } {
  const { nickname = null, titles = [] } = JSON.parse(profile) as {
    nickname?: string | null;
    titles?: unknown[];
  };
  return { nickname, titles: JSON.stringify(titles) };
}

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = -1; ; ) {
    const { rows } = await sql<Row>`
      select id, profile from users where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db);
    for (const { id, profile } of rows) {
      const { nickname, titles } = shownOf(profile);
      await sql`update users set nickname = ${nickname}, titles = ${titles} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** What lists show of a member stands beside the profile, which may be large. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('nickname', 'text').execute();
  await db.schema
    .alterTable('users')
    .addColumn('titles', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await fill(db);
}
