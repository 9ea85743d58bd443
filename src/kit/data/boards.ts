import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#model/contract/endpoints';
import type { PlayerStat } from '#model/vocabulary/player-stats';
import { MEMBER } from './api/member-key.ts';
import { queryApi } from './api/queries.ts';

/** First part of the key of every query about rankings of players. */
export const RANKINGS = ['rankings'] as const;
/** And of those about the rows of the one who is logged in. */
export const OWN_ROWS = [MEMBER, ...RANKINGS] as const;
const FRESH_MS = 60_000;
/** Lists reach no further by offset. */
export const MAX_OFFSET = 10_000;

/** A ranking by a number, or by some titles as they were seen until a time (epoch ms; null for now). */
export type Board =
  | { readonly kind: 'stat'; readonly server: number; readonly stat: PlayerStat }
  | {
      readonly kind: 'titles';
      readonly server: number;
      readonly titles: readonly number[];
      readonly until: number | null;
    };

/** Which part of a ranking: by offset, so that it can stand in an address. */
export interface BoardPart {
  readonly offset: number;
  readonly limit: number;
}

type PlayerRow = AnswerOf<'GET sync/list/player/ranked'>['rows'][number];
type TitleRow = AnswerOf<'GET sync/list/title'>['rows'][number];

export interface BoardRow {
  readonly user: PlayerRow['user'];
  /** Titles that the member wears on this site. */
  readonly worn: PlayerRow['worn'];
  readonly place: number;
  /** The number, or how many of the titles. */
  readonly value: number;
  /** The titles that count; none on a board by a number. */
  readonly titles: readonly number[];
  /** When the number was last read in the game, or the last of the titles first seen. */
  readonly time: number;
}

export interface BoardPage {
  readonly count: number;
  readonly rows: readonly BoardRow[];
}

const playerRow = ({ user, worn, place, stats, syncedAt }: PlayerRow): BoardRow => ({
  user,
  worn,
  place,
  value: stats,
  titles: [],
  time: syncedAt,
});

const titleRow = ({ user, worn, place, titles, time }: TitleRow): BoardRow => ({
  user,
  worn,
  place,
  value: titles.length,
  titles,
  time,
});

const titleFilter = ({ server, titles, until }: Extract<Board, { readonly kind: 'titles' }>) => ({
  server,
  titles: titles.join(','),
  ...(until !== null && { date: until }),
});

/** No board without a title: the contract has at least one. */
const isAsked = (board: Board): boolean => board.kind === 'stat' || board.titles.length > 0;

async function readPage(board: Board, part: BoardPart, signal: AbortSignal): Promise<BoardPage> {
  if (board.kind === 'stat') {
    const request = { server: board.server, stats: board.stat, ...part };
    const { count, rows } = await queryApi('GET sync/list/player/ranked', 'playerRanking', request, signal);
    return { count, rows: rows.map(playerRow) };
  }
  const request = { ...titleFilter(board), ...part };
  const { count, rows } = await queryApi('GET sync/list/title', 'playerRanking', request, signal);
  return { count, rows: rows.map(titleRow) };
}

async function readOwn(board: Board, signal: AbortSignal): Promise<BoardRow | null> {
  if (board.kind === 'stat') {
    const request = { server: board.server, stats: board.stat };
    const { row } = await queryApi('GET sync/list/player/own', 'playerRanking', request, signal);
    return row && playerRow(row);
  }
  const { row } = await queryApi('GET sync/list/title/own', 'playerRanking', titleFilter(board), signal);
  return row && titleRow(row);
}

/** A page of a ranking; the one before of the same ranking stays until it is there. */
export const useBoard = (board: Board, part: BoardPart) =>
  useQuery({
    queryKey: [...RANKINGS, board, part],
    queryFn: ({ signal }) => readPage(board, part, signal),
    enabled: isAsked(board),
    staleTime: FRESH_MS,
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[RANKINGS.length]) === JSON.stringify(board) ? before : undefined,
  });

/** The row of the one who is logged in; null when they are not in it. No one is asked about for a null name. */
export const useOwnRow = (board: Board, username: string | null) =>
  useQuery({
    queryKey: [...OWN_ROWS, username, board],
    queryFn: ({ signal }) => readOwn(board, signal),
    enabled: username !== null && isAsked(board),
    staleTime: 0,
  });
