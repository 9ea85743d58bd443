import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeCopy } from '../store/copies/make-copy.ts';
import {
  CopyError,
  type Manifest,
  readManifest,
  UPLOADS_FOLDER,
  writeManifest,
} from '../store/copies/manifest.ts';
import { type PutOptions, putCopy } from '../store/copies/put-copy.ts';
import type { TableSums } from '../store/copies/rows.ts';
import type { StoreOptions } from '../store/store.ts';

/** What a site keeps: its database, and uploaded files when they are in a folder of ours. */
export interface SiteStorage {
  readonly store: StoreOptions;
  readonly uploads: string | null;
}

const filesIn = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};

/** A file that is being received, or that was removed while we copied, is none that rows speak of. */
const copyUploads = async (from: string, to: string): Promise<number> => {
  if ((await filesIn(from)) === 0) return 0;
  await cp(from, to, { recursive: true });
  return filesIn(to);
};

/**
 * Writes a backup while the site runs. The database comes first: files are there before rows speak of them. The folder is
 * whole, or not there at all.
 */
export async function backUp(
  { store, uploads }: SiteStorage,
  target: string,
  now: number,
): Promise<Manifest> {
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}-draft-`);
  try {
    const copied = await makeCopy(store, draft);
    const files = uploads === null ? 0 : await copyUploads(uploads, join(draft, UPLOADS_FOLDER));
    const manifest: Manifest = { format: 1, madeAt: now, ...copied, files };
    await writeManifest(draft, manifest);
    await rename(draft, target);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Puts a backup in the place of what a site keeps. */
export async function restore(source: string, kept: SiteStorage, options: PutOptions): Promise<Manifest> {
  const manifest = await readManifest(source);
  await putCopy(source, manifest, kept.store, options);
  if (kept.uploads !== null && manifest.files > 0) {
    await cp(join(source, UPLOADS_FOLDER), kept.uploads, { recursive: true });
  }
  return manifest;
}

/** Moves a site from the embedded database to PostgreSQL and answers what both hold, table by table. */
export async function moveDatabase(
  from: StoreOptions,
  to: StoreOptions,
  options: PutOptions,
): Promise<TableSums> {
  if (from.engine === to.engine)
    throw new CopyError('Both databases are of one kind; use backup and restore');
  const folder = await mkdtemp(join(tmpdir(), 'setori-move-'));
  try {
    const copied = await makeCopy(from, folder);
    return await putCopy(folder, { format: 1, madeAt: options.now, ...copied, files: 0 }, to, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
