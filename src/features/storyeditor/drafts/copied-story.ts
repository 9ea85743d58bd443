import type { StoryDraft } from '#model/writing/story/draft';
import type { Post } from '#src/features/posts/post/post.data.ts';

/** A copy of a member's story: it says whose it is, and not what they say about it. */
export function copiedStory(draft: StoryDraft, { id, author, title }: Post): StoryDraft {
  const origin = { id, author: author?.username ?? null, title: title ?? '' };
  const about = {
    ...draft.about,
    kind: 'single',
    parent: null,
    summary: '',
    text: '',
    cover: null,
    isSourceText: false,
    origin,
  } as const;
  return { ...draft, about };
}
