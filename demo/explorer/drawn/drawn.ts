import type { ServerIndex } from '#model/vocabulary/servers';
import type { DemoAsset } from '../../demo.types.ts';
import { outOf } from '../../others/skins.ts';
import type { ServerTimeline } from '../../seeded/timeline.ts';
import type { Bundle } from '../bundles.ts';
import { FAMILIES } from './families.ts';
import { type BundleFamily, bundlePath, fileOf, filesOf } from './family.ts';

const topOf = (path: string): string => path.slice(0, path.indexOf('/'));

const BY_TOP: ReadonlyMap<string, readonly BundleFamily[]> = new Map(
  FAMILIES.map(({ path }) => topOf(`${path}/`)).map((top) => [
    top,
    FAMILIES.filter(({ path }) => topOf(`${path}/`) === top),
  ]),
);

/** Bundles that are drawn for the tree alone, as far as a server has them. */
export const drawnBundles = (timeline: ServerTimeline, server: ServerIndex): readonly Bundle[] =>
  FAMILIES.flatMap((family) =>
    Array.from({ length: family.count }, (_, at) => at + 1)
      .filter((nth) => !family.isReleased || outOf(timeline, nth - 1, family.count)[server] !== null)
      .map((nth) => ({ path: bundlePath(family, nth), files: filesOf(family, nth) })),
  );

const FILE = /^(.+)_rip\/([^/]+)$/;

/** Answers a file of such a bundle by its path below a server's; null where there is none. Servers share all of them. */
export async function drawnAt(below: string): Promise<DemoAsset | null> {
  const [, bundle = '', file = ''] = FILE.exec(below) ?? [];
  for (const family of BY_TOP.get(topOf(`${bundle}/`)) ?? []) {
    const found = await fileOf(family, bundle, file);
    if (found) return found;
  }
  return null;
}
