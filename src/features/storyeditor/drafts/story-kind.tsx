import { editStoryPath, NEW_STORY } from '#model/site/objects';
import type { StoryDraft } from '#model/writing/story/draft';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DraftKind } from '../../drafts/kind.ts';
import { storyDrafts } from './story-drafts.ts';

function Actions({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return t('storyEditor.draft.actions', { count });
}

/** Stories, as the pieces for drafts of all kinds know them. */
export const STORIES: DraftKind<StoryDraft> = {
  category: 'story',
  store: storyDrafts,
  title: 'page.newStory',
  newPath: NEW_STORY,
  editPath: editStoryPath,
  contentOf: async (post, home) => (await import('./story-of-post.ts')).storyOfPost(post, home),
  Size: Actions,
  Company: null,
};
