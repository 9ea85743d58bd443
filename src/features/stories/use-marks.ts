import { useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { type StoryMarksView, storyMarksView } from '#machines/storymarks/storymarks.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { StoryStop } from '#machines/storymarks/storymarks.view';

const load = fetchOnce(async () => (await import('./marks.actors.ts')).openMarks());

/** What the visitor read, and where they stopped. Waits for its code. */
export function useMarks(): StoryMarksView {
  const actor = use(load());
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => storyMarksView(snapshot, actor.send), [snapshot, actor]);
}
