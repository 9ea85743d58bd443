import { useActorRef } from '@xstate/react';
import { use } from 'react';
import type { WorkDraftInput } from '#machines/workdraft/workdraft.types';
import type { WorkDraftView } from '#machines/workdraft/workdraft.view';
import type { StoryDraft } from '#model/writing/story/draft';
import { type FanStoryNeed, needsOfStory } from '#model/writing/story/needs';
import { type RefusedStory, refusedStoryParts } from '#model/writing/story/refused';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { useWorkDraft } from '../../drafts/use-workdraft.ts';

export type StoryDraftInput = WorkDraftInput<StoryDraft>;
export type StoryDraftView = WorkDraftView<StoryDraft, FanStoryNeed, RefusedStory>;

const load = fetchOnce(async () => (await import('./storydraft.actors.ts')).storydraft);
const RULES = { needsOf: needsOfStory, refusedParts: refusedStoryParts };

/** A story under way. Waits for its code; the input counts as it was at first. */
export function useStoryDraft(input: StoryDraftInput, onPublished: (id: number) => void): StoryDraftView {
  const actor = useActorRef(use(load()), { input });
  return useWorkDraft(RULES, actor, onPublished);
}
