import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { PLAYER_STATS, type PlayerStat } from '#model/vocabulary/player-stats';
import { isServerIndex, SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { type Board, type BoardPart, MAX_OFFSET } from '#src/kit/data/boards.ts';

/** What players are compared by. */
export const BOARD_KINDS = [...PLAYER_STATS, 'titles'] as const;
export type BoardKind = PlayerStat | 'titles';

/** Rows of a page; the contract gives no more at once. */
export const PAGE_SIZES = [20, 50] as const;

/** As many titles as the contract takes. */
export const MAX_TITLES = 50;

/** What the query of the address asks for. */
export interface BoardQuery {
  readonly kind: BoardKind;
  readonly titles: readonly number[];
  /** A day such as 2026-11-26; null for now. */
  readonly until: string | null;
  /** From 1. */
  readonly page: number;
  readonly size: (typeof PAGE_SIZES)[number];
}

const NATURAL = /^[1-9]\d{0,8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last moment of a day in UTC, epoch milliseconds; NaN for what is no day. */
export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59.999Z`);

const isDay = (text: string): boolean => DAY.test(text) && endOfDay(text) >= 0;

export const lastPageOf = (count: number, size: number): number =>
  Math.min(Math.max(1, Math.ceil(count / size)), Math.floor(MAX_OFFSET / size) + 1);

/** Never throws: invalid values are ignored. */
export function decodeBoard(params: URLSearchParams): BoardQuery {
  const ids = (params.get('titles') ?? '').split(',').filter((id) => NATURAL.test(id));
  const until = params.get('until') ?? '';
  const page = params.get('page') ?? '';
  const size = PAGE_SIZES.find((each) => String(each) === params.get('size')) ?? PAGE_SIZES[0];
  return {
    kind: BOARD_KINDS.find((each) => each === params.get('stat')) ?? 'rank',
    titles: [...new Set(ids.map(Number))].slice(0, MAX_TITLES),
    until: isDay(until) ? until : null,
    page: NATURAL.test(page) ? Math.min(Number(page), lastPageOf(Number.POSITIVE_INFINITY, size)) : 1,
    size,
  };
}

/** The query with its `?`, empty for what is shown at first. */
export function encodeBoard({ kind, titles, until, page, size }: BoardQuery): string {
  const params = new URLSearchParams();
  if (kind !== 'rank') params.set('stat', kind);
  if (kind === 'titles' && titles.length > 0) params.set('titles', titles.join(','));
  if (kind === 'titles' && until !== null) params.set('until', until);
  if (size !== PAGE_SIZES[0]) params.set('size', String(size));
  if (page > 1) params.set('page', String(page));
  // Commas are as readable as they are allowed.
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** `jp` or `0`; null for what is no server. */
export function serverOf(text: string | undefined): ServerIndex | null {
  const index = Number(text || Number.NaN);
  return isServerIndex(index) ? index : serverIndex(text ?? '');
}

export const boardPath = (server: ServerIndex, query: BoardQuery): string =>
  `/leaderboard/players/${SERVERS[server]}${encodeBoard(query)}`;

export const partOf = ({ page, size }: BoardQuery): BoardPart => ({ limit: size, offset: (page - 1) * size });

export const boardOf = (server: ServerIndex, { kind, titles, until }: BoardQuery): Board =>
  kind === 'titles'
    ? { kind, server, titles, until: until === null ? null : endOfDay(until) }
    : { kind: 'stat', server, stat: kind };

/** What the address asks for; without a server it is the visitor's main one. */
export function useBoardAddress(): { readonly server: ServerIndex; readonly query: BoardQuery } {
  const { main } = useServers();
  const { server } = useParams();
  const { search } = useLocation();
  const query = useMemo(() => decodeBoard(new URLSearchParams(search)), [search]);
  return { server: serverOf(server) ?? main, query };
}
