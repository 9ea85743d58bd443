import { useEffect, useMemo } from 'react';
import { modelBundle } from '#model/media/live2d/model-files';
import type { NameLists } from '#model/media/story/editing/checks/finding';
import { usualCostumes } from '#model/media/story/writing/staging/usual-costume';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useCostumes } from '#src/kit/data/lists.ts';
import { useBundles } from '../pickers/game-files.data.ts';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';

/** The whole of a server's index. */
const ALL = [''];
const MODELS = modelBundle('');

/** Lets the check know costumes and folders of the server; what does not come is not judged. */
export function useKnownNames(actor: StoryEditorActor, server: ServerIndex): void {
  const costumes = useCostumes().data?.byId;
  const bundles = useBundles(SERVERS[server], ALL).data;
  const known = useMemo((): NameLists => {
    const records = [...(costumes?.values() ?? [])];
    const usual = records.length > 0 ? { usualCostumes: usualCostumes(records, server) } : {};
    if (!bundles || bundles.length === 0) return usual;
    // No list names what is worn off the stage: that there are files says it.
    const models = bundles.flatMap((path) => (path.startsWith(MODELS) ? [path.slice(MODELS.length)] : []));
    const listed = records.map(({ assetBundleName }) => assetBundleName);
    return {
      ...usual,
      folders: new Map(bundles.map((bundle) => [`${bundle}_rip`, null])),
      costumes: new Set([...listed, ...models]),
    };
  }, [costumes, bundles, server]);
  useEffect(() => {
    if (Object.keys(known).length > 0) currentView(actor).learn(known);
  }, [actor, known]);
}
