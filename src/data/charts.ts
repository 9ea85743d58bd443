import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { nextTask } from '../platform/next-task.ts';
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

/**
 * Asks for the charts of a question that may follow, one after the other: on a slow phone the asking alone takes a while. What fails is
 * told when it is asked.
 */
export function useChartsAhead(charts: readonly ChartName[]): void {
  const client = useQueryClient();
  useEffect(() => {
    let isWanted = true;
    const askAll = async () => {
      for (const { songId, difficulty } of charts) {
        if (!isWanted) return;
        void client.prefetchQuery(chartQuery(songId, difficulty));
        await nextTask();
      }
    };
    void askAll();
    return () => {
      isWanted = false;
    };
  }, [client, charts]);
}

/** The chart of a song; nothing is asked for null. */
export const useChart = (songId: number | null, difficulty: Difficulty) =>
  useQuery({ ...chartQuery(songId ?? 0, difficulty), enabled: songId !== null });
