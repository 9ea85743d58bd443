import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '#model/contract/account/member';
import type { Locale } from '#model/vocabulary/locales';
import { MEMBER } from '../../kit/data/api/member-key.ts';
import { queryApi, useCall } from '../../kit/data/api/queries.ts';

export type { Message };

const LIMIT = 20;
const KEY = [MEMBER, 'messages'] as const;

/** What happened to the member, the newest first, page after page; things are called by their names in that language. */
export const useMessages = (lang: Locale) =>
  useInfiniteQuery({
    queryKey: [...KEY, lang],
    queryFn: ({ pageParam, signal }) =>
      queryApi(
        'GET user/message',
        'messages',
        { limit: LIMIT, lang, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Marks notifications as read, all for null; the answer says how many are left. */
export function useMarkRead() {
  const queries = useQueryClient();
  const { call, isBusy } = useCall('POST user/message', 'messages');
  const mark = async (ids: readonly number[] | null) => {
    const result = await call(ids === null ? {} : { ids: [...ids] });
    if (result.isDone) await queries.invalidateQueries({ queryKey: KEY });
    return result;
  };
  return { mark, isBusy };
}
