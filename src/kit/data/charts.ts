import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { getJson } from './http.ts';

/** One chart, parsed and repaired. */
export const fetchChart = async (songId: number, difficulty: Difficulty, signal: AbortSignal) =>
  parseChart(await getJson(`/api/charts/${songId}/${difficulty}.json`, 'chart', signal));

/** One chart in scoring order. */
export const chartQuery = (songId: number, difficulty: Difficulty) =>
  queryOptions({
    queryKey: ['chart', songId, difficulty],
    queryFn: async ({ signal }) => scoringChart(await fetchChart(songId, difficulty, signal)),
  });

/** Which chart of which song. */
export interface ChartName {
  readonly songId: number;
  readonly difficulty: Difficulty;
}

/** The chart of a song; nothing is asked for null. */
export const useChart = (songId: number | null, difficulty: Difficulty) =>
  useQuery({ ...chartQuery(songId ?? 0, difficulty), enabled: songId !== null });
