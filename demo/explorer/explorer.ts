import { SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import type { DemoAsset } from '../demo.types.ts';
import type { DemoLists } from '../lists/lists.ts';
import { belowServer } from '../pictures/below-server.ts';
import { createTimeline, type ServerTimeline } from '../seeded/timeline.ts';
import type { DemoWorld } from '../world.ts';
import { type Bundle, bundlesOf } from './bundles.ts';
import { cardFiles } from './card-files.ts';
import { chartTextAt } from './chart-texts.ts';
import { drawnAt, drawnBundles } from './drawn/drawn.ts';
import { eventFiles } from './event-files.ts';
import { figuresOn } from './figure-bundles.ts';
import { otherFiles } from './other-files.ts';
import { songFiles } from './song-files.ts';
import { createStories, type Stories } from './story-files.ts';

/** Nested folders; a number is a bundle with so many files (reference R120). */
interface Folder {
  [part: string]: Folder | number;
}

export interface DemoExplorer {
  /** `explorer/{server}/assets/…`: the index, or the files of a bundle; undefined for other names and for bundles that are not there. */
  json(name: string): unknown;
  /** Files that are listed and that nothing else answers; null for others. */
  asset(path: string): Promise<DemoAsset | null>;
}

const NAME = new RegExp(`^explorer/(${SERVERS.join('|')})/assets/(.+)$`);
const INDEX = '_info';

function indexOf(bundles: ReadonlyMap<string, readonly string[]>): Folder {
  const root: Folder = {};
  for (const [path, files] of bundles) {
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    let at = root;
    for (const part of parts) {
      const next = at[part] ?? {};
      if (typeof next === 'number') throw new RangeError(`${path} lies in a bundle.`);
      at[part] = next;
      at = next;
    }
    if (at[last] !== undefined) throw new RangeError(`${path} is a folder, too.`);
    at[last] = files.length;
  }
  return root;
}

function bundlesOn(
  lists: DemoLists,
  timeline: ServerTimeline,
  stories: Stories,
  server: ServerIndex,
): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, readonly string[]>();
  const bundles: readonly Bundle[] = [
    ...bundlesOf(cardFiles(lists, server)),
    ...bundlesOf(songFiles(lists, server)),
    ...bundlesOf(eventFiles(lists, server)),
    ...bundlesOf(otherFiles(lists, server)),
    ...bundlesOf(stories.files(server)),
    ...figuresOn(lists, server),
    ...drawnBundles(timeline, server),
  ];
  for (const { path, files } of bundles) byPath.set(path, [...(byPath.get(path) ?? []), ...files]);
  return new Map([...byPath.keys()].sort().map((path) => [path, (byPath.get(path) ?? []).toSorted()]));
}

/** The files of the demo set as lists, each server's made at its first question. */
export function createExplorer(world: DemoWorld, lists: DemoLists): DemoExplorer {
  const timeline = createTimeline(world);
  const stories = createStories(lists, world.seed);
  const made = new Map<ServerIndex, ReadonlyMap<string, readonly string[]>>();
  const bundles = (server: ServerIndex): ReadonlyMap<string, readonly string[]> => {
    const known = made.get(server) ?? bundlesOn(lists, timeline, stories, server);
    made.set(server, known);
    return known;
  };
  return {
    json(name) {
      const [, code = '', path = ''] = NAME.exec(name) ?? [];
      const server = serverIndex(code);
      if (server === null) return undefined;
      return path === INDEX ? indexOf(bundles(server)) : bundles(server).get(path);
    },
    asset: async (path) =>
      stories.asset(path) ??
      chartTextAt(lists, world.seed, belowServer(path)) ??
      (await drawnAt(belowServer(path))),
  };
}
