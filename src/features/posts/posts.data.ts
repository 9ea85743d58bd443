import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ListedPost } from '#model/contract/community/post';
import type { PostQuery } from '#model/contract/community/posts';
import { queryApi } from '#src/kit/data/api/queries.ts';

const PAGE = 20;

/** What posts are listed by; `reader` knows what they like and whom they follow. */
export type PostFilter = Omit<PostQuery, 'limit' | 'offset' | 'cursor'>;

const posts = (filter: PostFilter, reader: string | null) =>
  infiniteQueryOptions({
    queryKey: ['posts', filter, reader],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      queryApi(
        'POST post/list',
        'posts',
        {
          categoryName: 'SELF_POST',
          ...filter,
          limit: PAGE,
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      ),
    getNextPageParam: ({ next }) => next,
  });

/** Posts page by page, each once: what is written meanwhile moves the others to the next page. */
export function usePosts(filter: PostFilter, reader: string | null) {
  const query = useInfiniteQuery(posts(filter, reader));
  const listed = new Map<number, ListedPost>(
    query.data?.pages.flatMap((page) => page.posts.map((post) => [post.id, post] as const)),
  );
  return { ...query, posts: [...listed.values()], count: query.data?.pages[0]?.count ?? null };
}
