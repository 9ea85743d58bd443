import {
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RequestOf } from '#model/contract/endpoints';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

/** What names a collection among those of a member. */
export type CollectionKey = NonNullable<RequestOf<'POST user/collection'>['shown']>;

/** Fetched each time the form opens: collections are saved elsewhere. */
const choice = (username: string) =>
  queryOptions({
    queryKey: ['collectionChoice', username],
    queryFn: ({ signal }) => queryApi('GET user/collection/choice', 'storedProfiles', {}, signal),
    staleTime: 0,
  });

export const useCollectionChoice = (username: string) => useQuery(choice(username));

/** Shows another collection to everybody, or none; one call after the other. */
export function useChoose(username: string): UseMutationResult<CallOutcome, Error, CollectionKey | null> {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    scope: { id: 'collection' },
    mutationFn: async (shown: CollectionKey | null) => {
      const outcome = await callApi('POST user/collection', 'storedProfiles', { shown });
      if (!outcome.isDone) return outcome;
      await queries.invalidateQueries({ queryKey: choice(username).queryKey });
      void queries.invalidateQueries({ queryKey: ['member'] });
      void queries.invalidateQueries({ queryKey: ['memberCollection'] });
      return outcome;
    },
  });
}
