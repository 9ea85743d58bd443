import type { DemoSet } from '#demo/demo.types';
import type { SongSounds } from '#demo/sound/song-sounds';
import { belowAssets, isDataName } from './data-name.ts';
import { atMost, singleFlight } from './flights.ts';
import { listShape, richestLevel } from './levels.ts';
import { type AssetRead, type DataRead, MISSING, type Origin } from './origin.ts';
import { isObject, projectList } from './projection.ts';

/** What makes a demo set: equal plans give equal bytes. */
export interface DemoPlan {
  readonly seed: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/**
 * Pictures drawn at the same time. Each costs some megabytes meanwhile, which the allocator keeps for every thread that
 * ever drew; one thread draws a hundred thumbnails in a second.
 */
const DRAWN_AT_ONCE = 1;

/** The invented data set. It is made at the first question, because a server with a snapshot may never ask one. Without `sounds` it has no music. */
export function demoOrigin(
  plan: DemoPlan,
  make: () => Promise<DemoSet>,
  now: () => number = Date.now,
  sounds: SongSounds | null = null,
): Origin {
  let made: Promise<DemoSet> | null = null;
  const demo = (): Promise<DemoSet> => {
    made ??= make();
    return made;
  };
  const version = `demo-${plan.seed}-${plan.date}`;
  const draw = picturesOf(demo);
  const play = musicOf(demo, sounds);
  return {
    kind: 'demo',
    label: `demo data, seed ${plan.seed}, ${plan.date}`,
    version,
    async read(name, level = null): Promise<DataRead> {
      const value = isDataName(name) ? await atLevel(await demo(), name, level) : undefined;
      return value === undefined || value === null
        ? MISSING
        : { status: 'found', value, version, stale: false };
    },
    readAsset: async (path) => (await play(path)) ?? draw(path),
    async readPlayer(request) {
      const value = (await demo()).player(request, now());
      return value === null ? MISSING : { status: 'found', value };
    },
    async readTracker(request) {
      const value = (await demo()).tracker(request, now());
      return value === undefined ? MISSING : { status: 'found', value };
    },
    close: async () => {
      await sounds?.close();
    },
  };
}

async function atLevel(demo: DemoSet, name: string, level: number | null): Promise<unknown> {
  if (level === null) {
    await demo.prepare(name);
    return demo.json(name);
  }
  const shape = listShape(name);
  if (!shape || level > richestLevel(shape)) return undefined;
  const rows = demo.json(name);
  return isObject(rows) ? projectList(name, shape, rows, level) : undefined;
}

/** What is said in comics and stories is in the language of the server; all other files are the same on every one. */
const isOfServer = (below: string): boolean => /^(?:comic|scenario)\//.test(below);

/** Music by its path, the same on all servers; null where a path is of none. */
function musicOf(
  demo: () => Promise<DemoSet>,
  sounds: SongSounds | null,
): (path: string) => Promise<AssetRead | null> {
  return async (path) => {
    const below = belowAssets(path);
    if (sounds === null || below === null || !below.endsWith('.mp3')) return null;
    const sound = (await demo()).sound(below);
    if (!sound) return null;
    return { status: 'found', type: 'audio/mpeg', body: { source: sounds.open(sound) } };
  };
}

/** Pictures by their paths, drawn once for all servers where they are the same. */
function picturesOf(demo: () => Promise<DemoSet>): (path: string) => Promise<AssetRead> {
  const once = singleFlight<AssetRead>();
  const limited = atMost(DRAWN_AT_ONCE);
  const draw = async (path: string): Promise<AssetRead> => {
    const picture = await (await demo()).asset(path);
    return picture ? { status: 'found', type: picture.type, body: { bytes: picture.bytes } } : MISSING;
  };
  return async (path) => {
    const below = belowAssets(path);
    if (below === null) return MISSING;
    const drawn = isOfServer(below) ? path : below;
    return once(drawn, () => limited(() => draw(drawn)));
  };
}
