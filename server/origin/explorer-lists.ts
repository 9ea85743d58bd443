import { SERVERS } from '#model/vocabulary/servers';
import { formatDataName } from './data-name.ts';
import { type Asker, type DataRead, MISSING, type Origin, originWith } from './origin.ts';
import { isObject } from './projection.ts';

const NAME = new RegExp(`^explorer/(${SERVERS.join('|')})/assets/(.+)$`);
const INDEX = '_info';
/** An index changes with a release; reading one means parsing half a megabyte. */
const INDEX_FRESH_MS = 60_000;

const nameOf = (server: string, path: string): string => `explorer/${server}/assets/${path}`;

/** Whether an index lists a bundle: nested folders, in which a number is a bundle (reference R120). */
function lists(index: unknown, path: string): boolean {
  let at = index;
  for (const part of path.split('/')) at = isObject(at) && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'number';
}

type IndexRead = { readonly server: string; readonly read: DataRead };

/** Indexes of all servers, each parsed at most once in a while. */
class Indexes {
  readonly #origin: Origin;
  readonly #nowMs: () => number;
  readonly #kept = new Map<string, { readonly read: Promise<DataRead>; readonly untilMs: number }>();

  constructor(origin: Origin, nowMs: () => number) {
    this.#origin = origin;
    this.#nowMs = nowMs;
  }

  /** The server's own index, else the first one of another server; missing where no one has any. */
  async of(server: string, asker?: Asker): Promise<IndexRead> {
    for (const each of [server, ...SERVERS.filter((other) => other !== server)]) {
      const read = await this.#read(each, asker);
      if (read.status !== 'missing') return { server: each, read };
    }
    return { server, read: MISSING };
  }

  #read(server: string, asker?: Asker): Promise<DataRead> {
    const known = this.#kept.get(server);
    if (known && known.untilMs > this.#nowMs()) return known.read;
    // Others wait for the same answer, so no one who hangs up may end it.
    const read = this.#origin.read(nameOf(server, INDEX), null, asker && { who: asker.who });
    this.#kept.set(server, { read, untilMs: this.#nowMs() + INDEX_FRESH_MS });
    void read.then(({ status }) => status === 'unavailable' && this.#kept.delete(server));
    return read;
  }
}

/**
 * Answers for the asset explorer where a server has none of its own. Its index is then that of another server, whose files it shows as
 * well (`withOtherServers`); and the files of a bundle are listed by another server where its own list is missing, as long as the index
 * lists the bundle. Clients stop at a server without an index, and skip a bundle that is missing (reference R120).
 */
export function withExplorerOfOthers(origin: Origin, nowMs: () => number = Date.now): Origin {
  const indexes = new Indexes(origin, nowMs);

  async function elsewhere(server: string, path: string, asker?: Asker): Promise<DataRead> {
    const index = await indexes.of(server, asker);
    if (index.read.status === 'unavailable') return index.read;
    if (index.read.status === 'found' && !lists(index.read.value, path)) return MISSING;
    for (const other of new Set([index.server, ...SERVERS])) {
      if (other === server) continue;
      const found = await origin.read(nameOf(other, path), null, asker);
      if (found.status !== 'missing') return found;
    }
    return MISSING;
  }

  return originWith(origin, {
    async read(name, level = null, asker) {
      // A bundle may end with a dot and a number, as a level does.
      const [, server, path] = NAME.exec(formatDataName({ name, level })) ?? [];
      if (server === undefined || path === undefined) return origin.read(name, level, asker);
      if (path === INDEX) return (await indexes.of(server, asker)).read;
      const own = await origin.read(name, level, asker);
      return own.status === 'missing' ? elsewhere(server, path, asker) : own;
    },
  });
}
