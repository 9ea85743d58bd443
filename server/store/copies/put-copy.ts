import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { DamageError } from '../engines/sqlite-file.ts';
import { MIGRATIONS, migrate } from '../migrate.ts';
import type { StoreOptions } from '../store.ts';
import { CopyError, DATABASE_FILE, type Manifest, ROWS_FOLDER } from './manifest.ts';
import {
  batchesOf,
  doneMigrations,
  isServed,
  openRaw,
  type RawDb,
  type RawRow,
  sumsOf,
  type TableSum,
  type TableSums,
  tableSum,
} from './rows.ts';

const BATCH = 500;

async function* fromFile(file: string): AsyncIterable<readonly RawRow[]> {
  let batch: RawRow[] = [];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    batch.push(JSON.parse(line) as RawRow);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Where the rows of a copy are read from. */
type Source = (table: string) => AsyncIterable<readonly RawRow[]>;

async function fill(trx: RawDb, source: Source, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    for await (const batch of source(table)) await trx.insertInto(table).values(batch).execute();
  }
}

/** Which tables are not what the copy says they were. */
const differences = (wanted: TableSums, found: TableSums): readonly string[] =>
  Object.entries(wanted)
    .filter(
      ([table, { rows, checksum }]) => found[table]?.rows !== rows || found[table]?.checksum !== checksum,
    )
    .map(([table]) => table);

async function drop(trx: RawDb): Promise<void> {
  const tables = await trx.introspection.getTables({ withInternalKyselyTables: true });
  // Tables of months go with the one they are parts of.
  for (const { name } of tables) await sql`drop table if exists ${sql.table(name)}`.execute(trx);
}

export interface PutOptions {
  /** Throws away what is there. */
  readonly isReplacing: boolean;
  readonly now: number;
}

async function refuse(db: RawDb, target: StoreOptions, { isReplacing, now }: PutOptions): Promise<void> {
  if (await isServed(db, now)) {
    throw new CopyError('A server uses this database: stop it first (a killed one is gone after 30 seconds)');
  }
  if (isReplacing) return;
  const sums = await sumsIn(db, target.engine);
  const filled = Object.values(sums).some(({ rows }) => rows > 0);
  if (filled) throw new CopyError('The database is not empty; --replace throws away what is in it');
}

const sumsIn = (db: RawDb, engine: StoreOptions['engine']): Promise<TableSums> =>
  engine === 'sqlite' ? sumsOf(db, engine) : db.transaction().execute((trx) => sumsOf(trx, engine));

function known(manifest: Manifest): Readonly<Record<string, (typeof MIGRATIONS)[string]>> {
  const steps = Object.entries(MIGRATIONS).filter(([name]) => manifest.migrations.includes(name));
  if (steps.length === manifest.migrations.length) return Object.fromEntries(steps);
  throw new CopyError('The backup was made by a newer version of this program');
}

/** Every table that is listed is there as it was, and tables that are not listed are empty. */
function holdTo(manifest: Manifest, found: TableSums): TableSums {
  const untold = Object.entries(found).filter(([table, { rows }]) => rows > 0 && !(table in manifest.tables));
  const wrong = [...differences(manifest.tables, found), ...untold.map(([table]) => table)];
  if (wrong.length > 0) throw new CopyError(`The backup is damaged: ${wrong.join(', ')}`);
  return found;
}

async function withRaw<T>(options: StoreOptions, work: (db: RawDb) => Promise<T>): Promise<T> {
  const db = openRaw(options);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A file takes the place of a file, once it is known to be whole. */
async function putFile(file: string, manifest: Manifest, target: string): Promise<TableSums> {
  const draft = `${target}.restoring`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await copyFile(file, draft);
    const sums = await withRaw({ engine: 'sqlite', file: draft }, async (db) => {
      await refusePrograms(db);
      return sumsOf(db, 'sqlite');
    });
    holdTo(manifest, sums);
    for (const suffix of ['', '-wal', '-shm']) await rm(target + suffix, { force: true });
    await rename(draft, target);
    return sums;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(draft + suffix, { force: true });
  }
}

