import { useMemo } from 'react';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { useSongMeta } from '#src/data/lists.ts';
import { type MetaQuery, PLAIN_QUERY } from '../../songmeta/meta-query.ts';
import { type RankedRow, ranking } from '../../songmeta/ranking.ts';
import type { SongGame } from '../use-songs-of-page.ts';

/** Each is an order of all charts: the score without and with fever, and the score per minute. */
const ORDERS: readonly MetaQuery[] = [
  PLAIN_QUERY,
  { ...PLAIN_QUERY, hasFever: true },
  { ...PLAIN_QUERY, order: 'perMinute' },
];

export interface Places {
  /** Charts that are out on the server. */
  readonly total: number;
  /** Of each chart of the song its place in each order. */
  readonly rows: readonly { readonly difficulty: Difficulty; readonly places: readonly RankedRow[] }[];
}

export interface PlacesState {
  readonly isPending: boolean;
  /** Null without data, and where the song is not out. */
  readonly places: Places | null;
}

/** Where a song's charts stand among all charts of the main server, as the song meta page ranks them at first. */
export function usePlaces({ all, main }: SongGame, id: number): PlacesState {
  const { data, isPending } = useSongMeta();
  const orders = useMemo(() => {
    if (!data) return null;
    const songs = new Map(all.map(({ song }) => [song.id, song]));
    const views = new Map(all.map(({ view }) => [view.id, view]));
    return ORDERS.map((query) => ranking({ songs, views, metas: data.byId }, query, main));
  }, [data, all, main]);
  const places = useMemo(() => {
    if (!orders) return null;
    const rows = DIFFICULTIES.flatMap((difficulty) => {
      const found = orders.map((order) =>
        order.find((row) => row.song === id && row.difficulty === difficulty),
      );
      const known = found.filter((row) => row !== undefined);
      return known.length === ORDERS.length ? [{ difficulty, places: known }] : [];
    });
    return rows.length === 0 ? null : { total: orders[0]?.length ?? 0, rows };
  }, [orders, id]);
  return { isPending, places };
}
