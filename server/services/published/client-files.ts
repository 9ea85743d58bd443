import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { TextGroup } from '#model/texts/groups';
import type { Locale } from '#model/vocabulary/locales';
import { typeOfPath } from '../../origin/content-types.ts';
import { hashOf, isWorthPacking, type Prepared, pack, prepare } from './encodings.ts';

/** The web client as it is sent to browsers. */
export interface ClientFiles {
  /** The page that every address of the site starts from, before the server fills it in; null when it is not built. */
  html(path: string): Promise<string | null>;
  /** A file by its path with the first slash; null when there is none. */
  file(path: string): Promise<Prepared | null>;
  /** Scripts a page needs besides those of the boot, by the pattern of its address (src/app/build/page-files.ts). */
  scriptsOf(pattern: string): readonly string[];
  /** Its styles, in the order of their rules. */
  stylesOf(pattern: string): readonly FileWithText[];
  /** Texts in one language; those that come with the boot are left out. */
  textsOf(locale: Locale, groups: readonly TextGroup[]): readonly FileWithText[];
  /** Scripts and styles that stand in the page itself, as a content security policy names them. */
  readonly inlineSources: Readonly<Record<'script-src' | 'style-src', readonly string[]>>;
}

/** A file that may stand in a page as it is. */
export interface FileWithText {
  readonly path: string;
  readonly text: string;
}

const INDEX = 'index.html';
const NOTES = '.vite/pages.json';

/** True for names that carry the hash of their content, as the bundler writes them: `/assets/index-Cx3k9_aZ.js`. */
export const isHashedFile = (path: string): boolean => /^\/assets\/.+-[A-Za-z0-9_-]{8}\.\w+$/.test(path);

/** The bundler's notes about its own work lie in folders with a dot in front. */
const isHidden = (path: string): boolean => path.includes('/.');

/** What src/app/build/page-files.ts notes. */
interface Notes {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Without them pages ask for their files themselves, later. */
async function readNotes(folder: string): Promise<Notes> {
  const text = await readFile(join(folder, NOTES), 'utf8').catch(() => '{"pages":{},"texts":{}}');
  return JSON.parse(text) as Notes;
}

/** What the build put into the page between tags without an address, as policies name it. */
function inlineSourcesOf(html: string): ClientFiles['inlineSources'] {
  const hashes = (tag: RegExp): readonly string[] =>
    [...html.matchAll(tag)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  return {
    'script-src': hashes(/<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    'style-src': hashes(/<style>([\s\S]*?)<\/style>/g),
  };
}

/** What notes name, by path; what the build did not leave is missing. */
async function readTexts(
  folder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FileWithText>> {
  const read = async (path: string) => {
    const text = await readFile(join(folder, path), 'utf8').catch(() => null);
    return text === null ? [] : [[path, { path, text: text.trim() }] as const];
  };
  return new Map((await Promise.all(paths.map(read))).flat());
}

const isStyle = (path: string): boolean => path.endsWith('.css');

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What the build packs beside a file; packing takes seconds of a start. */
const PACKED = /\.(br|gz)$/;

/** By path with the first slash, those that the build packed as well. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll(sep, '/');
    if (entry.isFile() && !isHidden(path)) files.set(path, file);
  }
  return files;
}

/** Packs the files of a built client for sending. Returns how many. */
export async function packClientFiles(folder: string): Promise<number> {
  let count = 0;
  for (const [path, file] of await filesIn(folder)) {
    const bytes = await readFile(file);
    if (PACKED.test(path) || path === `/${INDEX}` || !isWorthPacking(bytes, typeOfPath(file))) continue;
    const { br, gzip } = await pack(bytes, 'utmost');
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
    count += 1;
  }
  return count;
}

/** Null for a file that went: a new build takes the place of the one that this server began with. */
async function prepareFile(file: string, isPacked: boolean): Promise<Prepared | null> {
  try {
    const [bytes, type] = [await readFile(file), typeOfPath(file)];
    if (!isPacked) return await prepare(bytes, type, 'utmost');
    const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
    return { hash: hashOf(bytes), type, bodies: { br, gzip, identity: bytes } };
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** The built client in `folder`. Only files that are there now are ever opened. */
export async function openClientFiles(folder: string): Promise<ClientFiles> {
  const all = await filesIn(folder);
  const files = new Map([...all].filter(([path]) => !PACKED.test(path)));
  const prepared = new Map<string, Promise<Prepared | null>>();
  const page = files.get(`/${INDEX}`);
  files.delete(`/${INDEX}`);
  const html = page === undefined ? null : await readFile(page, 'utf8');
  const { pages, texts } = await readNotes(folder);
  const noted = (pattern: string): readonly string[] => pages[pattern]?.files ?? [];
  const styles = new Set(Object.keys(pages).flatMap(noted).filter(isStyle));
  const withText = await readTexts(folder, [...styles, ...Object.values(texts).flatMap(Object.values)]);
  return {
    html: async () => html,
    inlineSources: inlineSourcesOf(html ?? ''),
    scriptsOf: (pattern) => noted(pattern).filter((path) => !isStyle(path)),
    stylesOf: (pattern) => noted(pattern).flatMap((path) => withText.get(path) ?? []),
    textsOf: (locale, groups) => groups.flatMap((group) => withText.get(texts[locale]?.[group] ?? '') ?? []),
    async file(path) {
      const file = files.get(path);
      if (file === undefined) return null;
      const ready = prepared.get(path) ?? prepareFile(file, all.has(`${path}.br`) && all.has(`${path}.gz`));
      prepared.set(path, ready);
      return ready;
    },
  };
}
