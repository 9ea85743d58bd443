import { type ChartsQuery, chartParams, decodeCharts, NO_CHARTS_QUERY } from '#model/listing/charts-query';
import { POST_LISTS } from '#model/site/objects';
import { encodePosts } from '#src/features/posts/list/posts-address.ts';

/** The query of an address that `decodeCharts` reads. */
function encodeCharts(query: ChartsQuery): URLSearchParams {
  const params = encodePosts(query);
  for (const [name, value] of chartParams(query)) params.set(name, value);
  return params;
}

export const CHARTS_CODEC = { decode: decodeCharts, encode: encodeCharts };

/** The address of the list with some of it asked for. */
export function chartsPath(query: Partial<ChartsQuery> = {}): string {
  const params = encodeCharts({ ...NO_CHARTS_QUERY, ...query }).toString();
  return `${POST_LISTS.chart}${params && `?${params}`}`;
}
