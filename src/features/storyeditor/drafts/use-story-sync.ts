import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import type { StoryDraftView } from './use-storydraft.ts';

/** Where the author looks is kept once it stays for a moment. */
const LOOK_MS = 1_000;

/** Of the action at the cursor; null for the opening. */
function placeOf(actor: StoryEditorActor): number | null {
  const { sheet, cursor } = currentView(actor);
  const at = sheet.actions.findIndex(({ id }) => id === cursor);
  return at < 0 ? null : at;
}

/**
 * Keeps the draft and the story under edit the same: every edit goes to the draft, what replaces the draft shows in the editor as one
 * step that undo takes back. What it returns stores the draft now, and is always the same.
 */
export function useStorySync(actor: StoryEditorActor, draft: StoryDraftView): () => void {
  const { generation } = draft;
  const { sheet } = draft.draft;
  const keepSheet = useEffectEvent((next: StorySheet) => draft.change({ sheet: next }));
  const keepPlace = useEffectEvent(() => {
    const at = placeOf(actor);
    if (draft.draft.view.at !== at) draft.change({ view: { at } });
  });
  useEffect(() => {
    let last = currentView(actor).sheet;
    let timer: ReturnType<typeof setTimeout>;
    const { unsubscribe } = actor.subscribe(() => {
      const now = currentView(actor).sheet;
      clearTimeout(timer);
      timer = setTimeout(keepPlace, LOOK_MS);
      if (now === last) return;
      last = now;
      keepSheet(now);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [actor]);
  const { at } = draft.draft.view;
  const goBack = useEffectEvent(() => {
    const action = at === null ? undefined : sheet.actions[at];
    if (action) currentView(actor).moveTo(action.id);
  });
  // Where the author was at the last visit.
  useEffect(() => goBack(), []);
  const shown = useRef(generation);
  useEffect(() => {
    if (shown.current === generation) return;
    shown.current = generation;
    currentView(actor).run({ kind: 'replace', sheet });
  }, [actor, generation, sheet]);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  return useCallback(() => latest.current.keep(), []);
}
