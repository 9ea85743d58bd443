import {
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf } from '#model/contract/endpoints';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

const FRESH_MS = 60_000;
const MAX_FOLLOWED = 50;

/** What a member tells of themself, and whether `reader` follows them. */
const member = (username: string, reader: string | null) =>
  queryOptions({
    queryKey: ['member', username, reader],
    queryFn: ({ signal }) => queryApi('GET user', 'member', { username }, signal),
    staleTime: FRESH_MS,
  });

export const useMember = (username: string, reader: string | null) => useQuery(member(username, reader));

/** Whom a member follows, the last first; nobody for a visitor. */
const following = (username: string | null) =>
  queryOptions({
    queryKey: ['following', username],
    enabled: username !== null,
    queryFn: ({ signal }) =>
      queryApi('GET user/following', 'following', { username: username ?? '', limit: MAX_FOLLOWED }, signal),
    staleTime: FRESH_MS,
  });

export const useFollowing = (username: string | null) => useQuery(following(username)).data?.users ?? [];

/** Follows somebody or no longer does; shown when the server has done it. */
export function useFollow(
  username: string,
  reader: string | null,
): UseMutationResult<CallOutcome, Error, boolean> {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (follow: boolean) => {
      const result = await callApi('POST user/following', 'following', { username, follow });
      if (!result.isDone) return result;
      queries.setQueryData<AnswerOf<'GET user'>>(
        member(username, reader).queryKey,
        (shown) =>
          shown && { ...shown, followed: follow, followedByCount: shown.followedByCount + (follow ? 1 : -1) },
      );
      void queries.invalidateQueries({ queryKey: ['following'] });
      return result;
    },
  });
}
