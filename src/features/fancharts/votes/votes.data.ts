import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChartVotes } from '#model/contract/community/votes';
import { withVote } from '#model/rules/chart-votes';
import { isAmongAuthors, type Post } from '#src/features/posts/post/post.data.ts';
import { callApi } from '#src/kit/data/api/call.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

const FRESH_MS = 30_000;

export type OwnVote = NonNullable<ChartVotes['own']>;

const keyOf = (id: number, reader: string | null) => ['chartVotes', id, reader] as const;

/** `reader` knows what they said themselves. */
export const useVotes = (id: number, reader: string | null) =>
  useQuery({
    queryKey: keyOf(id, reader),
    queryFn: async ({ signal }): Promise<ChartVotes> => {
      const { result: _result, ...votes } = await queryApi('GET post/vote', 'post', { id }, signal);
      return votes;
    },
    staleTime: FRESH_MS,
  });

/** Votes, or takes the vote back: shown at once, and as it was when the server refuses. One call after the other. */
export function useVote(post: Post, reader: string | null) {
  const queries = useQueryClient();
  const queryKey = keyOf(post.id, reader);
  const counts = reader !== null && !isAmongAuthors(post, reader);
  return useMutation({
    networkMode: 'always',
    scope: { id: `vote ${post.id}` },
    onMutate: async (own: OwnVote | null) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<ChartVotes>(queryKey);
      if (before) queries.setQueryData<ChartVotes>(queryKey, withVote(before, own, counts));
      return before;
    },
    mutationFn: (vote: OwnVote | null) => callApi('POST post/vote', 'postLike', { id: post.id, vote }),
    onSuccess: (result, _own, before) => {
      if (!result.isDone) return queries.setQueryData(queryKey, before);
      const { result: _result, ...votes } = result.answer;
      return queries.setQueryData<ChartVotes>(queryKey, votes);
    },
  });
}
