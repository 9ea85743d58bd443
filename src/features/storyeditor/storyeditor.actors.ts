import { fromPromise } from 'xstate';
import { storyeditorMachine } from '#machines/storyeditor/storyeditor.machine';
import type { SheetCheck } from '#machines/storyeditor/storyeditor.types';
import type { StoryEditorLogic } from '#machines/storyeditor/storyeditor.view';
import type { StoryFinding } from '#model/media/story/editing/checks/finding';
import { storyFindings } from '#model/media/story/editing/problems';
import { nextTask } from '#src/browser/first/next-task.ts';

/** The machine of the story editor with every slot filled. */
export const storyeditor: StoryEditorLogic = storyeditorMachine.provide({
  actors: {
    // In a task of its own, so that what was typed shows first.
    check: fromPromise<readonly StoryFinding[], SheetCheck>(async ({ input, signal }) => {
      await nextTask();
      signal.throwIfAborted();
      return storyFindings(input.sheet, input.known);
    }),
  },
});
