import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#model/contract/endpoints';
import { emptyProfile } from '#model/profile/defaults';
import type { Profile } from '#model/profile/profile';
import { isServerIndex } from '#model/vocabulary/servers';
import { RefusedQuery } from '#src/kit/data/api/failures.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

const FRESH_MS = 60_000;

/** A collection as its owner shows it. */
export interface MemberCollection {
  readonly profile: Profile;
  /** When it was saved. */
  readonly time: number;
}

/** Without area items and bonuses, which no one shows. */
export function shownCollection({ server, time, cards }: AnswerOf<'GET user/collection'>): MemberCollection {
  const empty = emptyProfile('', isServerIndex(server) ? server : 0);
  const owned = cards.map(({ train, art, ...card }) => ({
    ...card,
    train: train === 1 ? (1 as const) : (0 as const),
    art: art === 1 ? (1 as const) : (0 as const),
    exclude: false,
  }));
  return { profile: { ...empty, cards: owned }, time };
}

/** The public collection of a member as `reader` may see it. */
export const useMemberCollection = (username: string, reader: string | null) =>
  useQuery({
    queryKey: ['memberCollection', username, reader],
    queryFn: async ({ signal }) =>
      shownCollection(await queryApi('GET user/collection', 'member', { username }, signal)),
    staleTime: FRESH_MS,
  });

/** Whether the error says that there is nothing to see, or no longer. */
export const isNotShown = (error: Error): boolean =>
  error instanceof RefusedQuery && error.refused.code === 'NOT_FOUND';