/** We make no triggers and no views: they would run with the site's right to write. @throws CopyError */
async function refusePrograms(db: RawDb): Promise<void> {
  const found = await sql<{
    name: string;
  }>`select name from sqlite_master where type in ('trigger', 'view')`.execute(db);
  const [first] = found.rows;
  if (first) throw new CopyError(`The backup holds ${first.name}, which is no table of this site`);
}

/** Rows go into tables as they were when the copy was made, all of them or none. */
function putRows(db: RawDb, source: Source, manifest: Manifest, target: StoreOptions): Promise<TableSums> {
  return db.transaction().execute(async (trx) => {
    await fill(trx, source, Object.keys(manifest.tables));
    return holdTo(manifest, await sumsOf(trx, target.engine));
  });
}

/** PostgreSQL would plan by guesses until it comes to look at new tables by itself, a minute later or more. */
async function countForPlans(db: RawDb, { tables }: Manifest): Promise<void> {
  for (const table of Object.keys(tables)) await sql`analyze ${sql.table(table)}`.execute(db);
}

/** Reads a copy through before anything is thrown away for it. */
async function holdCopy(source: Source, manifest: Manifest): Promise<void> {
  const sums: Record<string, TableSum> = {};
  for (const table of Object.keys(manifest.tables)) {
    const { add, sum } = tableSum();
    for await (const batch of source(table)) batch.forEach(add);
    sums[table] = sum();
  }
  holdTo(manifest, sums);
}

async function rowsInto(
  target: StoreOptions,
  folder: string,
  manifest: Manifest,
  { isReplacing }: PutOptions,
): Promise<TableSums> {
  const put = (source: Source) =>
    withRaw(target, async (db) => {
      await holdCopy(source, manifest);
      if (isReplacing) await db.transaction().execute(drop);
      if ((await doneMigrations(db)).length <= manifest.migrations.length) await migrate(db, known(manifest));
      const sums = await putRows(db, source, manifest, target);
      if (target.engine === 'postgres') await countForPlans(db, manifest);
      return sums;
    });
  if (manifest.engine === 'postgres') {
    return put((table) => fromFile(join(folder, ROWS_FOLDER, `${table}.jsonl`)));
  }
  const copy: StoreOptions = { engine: 'sqlite', file: join(folder, DATABASE_FILE) };
  return withRaw(copy, (rows) => put((table) => batchesOf(rows, 'sqlite', table)));
}

/** @throws CopyError where the target must stay as it is. A damaged file is kept beside what takes its place. */
async function makeWay(target: StoreOptions, options: PutOptions): Promise<void> {
  try {
    await withRaw(target, (db) => refuse(db, target, options));
  } catch (error) {
    if (!(error instanceof DamageError) || target.engine !== 'sqlite') throw error;
    if (!options.isReplacing) throw new CopyError(`${error.message}; --replace puts the backup in its place`);
    await rename(target.file, `${target.file}.damaged`);
    for (const suffix of ['-wal', '-shm']) await rm(target.file + suffix, { force: true });
  }
}

/**
 * Puts a copy into a database of either engine, holds it to the copy's checksums, and brings the schema up to date.
 * @throws CopyError when a server runs on the database, when it is not empty, when the copy is damaged or too new
 */
export async function putCopy(
  folder: string,
  manifest: Manifest,
  target: StoreOptions,
  options: PutOptions,
): Promise<TableSums> {
  known(manifest);
  await makeWay(target, options);
  const sums =
    manifest.engine === 'sqlite' && target.engine === 'sqlite'
      ? await putFile(join(folder, DATABASE_FILE), manifest, target.file)
      : await rowsInto(target, folder, manifest, options);
  await withRaw(target, (db) => migrate(db));
  return sums;
}
