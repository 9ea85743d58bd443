import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportReason } from '#model/contract/community/moderation';
import { type CallOutcome, callApi } from '../api/call.ts';
import { refreshThread, type ThreadPlace } from './list.ts';

type Deed<T> = UseMutationResult<CallOutcome, Error, T>;

/** Takes a comment away: one's own, or as a moderator anybody's. */
export function useDeleteComment(place: ThreadPlace, id: number): Deed<void> {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const result: CallOutcome = await callApi('POST post/delete', 'postDelete', { id });
      if (result.isDone) await refreshThread(queries, place);
      return result;
    },
  });
}

export interface ReportWords {
  readonly reason: ReportReason;
  readonly note: string;
}

/** Tells moderators what is wrong with a comment. */
export const useReportComment = (id: number): Deed<ReportWords> =>
  useMutation({
    networkMode: 'always',
    mutationFn: (words: ReportWords): Promise<CallOutcome> =>
      callApi('POST post/report', 'postReport', { id, ...words }),
  });
