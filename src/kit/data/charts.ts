import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { whenIdle } from '../../browser/time/idle.ts';
import { DataFailure } from './failure.ts';
import { getText, readable } from './http.ts';
import { keptCharts } from './kept-charts.ts';

/** The server's chart, which is kept for when there is no connection; without one what was kept. */
async function chartText(songId: number, difficulty: Difficulty, signal: AbortSignal): Promise<string> {
  try {
    const text = await getText(`/api/charts/${songId}/${difficulty}.json`, 'chart', signal);
    whenIdle(() => void keptCharts.put(songId, difficulty, text));
    return text;
  } catch (error) {
    const isLost = error instanceof DataFailure && error.kind === 'unreachable';
    const kept = isLost ? await keptCharts.get(songId, difficulty) : null;
    if (kept === null) throw error;
    return kept;
  }
}

/** One chart, parsed and repaired. */
export async function fetchChart(songId: number, difficulty: Difficulty, signal: AbortSignal) {
  const text = await chartText(songId, difficulty, signal);
  return parseChart(await readable('chart', () => JSON.parse(text), signal));
}

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
