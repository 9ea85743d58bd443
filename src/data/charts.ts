import { queryOptions } from '@tanstack/react-query';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { getJson } from './http.ts';

/** One chart, parsed, repaired and in scoring order. */
export const chartQuery = (songId: number, difficulty: Difficulty) =>
  queryOptions({
    queryKey: ['chart', songId, difficulty],
    queryFn: async ({ signal }) =>
      scoringChart(parseChart(await getJson(`/api/charts/${songId}/${difficulty}.json`, 'chart', signal))),
  });
