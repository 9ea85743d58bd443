import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PostKind } from '#model/contract/community/categories';
import type { ListedPost } from '#model/contract/community/post';
import type { PostQuery } from '#model/contract/community/posts';
import type { AnswerOf } from '#model/contract/endpoints';
import { MEMBER } from '#src/kit/data/api/member-key.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';
import { type Paged, usePaged } from '#src/kit/paged/use-paged.ts';

/** Begin the keys of all lists of posts: those that everybody sees alike, and of whom the reader follows. */
export const POSTS = ['posts'] as const;
export const FOLLOWED_POSTS = [MEMBER, 'posts'] as const;

const PAGE = 20;
const FRESH_MS = 60_000;

/** What posts are listed by. */
export type PostListFilter = Omit<PostQuery, 'limit' | 'offset' | 'cursor'>;

interface Asked {
  /** Who reads, for they may like some and follow someone; null for a visitor. */
  readonly reader: string | null;
  readonly isEnabled?: boolean;
  readonly limit?: number;
}

/** Posts page by page. */
export function usePosts(
  filter: PostListFilter,
  { reader, isEnabled = true, limit = PAGE }: Asked,
): Paged<ListedPost> {
  return usePaged({
    key: [...(filter.following === true ? FOLLOWED_POSTS : POSTS), filter, reader, limit],
    isEnabled,
    idOf: ({ id }) => id,
    ask: async (cursor, signal) => {
      const part = { limit, ...(cursor === null ? {} : { cursor }) };
      const { posts, count, next } = await queryApi(
        'POST post/list',
        'posts',
        { ...filter, ...part },
        signal,
      );
      return { items: posts, count, next };
    },
  });
}

interface TagsAsked {
  /** Only tags of posts of this kind. */
  readonly kind: PostKind;
  /** What the tag contains; empty for any. */
  readonly words?: string;
  /** Only tags of posts from then on, epoch milliseconds. */
  readonly since?: number;
  readonly isEnabled?: boolean;
}

export type CountedTag = AnswerOf<'GET post/tag'>['tags'][number];

/** The most used tags, with how many posts have them; those of before while others are on their way. */
export const useTags = ({ kind, words = '', since, isEnabled = true }: TagsAsked) =>
  useQuery({
    queryKey: ['postTags', kind, words, since],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const asked = {
        categoryId: kind,
        ...(words === '' ? {} : { data: words, fuzzy: 'true' }),
        ...(since === undefined ? {} : { since }),
      };
      return (await queryApi('GET post/tag', 'postTags', asked, signal)).tags;
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
