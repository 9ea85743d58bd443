import type { ListedPost } from '#model/contract/community/post';
import { canonicalAddress } from '#model/site/canonical';
import { postPath } from '#model/site/objects';
import { beginningOf, type ShownPosts } from '../community/shown.ts';
import { wordsFor } from '../families/source.ts';
import { textIn } from '../thing-words.ts';
import type { PrerenderedPosts } from './content.ts';
import type { Visitor } from './visitor.ts';

/** As many as the client asks for at first. */
const ROWS = 20;
const MAX_EXCERPT = 200;

export function rowOf(post: ListedPost, visitor: Visitor): PrerenderedPosts['rows'][number] {
  const { id, title, author, time, likes, comments } = post;
  const { dates } = wordsFor(visitor.locale, visitor.servers);
  const counted = [
    textIn(visitor.locale, 'thread.likes', { count: likes }),
    textIn(visitor.locale, 'posts.comments', { count: comments }),
  ];
  return {
    path: canonicalAddress(postPath(id), title ?? ''),
    title: title || visitor.text('posts.untitled'),
    author: author ? author.nickname || author.username : visitor.text('thread.nobody'),
    time: { text: dates.dateTime(time), iso: new Date(time).toISOString() },
    excerpt: beginningOf(post, MAX_EXCERPT),
    facts: counted.join(' · '),
  };
}

/** `/community/posts` before any script runs: the posts that were written last. */
export async function prerenderPosts(shown: ShownPosts, visitor: Visitor): Promise<PrerenderedPosts> {
  const posts = await shown.newest(ROWS);
  return {
    kind: 'posts',
    locale: visitor.locale,
    heading: visitor.text('page.posts'),
    lead: visitor.text('posts.lead'),
    rows: posts.map((post) => rowOf(post, visitor)),
  };
}
