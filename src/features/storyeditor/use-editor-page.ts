import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asInteger } from '#model/records/reading';
import { isServerIndex } from '#model/vocabulary/servers';
import type { StoryDraftParts } from './editor.types.ts';
import type { StoryActHost } from './keys/acts.ts';
import { useStoryKeys } from './keys/use-story-keys.ts';
import { useShownRows } from './list/use-shown-rows.ts';
import { useKnownNames } from './problems/use-known-names.ts';
import { useCursorStage } from './stage/use-cursor-stage.ts';
import { usePlayback } from './stage/use-playback.ts';
import { useScript } from './stage/use-script.ts';
import { usePeople } from './use-people.ts';
import { type StoryEditorActor, useStoryEditorPart } from './use-story-editor.ts';

/** What the parts of the page share: rows of the list, the script and its stage, what plays, keys, and what is open. */
export function useEditorPage(actor: StoryEditorActor, { keep, isLocked }: StoryDraftParts) {
  const [isHelping, setHelping] = useState(false);
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  const cursor = useStoryEditorPart(actor, (view) => view.cursor);
  const server = asInteger(sheet.head.server) ?? 0;
  const serverIndex = isServerIndex(server) ? server : 0;
  const people = usePeople(serverIndex);
  useKnownNames(actor, serverIndex);
  const shown = useShownRows(actor, people);
  const staged = useScript(sheet);
  const { at, stage } = useCursorStage(staged, cursor);
  const playback = usePlayback(actor, staged);
  const latest = useRef({ shown, at, playback, keep });
  useEffect(() => {
    latest.current = { shown, at, playback, keep };
  });
  const openHelp = useCallback(() => setHelping(true), []);
  const host = useMemo(
    (): StoryActHost => ({
      actor,
      shown: () => latest.current.shown.ids,
      sceneOf: (id) => latest.current.shown.sceneOf.get(id) ?? null,
      play: () => {
        const { playback: now, at: from } = latest.current;
        if (now.run) now.stop();
        else now.start(from);
      },
      keep: () => latest.current.keep(),
      help: openHelp,
    }),
    [actor, openHelp],
  );
  useStoryKeys(host, isLocked);
  const help = useMemo(
    () => ({ isOpen: isHelping, open: openHelp, close: () => setHelping(false) }),
    [isHelping, openHelp],
  );
  return { people, shown, staged, at, stage, playback, help };
}
