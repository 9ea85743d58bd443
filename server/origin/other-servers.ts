import { SERVERS } from '#model/vocabulary/servers';
import { BoundedCache } from './bounded-cache.ts';
import { type Asker, type AssetRead, type Origin, originWith } from './origin.ts';

const OF_SERVER = new RegExp(`^assets/(${SERVERS.join('|')})/(.+)$`);
/** Pictures whose place is remembered. */
const REMEMBERED = 20_000;
/** What no server has is looked for again after this time: files may come. */
const NOWHERE_MS = 600_000;

/** The path that has a picture, or until when no one is asked again. */
type Place = { readonly path: string } | { readonly nowhereUntilMs: number };

/**
 * Pictures and sounds that a server's folder lacks come from the folder of another server, in the order of servers: a thing lies under
 * the same name wherever it is out. Each other server is asked once, and the place is remembered.
 */
export function withOtherServers(origin: Origin, nowMs: () => number = Date.now): Origin {
  const places = new BoundedCache<Place>(REMEMBERED);

  async function elsewhere(
    path: string,
    { server, name }: { readonly server: string; readonly name: string },
    asker?: Asker,
  ): Promise<AssetRead> {
    const known = places.get(path);
    if (known && 'path' in known) return origin.readAsset(known.path, asker);
    if (known && known.nowhereUntilMs > nowMs()) return { status: 'missing' };
    for (const other of SERVERS.filter((each) => each !== server)) {
      const otherPath = `assets/${other}/${name}`;
      const found = await origin.readAsset(otherPath, asker);
      if (found.status === 'found') places.set(path, { path: otherPath });
      if (found.status !== 'missing') return found;
    }
    places.set(path, { nowhereUntilMs: nowMs() + NOWHERE_MS });
    return { status: 'missing' };
  }

  return originWith(origin, {
    async readAsset(path, asker) {
      const own = await origin.readAsset(path, asker);
      const [, server, name] = OF_SERVER.exec(path) ?? [];
      if (own.status !== 'missing' || server === undefined || name === undefined) return own;
      return elsewhere(path, { server, name }, asker);
    },
  });
}
