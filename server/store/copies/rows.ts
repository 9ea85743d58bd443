import { createHash } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { dialectOf, type StoreOptions } from '../store.ts';

/** Rows as the engine has them: columns by their names there, numbers and texts. */
export type RawRow = Readonly<Record<string, unknown>>;
export type RawDb = Kysely<Record<string, RawRow>>;

/**
 * Which processes run, what they sent each other, which steps of the schema are done and what the site signs with is not
 * data to keep. Tables of months are parts of `samples`.
 */
const ASIDE =
  /^(nodes|leases|sample_news|secrets|kysely_migration|kysely_migration_lock|samples_(rest|\d{6}))$/;
const BATCH = 500;

export const openRaw = (options: StoreOptions): RawDb => new Kysely({ dialect: dialectOf(options) });

/** Tables with members' data; both engines have the same. */
export async function dataTables(db: RawDb): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .map(({ name }) => name)
    .filter((name) => !ASIDE.test(name))
    .sort();
}

/** The migrations that are done, in order; none when there are no tables at all. */
export async function doneMigrations(db: RawDb): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a process serves from this database now: its right to make ids is alive. */
export async function isServed(db: RawDb, now: number): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'nodes')) return false;
  const { rows } = await sql`select node from nodes where until > ${now}`.execute(db);
  return rows.length > 0;
}

async function* oneByOne(db: RawDb, table: string): AsyncIterable<readonly RawRow[]> {
  let batch: RawRow[] = [];
  for await (const row of db.selectFrom(table).selectAll().stream()) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Within a transaction, which a cursor needs. */
async function* byCursor(db: RawDb, table: string): AsyncIterable<readonly RawRow[]> {
  await sql`declare copying no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<RawRow>`fetch ${sql.lit(BATCH)} from copying`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copying`.execute(db);
}

export const batchesOf = (
  db: RawDb,
  engine: StoreOptions['engine'],
  table: string,
): AsyncIterable<readonly RawRow[]> => (engine === 'sqlite' ? oneByOne(db, table) : byCursor(db, table));

/** What a table holds, whatever the order of rows and columns: equal on both engines when the rows are equal. */
export interface TableSum {
  readonly rows: number;
  readonly checksum: string;
}

const BITS = 128n;
const BYTES = Number(BITS) / 8;

/** Adds up rows; the sum of their hashes has no order. */
export function tableSum(): { add: (row: RawRow) => void; sum: () => TableSum } {
  let rows = 0;
  let total = 0n;
  return {
    add: (row) => {
      rows++;
      const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
      const hash = createHash('sha256')
        .update(text)
        .digest('hex')
        .slice(0, BYTES * 2);
      total = BigInt.asUintN(Number(BITS), total + BigInt(`0x${hash}`));
    },
    sum: () => ({ rows, checksum: total.toString(16).padStart(BYTES * 2, '0') }),
  };
}

export type TableSums = Readonly<Record<string, TableSum>>;

/** Reads every table of a database from its first row to its last. */
export async function sumsOf(db: RawDb, engine: StoreOptions['engine']): Promise<TableSums> {
  const sums: Record<string, TableSum> = {};
  for (const table of await dataTables(db)) {
    const { add, sum } = tableSum();
    for await (const batch of batchesOf(db, engine, table)) batch.forEach(add);
    sums[table] = sum();
  }
  return sums;
}
