import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreOptions } from '../store.ts';
import type { TableSums } from './rows.ts';

/** What a backup says about itself: it is whole, and what it holds. */
export interface Manifest {
  readonly format: 1;
  /** Epoch milliseconds */
  readonly madeAt: number;
  readonly engine: StoreOptions['engine'];
  readonly migrations: readonly string[];
  readonly tables: TableSums;
  /** Uploaded files in it. */
  readonly files: number;
}

const NAME = 'manifest.json';
export const DATABASE_FILE = 'setori.db';
export const ROWS_FOLDER = 'tables';
export const UPLOADS_FOLDER = 'uploads';

/** A mistake of the operator, or a backup that cannot be used; reported in one line. */
export class CopyError extends Error {}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`);

/** Without its tables there is nothing to hold the copy to. */
const isComplete = ({ tables, migrations }: Partial<Manifest>): boolean =>
  Array.isArray(migrations) && typeof tables === 'object' && tables !== null && 'users' in tables;

/** @throws CopyError when the folder is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, NAME), 'utf8')) as Manifest;
    if (manifest.format === 1 && isComplete(manifest)) return manifest;
  } catch {
    // Said below, whatever is wrong with the file.
  }
  throw new CopyError(`${folder} holds no backup: its ${NAME} cannot be read`);
}
