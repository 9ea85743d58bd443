import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { inSlices } from './in-slices.ts';

const KEPT_MS = 5 * 60_000;

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
