import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { formatDataName } from '../../origin/data-name.ts';
import { knownLevels, listShape } from '../../origin/levels.ts';
import type { Origin } from '../../origin/origin.ts';
import { ENCODINGS, type Encoding, type Prepared, prepare, weightOf } from './encodings.ts';

/** Bytes of the snapshot kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;
const MANIFEST = 'manifest.json';
const SUFFIX: Readonly<Record<Encoding, string>> = { identity: '.json', br: '.json.br', gzip: '.json.gz' };
export const JSON_TYPE = 'application/json; charset=utf-8';

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
  const known = new Set(manifest.hashes.values());
  const kept = new BoundedCache<Prepared>(KEPT_BYTES, weightOf);
  const body = async (hash: string, encoding: Encoding) =>
    readFile(join(folder, hash + SUFFIX[encoding])).catch(() => null);
  return {
    ...manifest,
    async read(hash) {
      const earlier = kept.get(hash);
      if (earlier) return earlier;
      const identity = known.has(hash) ? await body(hash, 'identity') : null;
      if (!identity) return null;
      const [br, gzip] = await Promise.all(ENCODINGS.map((encoding) => body(hash, encoding)));
      const bodies = { identity, ...(br && { br }), ...(gzip && { gzip }) };
      const prepared: Prepared = { hash, type: JSON_TYPE, bodies };
      kept.set(hash, prepared);
      return prepared;
    },
  };
}

interface Manifest {
  readonly version: string;
  readonly maker: unknown;
  readonly hashes: Map<string, string>;
}

async function readManifest(file: string): Promise<Manifest | null> {
  try {
    const { version, maker, names } = JSON.parse(await readFile(file, 'utf8'));
    const hashes = new Map<string, string>();
    for (const [name, hash] of Object.entries(names)) if (typeof hash === 'string') hashes.set(name, hash);
    return typeof version === 'string' ? { version, maker, hashes } : null;
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
  const written = new Set<string>();
  for (const { name, level } of lists.flatMap(namesOf)) {
    const data = await origin.read(name, level);
    if (data.status !== 'found') continue;
    const { hash, bodies } = await prepare(Buffer.from(JSON.stringify(data.value)), JSON_TYPE, 'thorough');
    names[formatDataName({ name, level })] = hash;
    if (written.has(hash)) continue;
    written.add(hash);
    for (const encoding of ['identity', ...ENCODINGS] as const) {
      const body = bodies[encoding];
      if (body) await writeFile(join(draft, hash + SUFFIX[encoding]), body);
    }
  }
  await writeFile(join(draft, MANIFEST), JSON.stringify({ version: origin.version, maker, names }));
  await replaceFolder(folder, draft);
  return written.size;
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
