import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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

/** Asks for the chart of a question that may follow; what fails is told when it is asked. Null asks for nothing. */
export function useChartAhead(songId: number | null, difficulty: Difficulty): void {
  const client = useQueryClient();
  useEffect(() => {
    if (songId !== null) void client.prefetchQuery(chartQuery(songId, difficulty));
  }, [client, songId, difficulty]);
}

/** The chart of a song; nothing is asked for null. */
export const useChart = (songId: number | null, difficulty: Difficulty) =>
  useQuery({ ...chartQuery(songId ?? 0, difficulty), enabled: songId !== null });
