import type { SongView } from '#model/listing/views/song-view';
import type { SongRecord } from '#model/records/song';
import type { SongMetaRecord } from '#model/records/song-meta';
import { type RankedChart, rankCharts } from '#model/rules/song-ranking';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { MetaQuery } from './meta-query.ts';

/** A line of the ranking. */
export interface RankedRow extends RankedChart {
  readonly view: SongView;
  readonly level: number;
  /** Among all charts of the server, whatever is filtered; equal ones share a rank. Null where the order says nothing of it. */
  readonly rank: number | null;
  /** Compared with the best chart of the server, 0–1; null where the order says nothing of it. */
  readonly relative: number | null;
}

export interface RankingData {
  readonly songs: ReadonlyMap<number, SongRecord>;
  readonly views: ReadonlyMap<number, SongView>;
  readonly metas: ReadonlyMap<number, SongMetaRecord>;
}

/** Every chart that is out on the server, best first. */
export function ranking(
  { songs, views, metas }: RankingData,
  query: MetaQuery,
  server: ServerIndex,
): readonly RankedRow[] {
  const out = new Map([...metas].filter(([id]) => songs.get(id)?.publishedAt[server] != null));
  const charts = rankCharts(out, (id) => songs.get(id)?.lengthSeconds ?? null, query, query.order);
  const best = charts[0]?.[query.order] ?? null;
  let rank = 0;
  let last: number | null = null;
  return charts.flatMap((chart, index) => {
    const view = views.get(chart.song);
    const level = songs.get(chart.song)?.difficulties[chart.difficulty]?.level;
    const value = chart[query.order];
    if (value !== last) rank = index + 1;
    last = value;
    if (!view || level === undefined) return [];
    const place =
      value === null ? { rank: null, relative: null } : { rank, relative: best ? value / best : null };
    return [{ ...chart, view, level, ...place }];
  });
}
