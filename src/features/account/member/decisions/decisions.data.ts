import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnDecision } from '#model/contract/community/decisions';
import type { CallOutcome } from '#src/kit/data/api/call.ts';
import { MEMBER } from '#src/kit/data/api/member-key.ts';
import { queryApi, useCall } from '#src/kit/data/api/queries.ts';

export type { OwnDecision };

const KEY = [MEMBER, 'decisions'] as const;

/** The decisions about the member, the newest first, in pages. */
export const useDecisions = () =>
  useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      queryApi('GET user/decision', 'decisions', pageParam === '' ? {} : { cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Sends an appeal against a decision. */
export function useAppeal() {
  const queries = useQueryClient();
  const { call, isBusy } = useCall('POST user/appeal', 'decisions');
  const appeal = async (id: number, text: string): Promise<CallOutcome> => {
    const result = await call({ id, text });
    if (result.isDone) await queries.invalidateQueries({ queryKey: KEY });
    return result;
  };
  return { appeal, isBusy };
}
