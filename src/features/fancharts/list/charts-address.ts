import { type ChartsQuery, chartParams, decodeCharts } from '#model/listing/charts-query';
import { encodePosts } from '#src/features/posts/list/posts-address.ts';

/** The query of an address that `decodeCharts` reads. */
function encodeCharts(query: ChartsQuery): URLSearchParams {
  const params = encodePosts(query);
  for (const [name, value] of chartParams(query)) params.set(name, value);
  return params;
}

export const CHARTS_CODEC = { decode: decodeCharts, encode: encodeCharts };
