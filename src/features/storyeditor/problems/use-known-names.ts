import { useEffect, useMemo } from 'react';
import type { NameLists } from '#model/media/story/editing/checks/finding';
import { usualCostumes } from '#model/media/story/writing/staging/usual-costume';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useCostumes } from '#src/kit/data/lists.ts';
import { useBundles } from '../pickers/game-files.data.ts';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';

/** The whole of a server's index. */
const ALL = [''];

/** Lets the check know costumes and folders of the server; what does not come is not judged. */
export function useKnownNames(actor: StoryEditorActor, server: ServerIndex): void {
  const costumes = useCostumes().data?.byId;
  const bundles = useBundles(SERVERS[server], ALL).data;
  const known = useMemo((): NameLists => {
    const records = [...(costumes?.values() ?? [])];
    const folders = (bundles ?? []).map((bundle) => [`${bundle}_rip`, null] as const);
    return {
      ...(folders.length > 0 ? { folders: new Map(folders) } : {}),
      ...(records.length > 0
        ? {
            costumes: new Set(records.map(({ assetBundleName }) => assetBundleName)),
            usualCostumes: usualCostumes(records, server),
          }
        : {}),
    };
  }, [costumes, bundles, server]);
  useEffect(() => {
    if (Object.keys(known).length > 0) currentView(actor).learn(known);
  }, [actor, known]);
}
