import { type Kysely, sql } from 'kysely';

/** What belongs to processes or to the engine itself, not to members. */
const ASIDE = /^(nodes|leases|secrets|kysely_.*|sqlite_.*|.*_(data|idx|docsize|config|content))$/;

/** Rows of every table that holds members' data, as text in an order of their own, by table. */
export async function stateOf<Db>(db: Kysely<Db>): Promise<ReadonlyMap<string, string>> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !ASIDE.test(name));
  const state = new Map<string, string>();
  for (const name of names.sort()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    state.set(name, JSON.stringify(rows.map((row) => JSON.stringify(row)).sort()));
  }
  return state;
}
