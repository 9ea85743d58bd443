import type { PostNode } from '#model/contract/rich-text';
import { asObject } from '#model/records/reading';
import { type FanStoryAbout, storyAboutOfPost } from '#model/writing/story/about';
import { type StoryDraft, sheetOfSource, storyDraftOf } from '#model/writing/story/draft';
import { nodesOf, typedFrom } from '#model/writing/typed-text';
import { addressOf } from '#model/writing/work/draft-file';
import type { WrittenPost } from '../../drafts/kind.ts';

/** A published or planned story as a draft; null where it has no source that can be edited. `home` is the origin of the site. */
export function storyOfPost(post: WrittenPost, home: string): StoryDraft | null {
  const sheet = sheetOfSource(post.storySource);
  return sheet && storyDraftOf(sheet, storyAboutOfPost(asObject(post), typedFrom(post.content, home)));
}

/** The text of its post, the cover below; null where that stays as it is. `emoji` are the names of those of the site. */
export function storyTextOf(
  { text, cover }: FanStoryAbout,
  home: string,
  emoji: ReadonlySet<string>,
): PostNode[] | null {
  if (text === null) return null;
  const pictures = cover ? [addressOf(cover)] : [];
  return [...nodesOf({ text: text.trim(), pictures }, home, emoji)];
}
