import { storyeditorMachine } from '#machines/storyeditor/storyeditor.machine';
import type { StoryEditorLogic } from '#machines/storyeditor/storyeditor.view';

/** The machine of the story editor. */
export const storyeditor: StoryEditorLogic = storyeditorMachine;
