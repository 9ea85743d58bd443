import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

const FRESH_MS = 30_000;
/** So that Back finds all pages again that were shown. */
const KEPT_MS = 900_000;

export interface ItemsPage<Item> {
  readonly items: readonly Item[];
  /** How many there are on all pages; null where no one counts. */
  readonly count: number | null;
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

export interface PagedSource<Item> {
  /** Of all that decides what is listed. */
  readonly key: QueryKey;
  /** A page of it: the first, or the one at a cursor. */
  readonly ask: (cursor: string | null, signal: AbortSignal) => Promise<ItemsPage<Item>>;
  /** Items that moved to the next page meanwhile are shown once. */
  readonly idOf: (item: Item) => number | string;
  /** Nothing is asked for meanwhile. */
  readonly isEnabled?: boolean;
}

export interface Paged<Item> {
  /** Null until the first page is there. */
  readonly items: readonly Item[] | null;
  readonly count: number | null;
  /** What is shown is of the question before. */
  readonly isOld: boolean;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isMoreComing: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** A list whose pages come from the server one after the other. */
export function usePaged<Item>({ key, ask, idOf, isEnabled = true }: PagedSource<Item>): Paged<Item> {
  const query = useInfiniteQuery({
    queryKey: key,
    enabled: isEnabled,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });
  const { data, fetchNextPage, refetch } = query;
  const items = data && [
    ...new Map(data.pages.flatMap((page) => page.items.map((item) => [idOf(item), item] as const))).values(),
  ];
  return {
    items: items ?? null,
    count: data?.pages[0]?.count ?? null,
    isOld: query.isPlaceholderData,
    error: query.error,
    hasMore: query.hasNextPage,
    isMoreComing: query.isFetchingNextPage,
    more: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
