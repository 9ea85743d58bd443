import { SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import type { DemoAsset } from '../demo.types.ts';
import type { DemoLists } from '../lists/lists.ts';
import { belowServer } from '../pictures/below-server.ts';
import { createTimeline, type ServerTimeline } from '../seeded/timeline.ts';
import { createStories, type Stories } from '../stories/files.ts';
import type { DemoWorld } from '../world.ts';
import { type Bundles, bundleSorter } from './bundles.ts';
import { cardFiles } from './card-files.ts';
import { chartTextAt } from './chart-texts.ts';
import { drawnAt, drawnBundles } from './drawn/drawn.ts';
import { eventFiles } from './event-files.ts';
import { figuresOn } from './figure-bundles.ts';
import { otherFiles } from './other-files.ts';
import { songFiles } from './song-files.ts';
import { stepwise } from './stepwise.ts';

/** Nested folders; a number is a bundle with so many files (reference R120). */
interface Folder {
  [part: string]: Folder | number;
}

export interface DemoExplorer {
  /** `explorer/{server}/assets/…`: the index, or the files of a bundle; undefined for other names and for bundles that are not there. */
  json(name: string): unknown;
  /** Makes what such a name needs, with pauses in which others are answered. */
  prepare(name: string): Promise<void>;
  /** Files that are listed and that nothing else answers; null for others. */
  asset(path: string): Promise<DemoAsset | null>;
}

const NAME = new RegExp(`^explorer/(${SERVERS.join('|')})/assets/(.+)$`);
const INDEX = '_info';

function nameOf(name: string): { readonly server: ServerIndex | null; readonly path: string } {
  const [, code = '', path = ''] = NAME.exec(name) ?? [];
  return { server: serverIndex(code), path };
}

function indexOf(bundles: Bundles): Folder {
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

/** Files that are sorted at a step: some tens of milliseconds at most, besides the lists that they are of. */
const AT_A_STEP = 100;

/** Lists that files are named by, each made in a step of its own: the longest take as long as some hundred files. */
const LISTS = ['events/all', 'songs/all', 'gacha/all', 'degrees/all'] as const;

interface Sources {
  readonly lists: DemoLists;
  readonly timeline: ServerTimeline;
  readonly stories: Stories;
}

/** All files of a server take a second of the processor to list, which others do not have to wait for. */
function* bundlesOn({ lists, timeline, stories }: Sources, server: ServerIndex): Generator<void, Bundles> {
  const sorter = bundleSorter();
  for (const name of LISTS) {
    lists.list(name);
    yield;
  }
  const files = [cardFiles, songFiles, eventFiles, otherFiles].map((filesOf) => filesOf(lists, server));
  for (const addresses of files) {
    let count = 0;
    for (const address of addresses) {
      sorter.addFile(address);
      count += 1;
      if (address === null || count % AT_A_STEP === 0) yield;
    }
    yield;
  }
  let count = 0;
  for (const bundle of stories.bundles(server)) {
    sorter.addBundle(bundle);
    count += 1;
    if (count % AT_A_STEP === 0) yield;
  }
  for (const bundle of figuresOn(lists, server)) sorter.addBundle(bundle);
  yield;
  for (const bundle of drawnBundles(timeline, server)) sorter.addBundle(bundle);
  yield;
  return sorter.sorted();
}

/** The files of the demo set as lists, each server's made at its first question. */
export function createExplorer(world: DemoWorld, lists: DemoLists): DemoExplorer {
  const timeline = createTimeline(world);
  const stories = createStories(lists, world.seed);
  const onServer = (server: ServerIndex) => stepwise(() => bundlesOn({ lists, timeline, stories }, server));
  const made = [onServer(0), onServer(1), onServer(2), onServer(3), onServer(4)] as const;
  return {
    json(name) {
      const { server, path } = nameOf(name);
      if (server === null) return undefined;
      const bundles = made[server].now();
      return path === INDEX ? indexOf(bundles) : bundles.get(path);
    },
    async prepare(name) {
      const { server } = nameOf(name);
      if (server !== null) await made[server].slowly();
    },
    asset: async (path) =>
      stories.asset(path) ??
      chartTextAt(lists, world.seed, belowServer(path)) ??
      (await drawnAt(belowServer(path))),
  };
}
