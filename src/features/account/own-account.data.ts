import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutcome } from '../../kit/data/api/call.ts';
import { MEMBER } from '../../kit/data/api/member-key.ts';
import { queryApi, useCall } from '../../kit/data/api/queries.ts';

const SESSIONS = [MEMBER, 'sessions'] as const;

/** Where the member is logged in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => queryApi('GET user/sessions', 'accountSessions', {}, signal),
    staleTime: 0,
  });

/** Ends one session, or all others for null. */
export function useEndSessions() {
  const queries = useQueryClient();
  const { call, isBusy } = useCall('POST user/sessions/end', 'accountSessions');
  const end = async (id: string | null): Promise<CallOutcome> => {
    const result = await call(id === null ? {} : { id });
    await queries.invalidateQueries({ queryKey: SESSIONS });
    return result;
  };
  return { end, isBusy };
}
