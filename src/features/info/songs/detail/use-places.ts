import { useMemo } from 'react';
import type { SongItem } from '#model/families/songs/item';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { type MetaQuery, PLAIN_QUERY } from '#src/features/charts/song-meta/meta-query.ts';
import { type RankedRow, ranking } from '#src/features/charts/song-meta/ranking.ts';
import { useSongMeta } from '#src/kit/data/lists.ts';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';

/** Orders of all charts: by the score without and with fever, and by the score per minute. */
const ORDERS = {
  plain: PLAIN_QUERY,
  fever: { ...PLAIN_QUERY, hasFever: true },
  perMinute: { ...PLAIN_QUERY, order: 'perMinute' },
} as const satisfies Readonly<Record<string, MetaQuery>>;

export type PlaceOrder = keyof typeof ORDERS;
export const PLACE_ORDERS: readonly PlaceOrder[] = ['plain', 'fever', 'perMinute'];

export interface ChartRank extends RankedRow {
  readonly in: PlaceOrder;
}

export interface ChartRanks {
  /** Charts that are out on the server. */
  readonly total: number;
  /** Of each chart of the song its place in each order. */
  readonly rows: readonly { readonly difficulty: Difficulty; readonly places: readonly ChartRank[] }[];
}

export interface PlacesState {
  readonly isPending: boolean;
  /** Null without data, and where the song is not out. */
  readonly places: ChartRanks | null;
}

/** Where a song's charts stand among all charts of the main server, as the song meta page ranks them at first. */
export function usePlaces({ all, context: { main } }: FamilyData<SongItem>, id: number): PlacesState {
  const { data, isPending } = useSongMeta();
  const orders = useMemo(() => {
    if (!data) return null;
    const songs = new Map(all.map(({ song }) => [song.id, song]));
    const views = new Map(all.map(({ view }) => [view.id, view]));
    return PLACE_ORDERS.map((order) =>
      ranking({ songs, views, metas: data.byId }, ORDERS[order], main).map((row) => ({ ...row, in: order })),
    );
  }, [data, all, main]);
  const places = useMemo(() => {
    if (!orders) return null;
    const rows = DIFFICULTIES.flatMap((difficulty) => {
      const found = orders.map((order) =>
        order.find((row) => row.song === id && row.difficulty === difficulty),
      );
      const known = found.filter((row) => row !== undefined);
      return known.length === PLACE_ORDERS.length ? [{ difficulty, places: known }] : [];
    });
    return rows.length === 0 ? null : { total: orders[0]?.length ?? 0, rows };
  }, [orders, id]);
  return { isPending, places };
}
