import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, RequestOf } from '#model/contract/endpoints';
import type { CallResult } from '../../kit/data/api/call.ts';
import { queryApi, useCall } from '../../kit/data/api/queries.ts';

export type ConsolePermission = AnswerOf<'GET console/permission'>['permissions'][number];
export type ConsoleRecord = AnswerOf<'GET console/record'>['records'][number];
export type ConsoleRecordType = ConsoleRecord['type'];

/** What someone may do at the console; nothing for most. No one is asked about when no one is logged in. */
export const usePermissions = (username: string | null, isAsked = username !== null) =>
  useQuery({
    queryKey: ['console', 'permission', username],
    enabled: isAsked,
    queryFn: async ({ signal }) =>
      (await queryApi('GET console/permission', 'consolePermission', {}, signal)).permissions,
  });

/** The records of a type, the newest first, page by page. */
export const useRecords = (type: ConsoleRecordType) =>
  useInfiniteQuery({
    queryKey: ['console', 'record', type],
    queryFn: ({ signal, pageParam }) =>
      queryApi(
        'GET console/record',
        'consoleRecords',
        { type, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

type Deed = RequestOf<'POST console/record'>;

export interface RecordDeeds {
  readonly act: (deed: Omit<Deed, 'type'>) => Promise<CallResult<'POST console/record'>>;
  readonly isBusy: boolean;
}

/** Adds and withdraws records of a type; what shows them is fetched again. */
export function useRecordDeeds(type: ConsoleRecordType): RecordDeeds {
  const queries = useQueryClient();
  const { call, isBusy } = useCall('POST console/record', 'consoleRecords');
  return {
    isBusy,
    act: async (deed) => {
      const result = await call({ type, ...deed });
      if (result.isDone) {
        const shown = [
          ['console', 'record', type],
          ...(type === 'news' ? [['list', 'news'], ['article'], ['recent']] : []),
          ...(type === 'nickname'
            ? [
                ['console', 'record', 'proposal'],
                ['list', 'songNicknames'],
              ]
            : []),
        ];
        await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })));
      }
      return result;
    },
  };
}
