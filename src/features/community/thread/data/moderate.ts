import {
  type MutationState,
  type UseMutationResult,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { ReportReason } from '#model/contract/community/reasons';
import { UNDELETE_WITHIN_MS } from '#model/vocabulary/undelete';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';
import { refreshThread, type ThreadPlace } from './list.ts';

type Deed<T> = UseMutationResult<CallOutcome, Error, T>;

/** Authors delete, moderators hide what others wrote; both may think better of it for a while. */
export interface TakingAway {
  readonly id: number;
  readonly deed: 'delete' | 'hide' | 'undo';
}

const takingAway = ({ categoryName, categoryId }: ThreadPlace, reader: string | null) =>
  ['takingAway', reader, categoryName, categoryId] as const;

/** Takes a comment away, one's own or as a moderator anybody's, or brings it back. */
export function useTakeAway(place: ThreadPlace, reader: string | null): Deed<TakingAway> {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: takingAway(place, reader),
    networkMode: 'always',
    // Known for as long as it can be undone, on whichever page its writer is meanwhile.
    gcTime: UNDELETE_WITHIN_MS,
    mutationFn: async ({ id, deed }: TakingAway) => {
      const result: CallOutcome =
        deed === 'undo'
          ? await callApi('POST post/undelete', 'postDelete', { id })
          : await callApi('POST post/delete', 'postDelete', { id });
      if (result.isDone) await refreshThread(queries, place);
      return result;
    },
  });
}

/** What the reader took away of a thread last and can still bring back. */
export function useTakenAway(place: ThreadPlace, reader: string | null): TakingAway | null {
  const deeds = useMutationState({
    filters: { mutationKey: takingAway(place, reader), status: 'success' },
    select: ({ state }) => state as MutationState<CallOutcome, Error, TakingAway>,
  });
  const taken = new Map<number, TakingAway>();
  for (const { data, variables } of deeds.toSorted((a, b) => a.submittedAt - b.submittedAt)) {
    if (!data?.isDone || !variables) continue;
    taken.delete(variables.id);
    if (variables.deed !== 'undo') taken.set(variables.id, variables);
  }
  return [...taken.values()].at(-1) ?? null;
}

export interface ReportWords {
  readonly reason: ReportReason;
  readonly note: string;
}

/** A text by id, or a member. */
export type Reported = { readonly id: number } | { readonly username: string };

/** Reports a text or a member to the moderators. */
export const useReport = (about: Reported): Deed<ReportWords> =>
  useMutation({
    networkMode: 'always',
    mutationFn: (words: ReportWords): Promise<CallOutcome> =>
      'id' in about
        ? callApi('POST post/report', 'postReport', { ...about, ...words })
        : callApi('POST user/report', 'userReport', { ...about, ...words }),
  });
