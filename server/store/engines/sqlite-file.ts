import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/** While the engine itself waits for another process nothing else runs here, so it waits for moments only. */
const BLOCKING_MS = 2;
/** Switching a new file to its log takes a lock of its own. */
const OPENING_MS = 5_000;
/** What the log may keep after a checkpoint. */
const MAX_LOG = 64 * 1024 * 1024;
const MAX_STATEMENTS = 500;
/** Smaller files are looked through at every start; larger ones when the last stop was not clean. */
const QUICKLY_READ = 64 * 1024 * 1024;

/** The file is not what was written. Nothing is written into it any more. */
export class DamageError extends Error {
  readonly code = 'SQLITE_CORRUPT';
}

/** Keeps statements that were read before: parsing one again takes a third as long as answering it. */
function keepStatements(database: Sqlite.Database): Sqlite.Database {
  const kept = new Map<string, Sqlite.Statement>();
  const prepare = database.prepare.bind(database);
  const prepareOnce = (source: string): Sqlite.Statement => {
    const earlier = kept.get(source);
    // One that is in the middle of its rows answers no one else.
    if (earlier && !earlier.busy) return earlier;
    const statement = prepare(source);
    if (kept.size >= MAX_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
    kept.set(source, statement);
    return statement;
  };
  return Object.assign(database, { prepare: prepareOnce });
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Hashes of passwords are in it: for the user that runs the server, and the members of its group. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  try {
    for (const path of [file, `${file}-wal`, `${file}-shm`]) {
      if (existsSync(path)) chmodSync(path, statSync(path).mode & 0o770);
    }
  } catch {
    // Another user's file: that one decides who may read it.
  }
}

const HEADER_BYTES = 100;

/** Whether the file holds fewer pages than its header says; the engine takes missing ones for empty ones. */
function isCutShort(file: string): boolean {
  const size = sizeOf(file);
  if (size < HEADER_BYTES) return size > 0;
  const header = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, 'r');
  readSync(handle, header, 0, HEADER_BYTES, 0);
  closeSync(handle);
  const pageBytes = header.readUInt16BE(16);
  // One stands for 65,536.
  return header.readUInt32BE(28) * (pageBytes === 1 ? 65_536 : pageBytes) > size;
}

/** @throws DamageError when the engine finds the file is not whole */
function refuseDamaged(database: Sqlite.Database, file: string): void {
  const found = database.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok')
    throw new DamageError(`The database ${file} is damaged (${String(found).split('\n').at(-1)})`);
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));

/** The connection that writes. @throws DamageError */
export function openWriter(file: string): Sqlite.Database {
  keepPrivate(file);
  const isLookedThrough = sizeOf(file) < QUICKLY_READ || sizeOf(`${file}-wal`) > 0;
  // While there is a log, what the header speaks of may still be in there.
  if (sizeOf(`${file}-wal`) === 0 && isCutShort(file)) {
    throw new DamageError(`The database ${file} is damaged (its end is missing)`);
  }
  const database = new Sqlite(file, { timeout: OPENING_MS });
  try {
    database.pragma('journal_mode = WAL');
    if (isLookedThrough) refuseDamaged(database, file);
    // A commit is on the disk before it is acknowledged.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma(`journal_size_limit = ${MAX_LOG}`);
    database.pragma(`busy_timeout = ${BLOCKING_MS}`);
  } catch (error) {
    database.close();
    throw isDamage(error)
      ? new DamageError(`The database ${file} is damaged (${(error as Error).message})`)
      : error;
  }
  return keepStatements(database);
}

/** A connection that reads. */
export function openReader(file: string): Sqlite.Database {
  const database = new Sqlite(file, { timeout: OPENING_MS });
  database.pragma('query_only = ON');
  database.pragma(`busy_timeout = ${BLOCKING_MS}`);
  return keepStatements(database);
}
