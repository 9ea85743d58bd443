import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SyncAccount, SyncFlags, SyncRequest } from '#model/contract/sync/account';
import { callApi } from './call.ts';
import { MEMBER } from './member-key.ts';
import { queryApi, useCall } from './queries.ts';

export type { SyncAccount, SyncFlags, SyncRequest };

interface Linked {
  readonly accounts: readonly SyncAccount[];
  readonly requests: readonly SyncRequest[];
}

const KEY = [MEMBER, 'linkedAccounts'] as const;

/** Accounts of the game that the member proved to be theirs, and those they are about to prove. */
export const useLinkedAccounts = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<Linked> => {
      const { accounts, requests } = await queryApi('GET sync', 'syncAccounts', {}, signal);
      return { accounts, requests };
    },
    staleTime: 0,
  });

/** Asks for a code, proves, renews and unlinks; afterwards the list is as the server has it. */
export function useLinking() {
  const queries = useQueryClient();
  const { call, isBusy } = useCall('POST sync', 'syncAccounts');
  const link: typeof call = async (deed) => {
    const result = await call(deed);
    if (result.isDone) {
      const { accounts, requests } = result.answer;
      queries.setQueryData<Linked>(KEY, { accounts, requests });
    }
    return result;
  };
  return { link, isBusy };
}

const withFlags = (linked: Linked | undefined, server: number, flags: SyncFlags): Linked | undefined =>
  linked && {
    ...linked,
    accounts: linked.accounts.map((each) => (each.server === server ? { ...each, ...flags } : each)),
  };

/** Sets what everybody sees of an account; shown at once, and as the server has it when it did not take it. */
export function useShownFlags(server: number) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    scope: { id: `flags of ${server}` },
    onMutate: (flags: SyncFlags) => {
      queries.setQueryData<Linked>(KEY, (linked) => withFlags(linked, server, flags));
    },
    mutationFn: async (flags: SyncFlags) => {
      const result = await callApi('POST sync/account', 'syncAccounts', { server, ...flags });
      if (!result.isDone) await queries.invalidateQueries({ queryKey: KEY });
      return result;
    },
  });
}
