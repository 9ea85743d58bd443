import type { Message, MessageTarget } from '#model/contract/account/member';
import { MAX_TITLE, MAX_WORDS } from '#model/contract/account/member';
import { isMature } from '#model/rules/mature';
import { withEmojiNames, wordsOf } from '#model/writing/post/words';
import { postsAmong } from '../../store/community/posts.ts';
import type { Db } from '../../store/store.ts';
import { readContent, readFacts } from '../community/rows.ts';

/** As much as there is room for, at the end of a word where one ends near. */
export function firstWords(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const start = letters.slice(0, most - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${end > start.length / 2 ? start.slice(0, end) : start}…`;
}

/** The post whose title names the place: one's own, or the one that is commented on. */
function placeOf({ postId, categoryName, categoryId }: MessageTarget): number | null {
  if (categoryName === 'SELF_POST') return postId;
  return categoryName === 'POST_COMMENT' ? Number(categoryId) : null;
}

/**
 * Messages with the first words of what was written, and the titles of members' posts. What is gone says nothing. A mature post is
 * named by its title alone, as in lists, and what is said under it is not quoted either: its page shows both to those who ask.
 */
export async function withWords(db: Db, messages: readonly Message[]): Promise<readonly Message[]> {
  const targets = messages.flatMap(({ target }) => target ?? []);
  const ids = [...new Set(targets.flatMap((target) => [target.postId, placeOf(target) ?? []].flat()))];
  const posts = new Map(
    (await postsAmong(db, ids)).map(({ id, facts, content }) => [id, { facts: readFacts(facts), content }]),
  );
  return messages.map((message) => {
    if (!message.target) return message;
    const post = posts.get(message.target.postId);
    const place = posts.get(placeOf(message.target) ?? -1);
    const isHeldBack = [post, place].some((each) => each && isMature(each.facts));
    const words =
      post && !isHeldBack && firstWords(wordsOf(withEmojiNames(readContent(post.content))), MAX_WORDS);
    const title = place?.facts.title;
    return {
      ...message,
      ...(words ? { words } : {}),
      ...(title ? { title: firstWords(title, MAX_TITLE) } : {}),
    };
  });
}
