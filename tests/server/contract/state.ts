import { type Kysely, sql } from 'kysely';

/** What belongs to processes or to the engine itself, not to members. */
const ASIDE = /^(nodes|leases|secrets|kysely_.*|sqlite_.*|.*_(data|idx|docsize|config|content))$/;

/** Texts that look like a number given to the driver, which writes 40 into a text column as 40.0. */
export async function numbersInTexts<Db>(db: Kysely<Db>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    for (const column of columns.filter(({ dataType }) => /^text$/i.test(dataType))) {
      const { rows } = await sql<{ value: unknown }>`
        select ${sql.ref(column.name)} as value from ${sql.table(name)}`.execute(db);
      const values = rows.map(({ value }) => value);
      const odd = values.filter((value) => typeof value === 'number' || /^-?\d+\.0$/.test(String(value)));
      found.push(...odd.map((value) => `${name}.${column.name}: ${value}`));
    }
  }
  return found;
}

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
