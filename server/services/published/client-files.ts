import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { typeOfPath } from '../../origin/content-types.ts';
import { type Prepared, prepare } from './encodings.ts';

/** The web client as it is sent to browsers. */
export interface ClientFiles {
  /** The page that every address of the site starts from, before the server fills it in; null when it is not built. */
  html(path: string): Promise<string | null>;
  /** A file by its path with the first slash; null when there is none. */
  file(path: string): Promise<Prepared | null>;
  /** What a page needs besides the files of the boot, by the pattern of its address (src/vite/page-files.ts). */
  filesOf(pattern: string): readonly string[];
}

const INDEX = 'index.html';
const PAGES = '.vite/pages.json';

/** True for names that carry the hash of their content, as the bundler writes them: `/assets/index-Cx3k9_aZ.js`. */
export const isHashedFile = (path: string): boolean => /^\/assets\/.+-[A-Za-z0-9_-]{8}\.\w+$/.test(path);

/** The bundler's notes about its own work lie in folders with a dot in front. */
const isHidden = (path: string): boolean => path.includes('/.');

/** Without them pages ask for their files themselves, later. */
async function readPages(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readFile(join(folder, PAGES), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, readonly string[]>>));
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null for a file that went: a new build takes the place of the one that this server began with. */
async function prepareFile(file: string): Promise<Prepared | null> {
  try {
    return await prepare(await readFile(file), typeOfPath(file), 'thorough');
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** The built client in `folder`. Only files that are there now are ever opened. */
export async function openClientFiles(folder: string): Promise<ClientFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll(sep, '/');
    if (entry.isFile() && !isHidden(path)) files.set(path, file);
  }
  const prepared = new Map<string, Promise<Prepared | null>>();
  const page = files.get(`/${INDEX}`);
  files.delete(`/${INDEX}`);
  const html = page === undefined ? null : await readFile(page, 'utf8');
  const pages = await readPages(folder);
  return {
    html: async () => html,
    filesOf: (pattern) => pages.get(pattern) ?? [],
    async file(path) {
      const file = files.get(path);
      if (file === undefined) return null;
      const ready = prepared.get(path) ?? prepareFile(file);
      prepared.set(path, ready);
      return ready;
    },
  };
}
