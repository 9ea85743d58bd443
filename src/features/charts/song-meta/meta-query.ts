import { type RankingAsked, readRanking } from '#model/listing/ranking-settings';
import { PLAIN_SETTINGS } from '#model/rules/song-ranking';
import { SERVERS } from '#model/vocabulary/servers';
import {
  type ChartFilter,
  NO_CHART_FILTER,
  readChartFilter,
  writeChartFilter,
} from '#src/kit/song/chart-filter.ts';

/** What the song meta is asked with; all of it is in the address. */
export interface MetaQuery extends RankingAsked, ChartFilter {}

export const PLAIN_QUERY: MetaQuery = {
  server: null,
  order: 'score',
  ...PLAIN_SETTINGS,
  ...NO_CHART_FILTER,
};

const DIFFICULTY_PARAM = 'diff';

/** Reads the address; what cannot be read is as if it were not there. */
export function decodeMetaQuery(params: URLSearchParams): MetaQuery {
  return { ...readRanking(params), ...readChartFilter(params, DIFFICULTY_PARAM) };
}

/** Only what differs from the plain ranking is written. */
export function encodeMetaQuery(query: MetaQuery): URLSearchParams {
  const plain = PLAIN_QUERY;
  const written: readonly (readonly [string, string | null])[] = [
    ['server', query.server === null ? null : SERVERS[query.server]],
    ['sort', query.order === plain.order ? null : 'minute'],
    ['fever', query.hasFever ? '1' : null],
    ['perfect', query.perfectRate === plain.perfectRate ? null : tidy(query.perfectRate * 100)],
    ['skill', query.skillPercent === plain.skillPercent ? null : tidy(query.skillPercent)],
    ['seconds', query.skillSeconds === plain.skillSeconds ? null : tidy(query.skillSeconds)],
    ['menu', query.menuSeconds === plain.menuSeconds ? null : tidy(query.menuSeconds)],
    ...writeChartFilter(query, DIFFICULTY_PARAM),
  ];
  return new URLSearchParams(written.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Four decimals at most, as they are read. */
const tidy = (value: number): string => String(Math.round(value * 10_000) / 10_000);
