import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { beginsAsPage } from '../../origin/dump/html-page.ts';
import { type AssetRead, type Origin, OriginError } from '../../origin/origin.ts';
import { isObject } from '../../origin/projection.ts';

const ADDRESS = /^\/(?:assets\/(?<server>[a-z]{2})\/(?<bundle>.+)_rip\/(?<file>[^/]+)|res\/.+)$/;
const SCRIPT = /^Scenario.+\.asset$/;
const FOLDERS = ['scenario/', 'characters/resourceset/'];

/**
 * Whether files are there, each asked for once. The lists of bundles are asked first, for they cost less than the files; but a folder may
 * have lists of more than it holds.
 */
export class CheckedFiles {
  readonly #origin: Origin;
  readonly #known = new Map<string, Promise<boolean>>();
  readonly #bundles = new Map<string, Promise<ReadonlySet<string>>>();

  /** The folder that the data comes from; null where it comes from none. */
  readonly #folder: string | null;

  constructor(origin: Origin, folder: string | null) {
    this.#origin = origin;
    this.#folder = folder;
  }

  /** By the address on the site. */
  isThere(address: string): Promise<boolean> {
    const known = this.#known.get(address) ?? this.#look(address);
    this.#known.set(address, known);
    return known;
  }

  async #look(address: string): Promise<boolean> {
    const path = decodeURI(address);
    const { server, bundle, file } = ADDRESS.exec(path)?.groups ?? {};
    if (this.#folder === null && server !== undefined && bundle !== undefined && file !== undefined) {
      const names = await this.#namesIn(server, bundle);
      if (names.has(file)) return true;
    }
    const asset = await this.#asset(path);
    return asset !== null;
  }

  #namesIn(server: string, bundle: string): Promise<ReadonlySet<string>> {
    const name = `explorer/${server}/assets/${bundle}`;
    const known = this.#bundles.get(name) ?? this.#list(name);
    this.#bundles.set(name, known);
    return known;
  }

  async #list(name: string): Promise<ReadonlySet<string>> {
    const read = await this.#origin.read(name);
    const names = read.status === 'found' && Array.isArray(read.value) ? read.value : [];
    return new Set(names.filter((each) => typeof each === 'string'));
  }

  async #asset(path: string): Promise<Extract<AssetRead, { status: 'found' }> | null> {
    const read = await this.#origin.readAsset(path.slice(1));
    if (read.status === 'unavailable') throw new OriginError(`${this.#origin.label} cannot be reached`);
    return read.status === 'found' && !read.type.startsWith('text/html') ? read : null;
  }

  /** What a file says; null where it is missing, a text that is no JSON where it is none. */
  async text(address: string): Promise<string | null> {
    const asset = await this.#asset(address);
    if (asset === null) return null;
    const { body } = asset;
    if ('source' in body) {
      const stream = await body.source.read(0, body.source.size - 1);
      return stream && textOf(stream);
    }
    const bytes = 'bytes' in body ? body.bytes : await readFile(body.file);
    return beginsAsPage(bytes) ? null : new TextDecoder().decode(bytes);
  }

  /** Scripts of stories of a server that there are, below its folder. */
  scripts(server: string): AsyncGenerator<string> {
    return this.#folder === null
      ? this.#listedScripts(server)
      : scriptsBelow(join(this.#folder, 'assets', server));
  }

  async *#listedScripts(server: string): AsyncGenerator<string> {
    const index = await this.#origin.read(`explorer/${server}/assets/_info`);
    if (index.status !== 'found') return;
    for (const bundle of bundlesIn(index.value)) {
      if (!FOLDERS.some((folder) => bundle.startsWith(folder))) continue;
      for (const file of await this.#namesIn(server, bundle))
        if (SCRIPT.test(file)) yield `${bundle}_rip/${file}`;
    }
  }
}

/** Nested folders, in which a number is a bundle of so many files (reference R120). */
function* bundlesIn(index: unknown, folder = ''): Generator<string> {
  if (!isObject(index)) return;
  for (const [name, inner] of Object.entries(index)) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (typeof inner === 'number') yield path;
    else yield* bundlesIn(inner, path);
  }
}

async function* scriptsBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll(sep, '/');
    if (entry.isFile() && SCRIPT.test(entry.name) && FOLDERS.some((each) => path.startsWith(each)))
      yield path;
  }
}
