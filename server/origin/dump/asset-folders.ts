import { readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { SERVERS } from '#model/vocabulary/servers';
import { belowAssets, isDataName } from '../data-name.ts';

/** Nested folders; a number is a bundle with so many files (reference R120). */
interface Folder {
  readonly [part: string]: Folder | number;
}

const NAME = new RegExp(`^explorer/(${SERVERS.join('|')})/assets/(.+)$`);
const INDEX = '_info';
const BUNDLE_END = '_rip';
/** As deep as readers of an index go. */
const MAX_DEPTH = 32;

/** What lies in a folder; nothing where there is none. Links are not followed. */
const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => []);

/** Files of a bundle at this path of the site. One whose name is never served is not listed either. */
async function bundleFiles(folder: string, path: string): Promise<readonly string[]> {
  const entries = await entriesOf(folder);
  const files = entries.filter((entry) => entry.isFile() && belowAssets(`${path}/${entry.name}`) !== null);
  return files.map(({ name }) => name).toSorted();
}

/** Folders of bundles below a folder; empty ones are left out. */
async function foldersIn(folder: string, path: string, depth: number): Promise<Folder> {
  if (depth > MAX_DEPTH) return {};
  const entries = (await entriesOf(folder)).filter((entry) => entry.isDirectory() && isDataName(entry.name));
  const rows = await Promise.all(
    entries.map(async ({ name }): Promise<readonly [string, Folder | number] | null> => {
      const below = join(folder, name);
      const pathBelow = `${path}/${name}`;
      if (name.endsWith(BUNDLE_END) && name !== BUNDLE_END)
        return [name.slice(0, -BUNDLE_END.length), (await bundleFiles(below, pathBelow)).length];
      const inside = await foldersIn(below, pathBelow, depth + 1);
      return Object.keys(inside).length === 0 ? null : [name, inside];
    }),
  );
  // A folder goes before a bundle of its name, for which the index has no place then.
  const found = rows.filter((row) => row !== null);
  return Object.fromEntries(
    found.toSorted(
      ([, one], [, other]) => Number(typeof other === 'number') - Number(typeof one === 'number'),
    ),
  );
}

/** Lists of the game's files, made of the files that are there (reference R120): for a dump that was saved without any index. */
export class AssetFolders {
  readonly #folder: string;
  /** As they were when first asked for, like all of a dump. */
  readonly #indexes = new Map<string, Promise<Folder>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The index of a server, or the files of a bundle; undefined for other names, and where there are no files. */
  async read(name: string): Promise<unknown> {
    const [, server, path] = NAME.exec(name) ?? [];
    if (server === undefined || path === undefined) return undefined;
    const assets = `assets/${server}`;
    if (path !== INDEX) return this.#bundle(assets, `${path}${BUNDLE_END}`);
    const index = this.#indexes.get(server) ?? foldersIn(join(this.#folder, assets), assets, 0);
    this.#indexes.set(server, index);
    return Object.keys(await index).length === 0 ? undefined : index;
  }

  async #bundle(assets: string, bundle: string): Promise<readonly string[] | undefined> {
    const path = `${assets}/${bundle}`;
    const [top, folder] = await Promise.all(
      [assets, path].map((each) => realpath(join(this.#folder, each)).catch(() => null)),
    );
    // A link may lead out of the dump.
    if (!top || !folder?.startsWith(top + sep)) return undefined;
    return bundleFiles(folder, path);
  }
}
