import { useQuery } from '@tanstack/react-query';
import { modelBundle } from '#model/media/live2d/model-files';
import type { ServerCode } from '#model/vocabulary/servers';
import { openOrigin } from '#src/browser/live2d/origin-source.ts';
import { bundlesOf } from '#src/features/explorer/explorer.data.ts';

/** Paths of the bundles below some folders of a server, by its own index. */
export function useBundles(server: ServerCode, roots: readonly string[]) {
  return useQuery({
    queryKey: ['storyeditor', 'bundles', server, roots],
    queryFn: async (): Promise<readonly string[]> => {
      const found = await Promise.all(roots.map((root) => bundlesOf(server, root)));
      return found.flat();
    },
  });
}

/** What a figure can do, by the files of its costume. */
interface CostumeActs {
  readonly motions: readonly string[];
  readonly expressions: readonly string[];
}

const NO_ACTS: CostumeActs = { motions: [], expressions: [] };

/** Motions and expressions of a costume; none where there is no costume, and where its files do not come. */
export function useCostumeActs(server: ServerCode, costume: string): CostumeActs {
  const { data } = useQuery({
    queryKey: ['storyeditor', 'acts', server, costume],
    enabled: costume !== '',
    retry: false,
    queryFn: async ({ signal }): Promise<CostumeActs> => {
      const { files } = await openOrigin(modelBundle(costume), server, () => null, signal);
      const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
      return { motions: namesOf(files.motions), expressions: namesOf(files.expressions) };
    },
  });
  return data ?? NO_ACTS;
}
