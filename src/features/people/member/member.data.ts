import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#model/contract/endpoints';
import { FOLLOWS, type FollowedPerson } from '#src/features/account/people/people.data.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';
import { type Paged, usePaged } from '#src/kit/paged/use-paged.ts';

const FRESH_MS = 60_000;
const PAGE = 20;

export type PlayerFigures = AnswerOf<'GET user/sync'>['accounts'][number];

/** The public part of a member's game accounts. */
export const useFigures = (username: string) =>
  useQuery({
    queryKey: ['memberFigures', username],
    queryFn: async ({ signal }) => (await queryApi('GET user/sync', 'member', { username }, signal)).accounts,
    staleTime: FRESH_MS,
  });

/** Followers or followed members in pages, each with whether `reader` follows them. */
export const useFollows = (
  side: 'following' | 'followed',
  username: string,
  reader: string | null,
): Paged<FollowedPerson> =>
  usePaged({
    key: [...FOLLOWS, side, username, reader],
    idOf: (person) => person.username,
    ask: async (cursor, signal) => {
      const asked = { username, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
      const { users, count, next } =
        side === 'followed'
          ? await queryApi('GET user/followed', 'following', asked, signal)
          : await queryApi('GET user/following', 'following', asked, signal);
      return { items: users, count, next };
    },
  });
