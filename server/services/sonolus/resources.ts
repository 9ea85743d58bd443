import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { SettingError } from '../site-settings.ts';
import { HASH, ITEM_NAME, type ResourceKind } from './protocol.ts';
import { ItemError, type ItemsOf, itemReaders } from './read-items.ts';

/** What levels are played with, as the operator gave it. */
export interface Resources {
  /** That of all levels. */
  readonly engine: ItemsOf['engines'];
  readonly items: { readonly [K in ResourceKind]: readonly ItemsOf[K][] };
  /** A file by its SHA-1; null where there is none. */
  file(hash: string): Promise<Uint8Array | null>;
}

/** Where the operator has them. */
export interface ResourceSettings {
  /** Holds `sonolus/engines/…`, as a Sonolus server answers or a collection package is packed. */
  readonly folder: string;
  /** Of several engines the one of our charts. */
  readonly engine: string;
}

const MAX_FILE = 32 * 1024 * 1024;
const MAX_ITEM = 1024 * 1024;
const KEPT_BYTES = 8 * 1024 * 1024;
const REPOSITORY = /^\/sonolus\/repository\/([0-9a-f]{40})$/;
const ELSEWHERE = /^https:\/\//;
/** Not items, but answers about them. */
const NOT_ITEMS = ['info', 'list'];

async function readItem<K extends ResourceKind>(
  folder: string,
  kind: K,
  name: string,
  read: (json: unknown) => ItemsOf[K],
): Promise<ItemsOf[K]> {
  const file = join(folder, 'sonolus', kind, name);
  try {
    const { size } = await stat(file);
    if (size > MAX_ITEM) throw new ItemError(`it is larger than ${MAX_ITEM} bytes`);
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingError(`SONOLUS_DIR: ${join('sonolus', kind, name)} cannot be used: ${why}`);
  }
}

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => ITEM_NAME.test(name) && !NOT_ITEMS.includes(name))
    .sort();

/** Files of the folder's repository, the last ones kept. */
function repositoryOf(folder: string): Resources['file'] {
  const kept = new BoundedCache<Uint8Array>(KEPT_BYTES, ({ length }) => length);
  return async (hash) => {
    if (!HASH.test(hash)) return null;
    const earlier = kept.get(hash);
    if (earlier) return earlier;
    const file = join(folder, 'sonolus', 'repository', hash);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.size > MAX_FILE) return null;
    const bytes = await readFile(file);
    kept.set(hash, bytes);
    return bytes;
  };
}

/** Reads all items once, so that a level that cannot be played is a mistake at the start. @throws SettingError */
export async function openResources({ folder, engine: wanted }: ResourceSettings): Promise<Resources> {
  const files = new Set(
    (await readdir(join(folder, 'sonolus', 'repository')).catch(() => [])).filter((name) => HASH.test(name)),
  );
  const read = itemReaders((url) => {
    const [, hash] = REPOSITORY.exec(url) ?? [];
    if (hash !== undefined) return files.has(hash) ? url : undefined;
    return ELSEWHERE.test(url) && URL.canParse(url) ? url : undefined;
  });
  const all = async <K extends ResourceKind>(kind: K): Promise<readonly ItemsOf[K][]> => {
    const names = await namesIn(join(folder, 'sonolus', kind));
    return Promise.all(names.map((name) => readItem<K>(folder, kind, name, read[kind])));
  };
  const [engines, skins, backgrounds, effects, particles] = await Promise.all([
    all('engines'),
    all('skins'),
    all('backgrounds'),
    all('effects'),
    all('particles'),
  ]);
  const engine = engines.find(({ name }) => name === wanted);
  if (!engine) {
    throw new SettingError(
      `SONOLUS_DIR has no sonolus/engines/${wanted}: name another one with SONOLUS_ENGINE`,
    );
  }
  return { engine, items: { engines, skins, backgrounds, effects, particles }, file: repositoryOf(folder) };
}

/** Of each kind nothing. */
export const NO_ITEMS: Resources['items'] = {
  engines: [],
  skins: [],
  backgrounds: [],
  effects: [],
  particles: [],
};
