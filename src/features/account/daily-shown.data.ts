import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MEMBER } from '../../kit/data/api/member-key.ts';
import { queryApi, useCall } from '../../kit/data/api/queries.ts';

/** Keys of tables of challenges, and of what is the member's own in them. */
export const TABLES = ['dailies'] as const;
export const OWN = [MEMBER, ...TABLES] as const;

/** All of them are asked for again. */
export const useForget = () => {
  const queries = useQueryClient();
  return () => Promise.all([TABLES, OWN].map((queryKey) => queries.invalidateQueries({ queryKey })));
};

/** Whether the member is in tables of challenges. */
export const useShown = (username: string) =>
  useQuery({
    queryKey: [...OWN, username, 'shown'],
    queryFn: async ({ signal }) =>
      (await queryApi('GET game/daily/shown', 'playerRanking', {}, signal)).isShown,
    staleTime: 0,
  });

export function useShow() {
  const forget = useForget();
  const { call, isBusy } = useCall('POST game/daily/shown', 'memberSave');
  const show = async (isShown: boolean) => {
    const result = await call({ isShown });
    if (result.isDone) await forget();
    return result;
  };
  return { show, isBusy };
}
