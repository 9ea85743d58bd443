import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MutedMember } from '#model/contract/account/muting';
import { useSession } from '#src/kit/actors/use-session.ts';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';
import { MEMBER } from '#src/kit/data/api/member-key.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

export type { MutedMember };

const LIMIT = 50;
const FRESH_MS = 5 * 60_000;

async function everyone(signal: AbortSignal): Promise<readonly MutedMember[]> {
  const all: MutedMember[] = [];
  for (let cursor: string | null = null; ; ) {
    const asked: { limit: number; cursor?: string } = { limit: LIMIT, ...(cursor !== null && { cursor }) };
    const page = await queryApi('GET user/muted', 'muted', asked, signal);
    all.push(...page.users);
    cursor = page.next;
    if (cursor === null) return all;
  }
}

const muted = (reader: string | null) =>
  queryOptions({
    queryKey: [MEMBER, 'muted', reader],
    enabled: reader !== null,
    queryFn: ({ signal }) => everyone(signal),
    staleTime: FRESH_MS,
  });

/** The members whom the member muted or blocked, the newest first; one query for all places that show texts of others. */
export function useMuted() {
  const { user } = useSession();
  return useQuery(muted(user?.username ?? null));
}

/** Muted or blocked. */
export type MutedKind = 'muted' | 'blocked';

/** Looks up by username whether a member is muted or blocked; null for neither, for visitors and while the list loads. */
export function useSilenceOf(): (username: string | null | undefined) => MutedKind | null {
  const { data } = useMuted();
  return useCallback(
    (username) => {
      const found = data?.find((each) => each.username === username);
      if (!found) return null;
      return found.blocked ? 'blocked' : 'muted';
    },
    [data],
  );
}

export interface MutingWish {
  readonly username: string;
  readonly deed: 'mute' | 'block';
  readonly value: boolean;
}

/** Mutes, blocks, or undoes either; shown once the server has done it. */
export function useMuting() {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ deed, ...asked }: MutingWish): Promise<CallOutcome> => {
      const result =
        deed === 'mute'
          ? await callApi('POST user/mute', 'muted', asked)
          : await callApi('POST user/block', 'muted', asked);
      if (!result.isDone) return result;
      await queries.invalidateQueries({ queryKey: [MEMBER, 'muted'] });
      // A block removes follows, which both members' data include.
      if (deed === 'block') {
        void queries.invalidateQueries({ queryKey: ['member'] });
        void queries.invalidateQueries({ queryKey: ['following'] });
      }
      return result;
    },
  });
}
