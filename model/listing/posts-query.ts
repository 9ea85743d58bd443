import type { PostKind } from '../contract/community/categories.ts';
import type { Tag } from '../contract/community/post.ts';
import type { PostQuery } from '../contract/community/posts.ts';
import { readTag } from '../rules/read-tag.ts';
import { DAY_MS, HOUR_MS } from '../vocabulary/time.ts';

export const POST_SORTS = ['newest', 'oldest', 'liked', 'week'] as const;
type PostSort = (typeof POST_SORTS)[number];

/** The limit of one request. */
export const MAX_TAGS_SOUGHT = 5;
const MAX_WORDS = 100;
const WEEK_DAYS = 7;

/** What the address of a list of posts asks for. */
export interface PostsQuery {
  readonly text: string;
  readonly tags: readonly Tag[];
  readonly sort: PostSort;
  /** Only of members whom the visitor follows. */
  readonly isFollowing: boolean;
  /** Only posts of this author; empty for all. */
  readonly author: string;
}

/** Query parameters by name, like `URLSearchParams`. */
interface AskedParams {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

const NAME = /^[\w-]{3,30}$/;

/** One tag in one word, for addresses and fields. */
export const tagCode = ({ type, data }: Tag): string => `${type}:${data}`;

export const boundedWords = (text: string): string => [...text].slice(0, MAX_WORDS).join('');

/** Never throws: invalid values are ignored. */
export function decodePosts(params: AskedParams): PostsQuery {
  const codes = [...new Set(params.getAll('tag'))];
  const author = params.get('username') ?? '';
  return {
    text: boundedWords(params.get('q') ?? ''),
    tags: codes.flatMap((code) => readTag(code) ?? []).slice(0, MAX_TAGS_SOUGHT),
    sort: POST_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    isFollowing: params.get('following') === '1',
    author: NAME.test(author) ? author : '',
  };
}

export const NO_QUERY: PostsQuery = { text: '', tags: [], sort: 'newest', isFollowing: false, author: '' };

/** Whether some posts are left out. */
export const isNarrowed = ({ text, tags, isFollowing, author }: PostsQuery): boolean =>
  text !== '' || tags.length > 0 || isFollowing || author !== '';

/** A week ago, rounded to the hour so that answers can be cached; 0 while the clock is unknown. */
export const weekBefore = (now: number): number => Math.max(0, now - (now % HOUR_MS) - WEEK_DAYS * DAY_MS);

const ORDERS: Readonly<Record<PostSort, NonNullable<PostQuery['order']>>> = {
  newest: 'TIME_DESC',
  oldest: 'TIME_ASC',
  liked: 'LIKES_DESC',
  week: 'LIKES_DESC',
};

/** The same in the words of the contract. */
export function filterOf(
  { text, tags, sort, isFollowing, author }: PostsQuery,
  now: number,
  kind: PostKind = 'text',
): PostQuery {
  return {
    categoryName: 'SELF_POST',
    categoryId: kind,
    order: ORDERS[sort],
    ...(sort === 'week' ? { since: weekBefore(now) } : {}),
    ...(text.trim() === '' ? {} : { search: text.trim() }),
    ...(tags.length === 0 ? {} : { tags: [...tags] }),
    ...(isFollowing ? { following: true } : {}),
    ...(author === '' ? {} : { username: author }),
    ...(author !== '' && kind === 'chart' ? { shared: true } : {}),
  };
}
