import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isDataName } from '../data-name.ts';
import { type Log, OriginError } from '../origin.ts';

/** A file of game data is a few megabytes; more than this is a mistake that would exhaust memory. */
const MAX_FILE = 128 * 1024 * 1024;
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The data files of a dump, by the name they are asked for. */
export interface DumpFiles {
  has(name: string): boolean;
  /** Names beginning with `prefix`. */
  under(prefix: string): readonly string[];
  /** Undefined when there is no such file or it is broken; a broken one is reported once. */
  read(name: string): Promise<unknown>;
}

/**
 * Lists `api/**.json` as it is now; what changes later is seen after a restart. Only names found here are ever opened,
 * and links inside are not followed, so that no name leads out of the folder.
 */
export async function openDumpFiles(folder: string, log: Log): Promise<DumpFiles> {
  const root = join(folder, 'api');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) throw new OriginError(`${folder}: no folder "api" with data in it`);
  const files = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1, -'.json'.length).replaceAll(sep, '/');
    if (isDataName(name)) files.set(name, path);
  }
  const told = new Set<string>();
  return {
    has: (name) => files.has(name),
    under: (prefix) => [...files.keys()].filter((name) => name.startsWith(prefix)),
    async read(name) {
      const path = files.get(name);
      if (path === undefined) return undefined;
      try {
        return await readJson(path);
      } catch (error) {
        if (!told.has(name)) log(`Data file ${path} is left out: ${reasonOf(error)}`);
        told.add(name);
        return undefined;
      }
    },
  };
}

async function readJson(path: string): Promise<unknown> {
  const { size } = await stat(path);
  if (size > MAX_FILE) throw new Error(`it is larger than ${MAX_FILE / 1024 / 1024} MB`);
  const text = await readFile(path, 'utf8');
  const value: unknown = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  return value;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);
