import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { formatDataName } from '../../origin/data-name.ts';
import { singleFlight } from '../../origin/flights.ts';
import { knownLevels, listShape } from '../../origin/levels.ts';
import type { Origin } from '../../origin/origin.ts';
import { ENCODINGS, type Encoding, hashOf, type Prepared, prepare, weightOf } from './encodings.ts';

/** Bytes of the snapshot kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;
const MANIFEST = 'manifest.json';
/** Before a folder takes its name its files are on the disk: a power cut must not leave names of nothing. */
const ON_DISK = { flush: true } as const;
const SUFFIX: Readonly<Record<Encoding, string>> = { identity: '.json', br: '.json.br', gzip: '.json.gz' };
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Where the snapshot of one version is: sites with other demo data beside each other keep their own. */
export const snapshotFolder = (folder: string, version: string): string =>
  join(folder, version.replaceAll(/[^\w.-]/g, '_'));

/** So many versions are kept; a server whose snapshot went asks its origin. */
const MAX_VERSIONS = 6;

/** Removes the versions that were written the longest ago. */
export async function dropOldVersions(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const written = await Promise.all(
    names.map(async (name) => ({
      name,
      atMs: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const oldest = written.sort((a, b) => b.atMs - a.atMs).slice(MAX_VERSIONS);
  for (const { name } of oldest) await rm(join(folder, name), { recursive: true, force: true });
}

/** Names at all their levels with the hash of what they say; the files are named by those hashes. */
export interface Snapshot {
  /** The origin's version that it was made from. */
  readonly version: string;
  readonly hashes: ReadonlyMap<string, string>;
  /** Null when there is no such file. */
  read(hash: string): Promise<Prepared | null>;
}

/**
 * Null when there is none, it is damaged, or it was made from other data. With `maker`, the program that made it must
 * be that one, too.
 */
export async function openSnapshot(
  folder: string,
  version: string,
  maker?: string,
): Promise<Snapshot | null> {
  const manifest = await readManifest(join(folder, MANIFEST));
  if (manifest?.version !== version || (maker !== undefined && manifest.maker !== maker)) return null;
  const kept = new BoundedCache<Prepared>(KEPT_BYTES, weightOf);
  const once = singleFlight<Prepared | null>();
  /** Read once for all who ask meanwhile, and looked at: under its hash it is kept by others for a year. */
  const load = async (hash: string): Promise<Prepared | null> => {
    const prepared = await loadBodies(folder, hash, manifest.packed);
    if (prepared) kept.set(hash, prepared);
    return prepared;
  };
  return {
    version,
    hashes: manifest.hashes,
    read: async (hash) => kept.get(hash) ?? once(hash, () => load(hash)),
  };
}

/** Hashes of the packed bodies of one plain body. */
type Packed = Readonly<Partial<Record<Encoding, string>>>;

/** The bodies of a hash that are what they were when they were written; null when the plain one is not. */
async function loadBodies(
  folder: string,
  hash: string,
  packed: ReadonlyMap<string, Packed>,
): Promise<Prepared | null> {
  const hashes = packed.get(hash);
  if (!hashes) return null;
  const body = async (encoding: Encoding, wanted: string | undefined): Promise<Uint8Array | null> => {
    if (wanted === undefined) return null;
    const bytes = await readFile(join(folder, hash + SUFFIX[encoding])).catch(() => null);
    return bytes && hashOf(bytes) === wanted ? bytes : null;
  };
  const identity = await body('identity', hash);
  if (!identity) return null;
  const [br, gzip] = await Promise.all(ENCODINGS.map((encoding) => body(encoding, hashes[encoding])));
  const bodies = { identity, ...(br && { br }), ...(gzip && { gzip }) };
  return { hash, type: JSON_TYPE, bodies };
}

interface Manifest {
  readonly version: string;
  readonly maker: unknown;
  readonly hashes: ReadonlyMap<string, string>;
  /** By the hash of the plain body. */
  readonly packed: ReadonlyMap<string, Packed>;
}

async function readManifest(file: string): Promise<Manifest | null> {
  try {
    const { version, maker, names, packed } = JSON.parse(await readFile(file, 'utf8'));
    const hashes = new Map<string, string>();
    for (const [name, hash] of Object.entries(names)) if (typeof hash === 'string') hashes.set(name, hash);
    return typeof version === 'string'
      ? { version, maker, hashes, packed: new Map(Object.entries(packed)) }
      : null;
  } catch {
    return null;
  }
}

/** Every level of a list that clients ask for, and the list without level. */
function namesOf(list: string): { readonly name: string; readonly level: number | null }[] {
  const shape = listShape(list);
  return [null, ...(shape ? [0, ...knownLevels(shape)] : [])].map((level) => ({ name: list, level }));
}

/**
 * Writes the lists of an origin to `folder`, ready to be sent, and answers how many files differ. The folder is complete
 * or not there at all.
 */
export async function writeSnapshot(
  origin: Origin,
  lists: readonly string[],
  folder: string,
  maker: string,
): Promise<number> {
  await mkdir(dirname(folder), { recursive: true });
  // A name of its own, because two builds may run at the same time.
  const draft = await mkdtemp(`${folder}-draft-`);
  const names: Record<string, string> = {};
  const packed: Record<string, Packed> = {};
  for (const { name, level } of lists.flatMap(namesOf)) {
    const data = await origin.read(name, level);
    if (data.status !== 'found') continue;
    const { hash, bodies } = await prepare(Buffer.from(JSON.stringify(data.value)), JSON_TYPE, 'thorough');
    names[formatDataName({ name, level })] = hash;
    if (packed[hash]) continue;
    for (const encoding of ['identity', ...ENCODINGS] as const) {
      const body = bodies[encoding];
      if (body) await writeFile(join(draft, hash + SUFFIX[encoding]), body, ON_DISK);
    }
    packed[hash] = {
      ...(bodies.br && { br: hashOf(bodies.br) }),
      ...(bodies.gzip && { gzip: hashOf(bodies.gzip) }),
    };
  }
  const manifest = { version: origin.version, maker, names, packed };
  await writeFile(join(draft, MANIFEST), JSON.stringify(manifest), ON_DISK);
  await replaceFolder(folder, draft);
  return Object.keys(packed).length;
}

/** Renames, and answers whether it could; it throws for other reasons than the expected ones. */
async function renamed(from: string, to: string, expected: readonly string[]): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && expected.includes(String(error.code))) return false;
    throw error;
  }
}

/**
 * Puts `draft` in the place of `folder`; when another build was quicker, its folder gives way. What gives way is renamed
 * before it is removed: another build may put its own in the place of a folder that is just being emptied.
 */
async function replaceFolder(folder: string, draft: string): Promise<void> {
  const earlier = `${draft}-earlier`;
  do {
    if (await renamed(folder, earlier, ['ENOENT'])) await rm(earlier, { recursive: true, force: true });
  } while (!(await renamed(draft, folder, ['ENOTEMPTY', 'EEXIST'])));
}
