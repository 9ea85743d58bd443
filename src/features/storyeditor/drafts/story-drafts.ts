import { actionCount, readStoryDraft, type StoryDraft, writeStoryDraft } from '#model/writing/story/draft';
import { draftsOnDevice } from '../../drafts/device.ts';
import type { StoredWork } from '../../drafts/draft-store.ts';

/** How drafts of stories are kept (reference R146). */
const STORED_STORIES: StoredWork<StoryDraft> = {
  // Not 'stories': marks and settings of readers lie below that.
  folder: 'storydrafts',
  read: readStoryDraft,
  write: writeStoryDraft,
  sizeOf: actionCount,
  filesOf: ({ about: { cover } }) => (cover ? [cover] : []),
};

/** The drafts of stories on this device. */
export const storyDrafts = draftsOnDevice(STORED_STORIES, 'storyfiles');
