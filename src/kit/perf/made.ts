import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { inSlices } from './in-slices.ts';

const KEPT_MS = 5 * 60_000;

/** When each of the lists came; null while one is missing. */
export function arrivalOf(lists: readonly Pick<UseQueryResult, 'data' | 'dataUpdatedAt'>[]): string | null {
  return lists.every(({ data }) => data !== undefined)
    ? lists.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
    : null;
}

/**
 * What is made of each row of a long list, in slices in which the page answers; null until all are there. `key` names what
 * `make` goes by, and is null while something of that is missing. It is kept for a while, so that who comes back sees it at once.
 */
export function useMade<From, To>(
  key: readonly (string | number)[] | null,
  rows: ReadonlyMap<number, From> | undefined,
  make: (row: From) => To,
): readonly To[] | null {
  const { data } = useQuery({
    queryKey: ['made', ...(key ?? [])],
    queryFn: ({ signal }) => inSlices(rows?.values() ?? [], make, signal),
    enabled: key !== null,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });
  return useDeferredValue(data ?? null);
}
