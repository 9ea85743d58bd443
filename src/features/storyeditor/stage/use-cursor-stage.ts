import { useDeferredValue, useMemo } from 'react';
import type { StoryStage } from '#model/media/story/story-state';
import type { StagedScript } from './use-script.ts';

interface CursorStage {
  /** Index of the action at the cursor; -1 is the opening. */
  readonly at: number;
  readonly stage: StoryStage;
}

/** What the stage shows once the action at the cursor is done. */
export function useCursorStage({ sheet, timeline }: StagedScript, cursor: number | null): CursorStage {
  // As late as the story: a cursor at an action that is not compiled yet would be at the opening.
  const shown = useDeferredValue(cursor);
  return useMemo(() => {
    const at = shown === null ? -1 : sheet.actions.findIndex(({ id }) => id === shown);
    return { at, stage: timeline.after(timeline.before(at + 1)) };
  }, [sheet, timeline, shown]);
}
