import { useActorRef, useSelector } from '@xstate/react';
import { use } from 'react';
import type { StoryEditorInput } from '#machines/storyeditor/storyeditor.types';
import {
  type StoryEditorActor,
  type StoryEditorView,
  storyEditorView,
} from '#machines/storyeditor/storyeditor.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { StoryEditorActor, StoryEditorView };

const load = fetchOnce(async () => (await import('./storyeditor.actors.ts')).storyeditor);

/** A story under edit, which ends with the component. Waits for its code; the input counts as it was at first. */
export function useStoryEditor(input: StoryEditorInput): StoryEditorActor {
  const logic = use(load());
  return useActorRef(logic, { input });
}

/** One thing of it; redraws only when that changes. */
export const useStoryEditorPart = <Part extends string | number | boolean | null | object>(
  actor: StoryEditorActor,
  read: (view: StoryEditorView) => Part,
): Part => useSelector(actor, (snapshot) => read(storyEditorView(snapshot, actor.send)));

/** The story as it is now, for what happens between two drawings. */
export const currentView = (actor: StoryEditorActor): StoryEditorView =>
  storyEditorView(actor.getSnapshot(), actor.send);
