import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import type { StoreOptions } from '../store.ts';
import { CopyError, DATABASE_FILE, type Manifest, ROWS_FOLDER } from './manifest.ts';
import {
  batchesOf,
  dataTables,
  doneMigrations,
  openRaw,
  type RawDb,
  sumsOf,
  type TableSum,
  tableSum,
} from './rows.ts';

type Copied = Pick<Manifest, 'engine' | 'migrations' | 'tables'>;

/** In one go: a copy in steps begins again whenever someone writes in between. */
const ALL_PAGES = 2 ** 30;

/** The embedded engine's own copying: whole, of one moment, while others read and write. */
async function copySqlite(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new CopyError(`There is no database ${file}`);
  const source = new Sqlite(file, { readonly: true, timeout: 10_000 });
  try {
    await source.backup(target, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new Sqlite(target);
  try {
    // One file without a log beside it, so that it can be carried away.
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new CopyError(`The copy of ${file} is damaged: ${String(found)}`);
  } finally {
    copy.close();
  }
}

async function fromSqlite(file: string, folder: string): Promise<Copied> {
  const target = join(folder, DATABASE_FILE);
  await copySqlite(file, target);
  const db = openRaw({ engine: 'sqlite', file: target });
  try {
    return { engine: 'sqlite', migrations: await doneMigrations(db), tables: await sumsOf(db, 'sqlite') };
  } finally {
    await db.destroy();
  }
}

async function writeTable(db: RawDb, table: string, folder: string): Promise<TableSum> {
  const out = createWriteStream(join(folder, `${table}.jsonl`));
  const { add, sum } = tableSum();
  for await (const batch of batchesOf(db, 'postgres', table)) {
    batch.forEach(add);
    const text = batch.map((row) => `${JSON.stringify(row)}\n`).join('');
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return sum();
}

/** All tables as of one moment, through the driver: no program of PostgreSQL is needed. */
async function fromPostgres(options: StoreOptions, folder: string): Promise<Copied> {
  const rows = join(folder, ROWS_FOLDER);
  await mkdir(rows);
  const db = openRaw(options);
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const tables: Record<string, TableSum> = {};
        for (const table of await dataTables(trx)) tables[table] = await writeTable(trx, table, rows);
        return { engine: 'postgres' as const, migrations: await doneMigrations(trx), tables };
      });
  } finally {
    await db.destroy();
  }
}

/** Copies a database into a folder while it is served. */
export const makeCopy = (options: StoreOptions, folder: string): Promise<Copied> =>
  options.engine === 'sqlite' ? fromSqlite(options.file, folder) : fromPostgres(options, folder);
