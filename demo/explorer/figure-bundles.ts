import { modelBundle } from '#model/media/live2d/model-files';
import type { ServerIndex } from '#model/vocabulary/servers';
import { figureBundles } from '../figures/names.ts';
import type { DemoLists } from '../lists/lists.ts';
import type { Bundle } from './bundles.ts';

/** Figures and what they share, without those in costumes that are not out on a server. */
export function figuresOn(lists: DemoLists, server: ServerIndex): readonly Bundle[] {
  const toCome = new Set(
    Object.values(lists.costumes())
      .filter(({ publishedAt }) => publishedAt[server] === null)
      .map(({ assetBundleName }) => modelBundle(assetBundleName)),
  );
  return [...figureBundles(lists)].flatMap(([path, files]) => (toCome.has(path) ? [] : [{ path, files }]));
}
