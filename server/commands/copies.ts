import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readSettings } from '../config.ts';
import { backUp, moveDatabase, restore, type SiteStorage } from '../services/copies.ts';
import type { TableSums } from '../store/copies/rows.ts';

/** `npm run backup`, `restore` and `migrate-db`: copies of what the site of the same environment keeps. */

const USAGE: Readonly<Record<string, string>> = {
  backup: 'Usage: npm run backup [-- FOLDER]',
  restore: 'Usage: npm run restore -- FOLDER [--replace]',
  'migrate-db': 'Usage: DATABASE_URL=postgres://… npm run migrate-db [-- --replace]',
};
const EXIT_MISTAKE = 2;

function kept(env: NodeJS.ProcessEnv): SiteStorage {
  const { store, uploads } = readSettings(env);
  // What is still arriving is no one's file yet.
  return { store, uploads: uploads.bucket === null ? join(uploads.folder, 'files') : null };
}

const dated = (now: number): string => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');

const tell = (tables: TableSums): string =>
  Object.entries(tables)
    .map(([table, { rows, checksum }]) => `${table.padEnd(16)} ${String(rows).padStart(9)}  ${checksum}`)
    .join('\n');

async function runBackup(folder: string | undefined, now: number): Promise<string> {
  const target = resolve(folder ?? resolve(process.env.DATA_DIR || 'data', 'backups', dated(now)));
  if (existsSync(target)) throw new ConfigError(`${target} exists already`);
  const { tables, files } = await backUp(kept(process.env), target, now);
  return `${tell(tables)}\n${files} uploaded files\n${target}`;
}

async function runRestore(folder: string | undefined, isReplacing: boolean, now: number): Promise<string> {
  if (folder === undefined) throw new ConfigError(USAGE.restore);
  const { tables, files } = await restore(resolve(folder), kept(process.env), { isReplacing, now });
  return `${tell(tables)}\n${files} uploaded files\nrestored`;
}

async function runMove(isReplacing: boolean, now: number): Promise<string> {
  const { DATABASE_URL: _, ...withoutUrl } = process.env;
  const [from, to] = [readSettings(withoutUrl).store, readSettings(process.env).store];
  if (to.engine !== 'postgres') throw new ConfigError(USAGE['migrate-db']);
  return `${tell(await moveDatabase(from, to, { isReplacing, now }))}\nmoved, with equal checksums`;
}

async function run([deed = '', ...rest]: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...rest],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder, ...others] = positionals;
  if (others.length > 0 || !Object.hasOwn(USAGE, deed)) throw new ConfigError(USAGE[deed] ?? '');
  const now = Date.now();
  if (deed === 'backup') return runBackup(folder, now);
  return deed === 'restore' ? runRestore(folder, values.replace, now) : runMove(values.replace, now);
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT_MISTAKE;
}
