import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ModerationCase } from '#model/contract/community/decisions';
import type { CaseKind, CaseState } from '#model/contract/community/verdicts';
import type { RequestOf } from '#model/contract/endpoints';
import type { CallOutcome } from '../../kit/data/api/call.ts';
import { callApi } from '../../kit/data/api/call.ts';
import { MEMBER } from '../../kit/data/api/member-key.ts';
import { queryApi, useCall } from '../../kit/data/api/queries.ts';

export type { ModerationCase };

const KEY = [MEMBER, 'cases'] as const;

/** Cases, the latest event first, in pages. */
export const useCases = (kind: CaseKind | null, state: CaseState) =>
  useInfiniteQuery({
    queryKey: [...KEY, kind, state],
    queryFn: ({ pageParam, signal }) =>
      queryApi(
        'GET moderation/case',
        'reports',
        { state, ...(kind === null ? {} : { kind }), ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** The actions of moderators on a case. Each one refetches the lists of cases and texts. */
export function useDeeds() {
  const queries = useQueryClient();
  const renewed = async <T extends CallOutcome>(result: T): Promise<T> => {
    if (result.isDone)
      await Promise.all(
        [KEY, ['comments'], ['post'], ['posts']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    return result;
  };
  return {
    keep: async (asked: RequestOf<'POST moderation/keep'>) =>
      renewed(await callApi('POST moderation/keep', 'reports', asked)),
    decide: async (asked: RequestOf<'POST moderation/decide'>) =>
      renewed(await callApi('POST moderation/decide', 'reports', asked)),
    undo: async (id: number) => renewed(await callApi('POST moderation/undo', 'reports', { id })),
    answer: async (asked: RequestOf<'POST moderation/answer'>) =>
      renewed(await callApi('POST moderation/answer', 'reports', asked)),
  };
}

/** Removes a file everywhere. */
export function useFileRemoval() {
  const { call, isBusy } = useCall('POST upload/remove', 'upload');
  return { remove: (hash: string): Promise<CallOutcome> => call({ hash }), isBusy };
}
