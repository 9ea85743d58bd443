import type { ListedPost } from '#model/contract/community/post';
import { decodePosts, filterOf, isNarrowed, NO_QUERY } from '#model/listing/posts-query';
import { canonicalAddress } from '#model/site/canonical';
import { postPath } from '#model/site/objects';
import { beginningOf, type ShownPosts } from '../community/shown.ts';
import { wordsFor } from '../families/source.ts';
import { textIn } from '../thing-words.ts';
import type { PrerenderedPosts } from './content.ts';
import type { Visitor } from './visitor.ts';

/** As many as the client asks for at first. */
const ROWS = 20;
const NEWEST = 10;
const POPULAR = 6;
const MAX_EXCERPT = 200;

export function rowOf(post: ListedPost, visitor: Visitor): PrerenderedPosts['parts'][number]['rows'][number] {
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

type Part = PrerenderedPosts['parts'][number];

const partOf = (
  posts: readonly ListedPost[],
  visitor: Visitor,
  words: Pick<Part, 'title' | 'empty'>,
): Part => ({ ...words, rows: posts.map((post) => rowOf(post, visitor)) });

/** `/community/posts` before any script runs, with the filters of its URL; null for filters that need a login. */
export async function prerenderPosts(
  shown: ShownPosts,
  visitor: Visitor,
  params: URLSearchParams,
): Promise<PrerenderedPosts | null> {
  const query = decodePosts(params);
  if (query.isFollowing) return null;
  const posts = await shown.listed({ ...filterOf(query, visitor.now), limit: ROWS });
  const empty = visitor.text(isNarrowed(query) ? 'list.emptyTitle' : 'posts.noneTitle');
  return {
    kind: 'posts',
    locale: visitor.locale,
    heading: visitor.text('page.posts'),
    lead: visitor.text('posts.lead'),
    hasFilters: true,
    parts: [partOf(posts, visitor, { title: null, empty })],
  };
}

/** `/community/home` before any script runs: what is new, and what was liked most of the last seven days. */
export async function prerenderCommunity(shown: ShownPosts, visitor: Visitor): Promise<PrerenderedPosts> {
  const [newest, liked] = await Promise.all([
    shown.listed({ ...filterOf(NO_QUERY, visitor.now), limit: NEWEST }),
    shown.listed({ ...filterOf({ ...NO_QUERY, sort: 'week' }, visitor.now), limit: POPULAR }),
  ]);
  return {
    kind: 'posts',
    locale: visitor.locale,
    heading: visitor.text('page.communityHome'),
    lead: visitor.text('posts.homeLead'),
    hasFilters: false,
    parts: [
      partOf(newest, visitor, {
        title: visitor.text('posts.newest'),
        empty: visitor.text('posts.noneTitle'),
      }),
      partOf(liked, visitor, {
        title: visitor.text('posts.popular'),
        empty: visitor.text('posts.quietWeek'),
      }),
    ],
  };
}
