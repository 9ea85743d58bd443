import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf } from '#model/contract/endpoints';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';
import { RefusedQuery } from '#src/kit/data/api/failures.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';
import { patchPaged } from '#src/kit/paged/patch-paged.ts';

const FRESH_MS = 60_000;
const MAX_FOLLOWED = 50;

/** What a member says of themself, and whether `reader` follows them. */
const member = (username: string, reader: string | null) =>
  queryOptions({
    queryKey: ['member', username, reader],
    queryFn: ({ signal }) => queryApi('GET user', 'member', { username }, signal),
    staleTime: FRESH_MS,
  });

export type Member = AnswerOf<'GET user'>;

/** Whether the error says that there is no such member, or no longer. */
export const isNobody = (error: Error): boolean =>
  error instanceof RefusedQuery &&
  (error.refused.code === 'USER_INVALID' || error.refused.code === 'REQUEST_INVALID');

export const useMember = (username: string, reader: string | null) => useQuery(member(username, reader));

/** Whom a member follows, the last first; no one for a visitor. */
const following = (username: string | null) =>
  queryOptions({
    queryKey: ['following', username],
    enabled: username !== null,
    queryFn: ({ signal }) =>
      queryApi('GET user/following', 'following', { username: username ?? '', limit: MAX_FOLLOWED }, signal),
    staleTime: FRESH_MS,
  });

export const useFollowing = (username: string | null) => useQuery(following(username)).data?.users ?? [];

/** The prefix of the query keys of follower lists. */
export const FOLLOWS = ['follows'] as const;

export type FollowedPerson = AnswerOf<'GET user/following'>['users'][number];

/** Members whose name has this prefix; none for an empty prefix or after an error. Keeps the previous result while the next one loads. */
export const useNamed = (begun: string) =>
  useQuery({
    queryKey: ['named', begun.toLowerCase()],
    enabled: begun !== '',
    queryFn: ({ signal }) => queryApi('GET user/named', 'member', { name: begun }, signal),
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  }).data?.users ?? [];

/** Follows or unfollows a member: optimistic, reverted when the server refuses, one call after the other. */
export function useFollow(
  username: string,
  reader: string | null,
): UseMutationResult<CallOutcome, Error, boolean> {
  const queries = useQueryClient();
  const show = (followed: boolean) => {
    queries.setQueryData<Member>(member(username, reader).queryKey, (shown) =>
      shown === undefined || shown.followed === followed
        ? shown
        : { ...shown, followed, followedByCount: Math.max(0, shown.followedByCount + (followed ? 1 : -1)) },
    );
    patchPaged<FollowedPerson>(queries, FOLLOWS, (each) =>
      each.username === username ? { ...each, followed } : each,
    );
  };
  return useMutation({
    networkMode: 'always',
    scope: { id: `follow ${username}` },
    onMutate: show,
    mutationFn: async (follow: boolean) => {
      const result = await callApi('POST user/following', 'following', { username, follow });
      if (!result.isDone) {
        show(!follow);
        return result;
      }
      void queries.invalidateQueries({ queryKey: ['following'] });
      // Rows keep their order while they are on the screen.
      void queries.invalidateQueries({ queryKey: FOLLOWS, refetchType: 'none' });
      return result;
    },
  });
}
