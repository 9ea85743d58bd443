import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Report, ReportState, Verdict } from '#model/contract/community/moderation';
import type { CallOutcome } from '../../kit/data/api/call.ts';
import { MEMBER } from '../../kit/data/api/member-key.ts';
import { queryApi, useCall } from '../../kit/data/api/queries.ts';

export type { Report, ReportState, Verdict };

const KEY = [MEMBER, 'reports'] as const;

/** What members reported, the newest first, page after page. */
export const useReports = (state: ReportState) =>
  useInfiniteQuery({
    queryKey: [...KEY, state],
    queryFn: ({ pageParam, signal }) =>
      queryApi(
        'GET post/report',
        'reports',
        { state, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Decides about a post for all who reported it. */
export function useVerdict() {
  const queries = useQueryClient();
  const { call, isBusy } = useCall('POST post/report/resolve', 'reports');
  const decide = async (id: number, verdict: Verdict): Promise<CallOutcome> => {
    const result = await call({ id, verdict });
    const changed = verdict === 'delete' ? [KEY, ['comments']] : [KEY];
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    return result;
  };
  return { decide, isBusy };
}

/** Takes a file away from everywhere it shows. */
export function useFileRemoval() {
  const { call, isBusy } = useCall('POST upload/remove', 'upload');
  return { remove: (hash: string): Promise<CallOutcome> => call({ hash }), isBusy };
}

/** Brings back what was hidden a short while ago. */
export function useUnhide() {
  const queries = useQueryClient();
  const { call, isBusy } = useCall('POST post/undelete', 'postDelete');
  const unhide = async (id: number): Promise<CallOutcome> => {
    const result = await call({ id });
    await Promise.all([KEY, ['comments']].map((queryKey) => queries.invalidateQueries({ queryKey })));
    return result;
  };
  return { unhide, isBusy };
}
