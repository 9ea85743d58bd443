import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { CategoryName } from '#model/contract/community/categories';
import type { ListedPost } from '#model/contract/community/post';
import type { AnswerOf } from '#model/contract/endpoints';
import { RefusedQuery } from '#src/kit/data/api/failures.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

/** What is commented on. */
export interface ThreadPlace {
  readonly categoryName: CategoryName;
  readonly categoryId: string;
}

/** The last one lists only comments that are about a time of a chart, by that time. */
export type CommentOrder = 'TIME_DESC' | 'TIME_ASC' | 'MOMENT_ASC';

const PAGE = 20;
const FRESH_MS = 30_000;
const KEPT_MS = 300_000;
/** Lists reach no further by offset; beyond it only from page to page. */
const MAX_OFFSET = 10_000;

type Page = AnswerOf<'POST post/list'>;
type Part = { readonly offset: number } | { readonly cursor: string };

const everyThread = ['comments'] as const;
const threadKey = ({ categoryName, categoryId }: ThreadPlace) =>
  [...everyThread, categoryName, categoryId] as const;

const offsetOf = (part: Part): number => ('offset' in part ? part.offset : 0);

/** `start` is a place in the list: what stands before it is fetched when it is asked for. `reader` knows what they like. */
const comments = (place: ThreadPlace, order: CommentOrder, start: number, reader: string | null) =>
  infiniteQueryOptions({
    queryKey: [...threadKey(place), order, start, reader],
    initialPageParam: { offset: start } as Part,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      queryApi('POST post/list', 'posts', { ...place, order, limit: PAGE, ...pageParam }, signal),
    getNextPageParam: ({ next }) => (next === null ? undefined : { cursor: next }),
    getPreviousPageParam: (_first, _all, part) =>
      offsetOf(part) === 0 ? undefined : { offset: Math.max(0, offsetOf(part) - PAGE) },
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });

/** Each comment once: what was written meanwhile moves the others to the next page. */
const eachOnce = (data: InfiniteData<Page> | undefined): readonly ListedPost[] => [
  ...new Map(data?.pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values(),
];

export function useComments(place: ThreadPlace, order: CommentOrder, start: number, reader: string | null) {
  const query = useInfiniteQuery(comments(place, order, start, reader));
  return { ...query, comments: eachOnce(query.data), count: query.data?.pages[0]?.count ?? null };
}

/** Where the page with a comment begins; null when the thread does not have it. */
const position = (place: ThreadPlace, order: CommentOrder, id: number) =>
  queryOptions({
    queryKey: ['commentPosition', place.categoryName, place.categoryId, order, id],
    queryFn: async ({ signal }): Promise<number | null> => {
      try {
        const found = await queryApi('GET post/find', 'post', { ...place, id }, signal);
        const index = order === 'TIME_ASC' ? found.position : found.count - 1 - found.position;
        // A position that is none would be looked for again and again.
        const isPlace = Number.isInteger(index) && index >= 0 && index <= MAX_OFFSET;
        return isPlace ? index - (index % PAGE) : null;
      } catch (error) {
        if (error instanceof RefusedQuery) return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Undefined until it is known, or as long as no comment is looked for. */
export const useCommentPosition = (place: ThreadPlace, order: CommentOrder, id: number | null) =>
  useQuery({ ...position(place, order, id ?? 0), enabled: id !== null }).data;

/** Shows another state of one comment wherever it is listed. */
export function patchComment(
  queries: QueryClient,
  id: number,
  change: (post: ListedPost) => ListedPost,
): void {
  const inPage = (page: Page): Page => ({
    ...page,
    posts: page.posts.map((post) => (post.id === id ? change(post) : post)),
  });
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: everyThread },
    (data) => data && { ...data, pages: data.pages.map(inPage) },
  );
}

/** Asks again what a thread holds. */
export const refreshThread = (queries: QueryClient, place: ThreadPlace): Promise<void> =>
  queries.invalidateQueries({ queryKey: threadKey(place) });
