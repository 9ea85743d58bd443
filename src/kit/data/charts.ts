import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { fetchOnce } from '../../browser/network/fetch-once.ts';
import { whenIdle } from '../../browser/time/idle.ts';
import { DataFailure } from './failure.ts';
import { getText, readable } from './http.ts';

/** No page needs it to show a chart that comes. */
const keptCharts = fetchOnce(async () => (await import('./kept-charts.ts')).keptCharts);

async function keep(songId: number, difficulty: Difficulty, text: string): Promise<void> {
  const charts = await keptCharts().catch(() => null);
  await charts?.put(songId, difficulty, text);
}

async function kept(songId: number, difficulty: Difficulty): Promise<string | null> {
  const charts = await keptCharts().catch(() => null);
  return charts?.get(songId, difficulty) ?? null;
}

/** The server's chart, which is kept for when there is no connection; without one what was kept. */
async function chartText(songId: number, difficulty: Difficulty, signal: AbortSignal): Promise<string> {
  try {
    const text = await getText(`/api/charts/${songId}/${difficulty}.json`, 'chart', signal);
    whenIdle(() => void keep(songId, difficulty, text));
    return text;
  } catch (error) {
    const isLost = error instanceof DataFailure && error.kind === 'unreachable';
    const text = isLost ? await kept(songId, difficulty) : null;
    if (text === null) throw error;
    return text;
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
