import { workdraftMachine } from '#machines/workdraft/workdraft.machine';
import { type FanStoryAbout, storyFactsOf, storyPlaceOf } from '#model/writing/story/about';
import {
  emptyStoryDraft,
  isSameStoryDraft,
  publishedSource,
  type StoryDraft,
} from '#model/writing/story/draft';
import { needsOfStory } from '#model/writing/story/needs';
import { queryClient } from '#src/kit/data/query-client.ts';
import { fetchEmojiNames } from '../../community/emoji.data.ts';
import type { SentKind } from '../../drafts/send-steps.ts';
import { workActors } from '../../drafts/workdraft.actors.ts';
import { storyDrafts } from './story-drafts.ts';
import { storyOfPost, storyTextOf } from './story-of-post.ts';

const textOf = async (about: FanStoryAbout, home: string) =>
  storyTextOf(about, home, await fetchEmojiNames(queryClient, about.text ?? ''));

/** How stories are published. What kind of story it is, and of which series, is said once. */
const SENT_STORIES: SentKind<StoryDraft> = {
  filesOf: ({ content: { about } }) =>
    about.cover && about.text !== null ? [{ name: 'cover', file: about.cover }] : [],
  postOf: async (draft, before, home) => ({
    categoryName: 'SELF_POST',
    categoryId: 'story',
    ...storyFactsOf(draft.about),
    ...storyPlaceOf(draft.about),
    storySource: publishedSource(draft),
    content: (await textOf(draft.about, home)) ?? [...before],
  }),
  async editOf(draft, _, home) {
    const content = await textOf(draft.about, home);
    return {
      ...storyFactsOf(draft.about),
      ...(content && { content }),
      storySource: publishedSource(draft),
    };
  },
  contentOf: async (post, home) => storyOfPost(post, home),
};

/** The machine of stories under way with every slot filled. */
export const storydraft = workdraftMachine({
  empty: emptyStoryDraft,
  isSame: isSameStoryDraft,
  needsOf: needsOfStory,
}).provide({ actors: workActors(storyDrafts, SENT_STORIES) });
