import { LISTS } from './lists.ts';
import { queryClient } from './query-client.ts';

/** Asks for lists that a page will need. What fails is told by the queries themselves. */
export function prefetchLists(names: readonly (keyof typeof LISTS)[]): void {
  for (const name of names) {
    const { queryKey, queryFn } = LISTS[name];
    void queryClient.prefetchQuery<unknown, Error, unknown, string[]>({
      queryKey,
      ...(queryFn && { queryFn }),
    });
  }
}
