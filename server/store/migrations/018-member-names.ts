import { type Kysely, sql } from 'kysely';

const BATCH = 500;

interface Row {
  readonly id: number;
  readonly nickname: string;
}

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = -1; ; ) {
    const { rows } = await sql<Row>`
      select id, nickname from users where id > ${after} and nickname is not null
      order by id limit ${sql.lit(BATCH)}`.execute(db);
    for (const { id, nickname } of rows) {
      const fold = nickname.normalize('NFKC').toLowerCase();
      await sql`update users set nickname_fold = ${fold} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Indexes for prefixes of names. Deleted accounts, whose names share a prefix, are in neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('nickname_fold', 'text').execute();
  await fill(db);
  await sql`create index users_named on users (username_fold) where deleted_at is null`.execute(db);
  await sql`create index users_nicknamed on users (nickname_fold) where deleted_at is null`.execute(db);
}
