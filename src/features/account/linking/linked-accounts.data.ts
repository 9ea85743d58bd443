import { useQuery } from '@tanstack/react-query';
import { MEMBER } from '#src/kit/data/api/member-key.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

/** Accounts of the game that the member proved to be theirs. */
export const useLinkedAccounts = () =>
  useQuery({
    queryKey: [MEMBER, 'linkedAccounts'],
    queryFn: async ({ signal }) => (await queryApi('GET sync', 'syncAccounts', {}, signal)).accounts,
    staleTime: 0,
  });
