import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { TextGroup } from '#model/texts/groups';
import type { Locale } from '#model/vocabulary/locales';
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
  /** Files of texts in one language; those that come with the boot are left out. */
  textsOf(locale: Locale, groups: readonly TextGroup[]): readonly string[];
}

const INDEX = 'index.html';
const NOTES = '.vite/pages.json';

/** True for names that carry the hash of their content, as the bundler writes them: `/assets/index-Cx3k9_aZ.js`. */
export const isHashedFile = (path: string): boolean => /^\/assets\/.+-[A-Za-z0-9_-]{8}\.\w+$/.test(path);

/** The bundler's notes about its own work lie in folders with a dot in front. */
const isHidden = (path: string): boolean => path.includes('/.');

/** What src/vite/page-files.ts notes. */
interface Notes {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Without them pages ask for their files themselves, later. */
async function readNotes(folder: string): Promise<Notes> {
  const text = await readFile(join(folder, NOTES), 'utf8').catch(() => '{"pages":{},"texts":{}}');
  return JSON.parse(text) as Notes;
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
  const { pages, texts } = await readNotes(folder);
  return {
    html: async () => html,
    filesOf: (pattern) => pages[pattern]?.files ?? [],
    textsOf: (locale, groups) => groups.flatMap((group) => texts[locale]?.[group] ?? []),
    async file(path) {
      const file = files.get(path);
      if (file === undefined) return null;
      const ready = prepared.get(path) ?? prepareFile(file);
      prepared.set(path, ready);
      return ready;
    },
  };
}
