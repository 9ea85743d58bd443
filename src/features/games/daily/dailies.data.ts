import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#model/contract/endpoints';
import type { Answer, Move } from '#model/games/play';
import type { SentDaily } from '#model/games/proof';
import type { GameName } from '#model/games/settings';
import { queryApi, useCall } from '#src/kit/data/api/queries.ts';
import { OWN, TABLES, useForget } from '../../account/daily-shown.data.ts';

export type DailyRow = AnswerOf<'GET game/daily'>['rows'][number];

/** Which table of a game: that of all days for null. */
export interface DailyTable {
  readonly game: GameName;
  readonly day: string | null;
}

const FRESH_MS = 60_000;

const asked = ({ game, day }: DailyTable) => ({ game, ...(day !== null && { day }) });

/** A table, page after page. */
export const useDailyTable = (board: DailyTable, limit: number) =>
  useInfiniteQuery({
    queryKey: [...TABLES, board, limit],
    queryFn: ({ pageParam, signal }) =>
      queryApi(
        'GET game/daily',
        'playerRanking',
        { ...asked(board), limit, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** The member and those they follow, with their places among all. */
export const useFollowedDailies = (board: DailyTable, username: string) =>
  useQuery({
    queryKey: [...OWN, username, board, 'followed'],
    queryFn: async ({ signal }) =>
      (await queryApi('GET game/daily/followed', 'playerRanking', asked(board), signal)).rows,
    staleTime: 0,
  });

/** The row of the one who is logged in; null when they have none. A null name asks for nothing. */
export const useOwnDaily = (board: DailyTable, username: string | null) =>
  useQuery({
    queryKey: [...OWN, username, board],
    queryFn: async ({ signal }) =>
      (await queryApi('GET game/daily/own', 'playerRanking', asked(board), signal)).row,
    enabled: username !== null,
    staleTime: 0,
  });

const answerOf = (answer: Answer) =>
  answer.game === 'findme' ? { ...answer, cells: [...answer.cells] } : answer;

/** A move as a call takes it. */
const copyOf = (move: Move) => (move.kind === 'answer' ? { ...move, answer: answerOf(move.answer) } : move);

/** Sends a challenge that was played; the tables are asked for again afterwards. */
export function useSendDaily() {
  const forget = useForget();
  const { call } = useCall('POST game/daily', 'playerRanking');
  return async ({ rounds, ...sent }: SentDaily) => {
    const result = await call({
      ...sent,
      rounds: rounds.map(({ at, moves }) => ({ at, moves: moves.map(copyOf) })),
    });
    if (result.isDone) await forget();
    return result;
  };
}
