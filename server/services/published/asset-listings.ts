import { type IndexFolders, readIndexFolders } from '#model/media/explorer/index-folders';
import { readFileNames } from '#model/media/explorer/resolve';
import type { ServerCode } from '#model/vocabulary/servers';
import { within } from '../within.ts';
import type { DataService } from './data.ts';

/** Null where it takes long, cannot be had now, or cannot be read. */
type Listing<T> = T | 'missing' | null;

/** What the origin has of files, for pages that the server writes. */
export interface AssetListings {
  folders(server: ServerCode): Promise<Listing<IndexFolders>>;
  files(server: ServerCode, bundle: string): Promise<Listing<readonly string[]>>;
}

/** A page is sent without its list when the origin takes longer. */
const PATIENCE_MS = 400;

export function assetListings(data: DataService): AssetListings {
  const read = new Map<ServerCode, { readonly hash: string; readonly folders: IndexFolders | null }>();

  async function jsonAt(name: string) {
    const answer = await data.answer(`explorer/${name}`);
    if (answer.status === 'missing') return 'missing';
    if (answer.status !== 'found') return null;
    const { hash, bodies } = answer.prepared;
    return { hash, json: (): unknown => JSON.parse(Buffer.from(bodies.identity).toString('utf8')) };
  }

  /** Read again only when it changes: there are some ten thousand paths in it. */
  async function load(server: ServerCode): Promise<Listing<IndexFolders>> {
    const found = await jsonAt(`${server}/assets/_info`);
    if (found === null || found === 'missing') return found;
    const known = read.get(server);
    if (known?.hash === found.hash) return known.folders;
    // Servers without an index of their own have that of another one.
    const same = [...read.values()].find(({ hash }) => hash === found.hash);
    const folders = same ? same.folders : readIndexFolders(found.json());
    read.set(server, { hash: found.hash, folders });
    return folders;
  }

  return {
    folders: (server) => within(PATIENCE_MS, load(server)),
    files: (server, bundle) =>
      within(
        PATIENCE_MS,
        jsonAt(`${server}/assets/${bundle}`).then((found) =>
          found === null || found === 'missing' ? found : readFileNames(found.json()),
        ),
      ),
  };
}
