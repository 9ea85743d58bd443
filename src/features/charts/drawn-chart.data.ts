import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ScoringChart } from '#model/chart/chart';
import { notesBySecond } from '#model/chart/counting';
import type { ParsedChart } from '#model/chart/notes';
import { mirrorChart } from '#model/chart/playing/mirror';
import { type PlayableChart, playableChart } from '#model/chart/playing/playable';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { nextTask } from '../../browser/first/next-task.ts';
import { fetchChart } from '../../kit/data/charts.ts';

/** A chart to look at. */
export interface DrawnChart {
  readonly parsed: ParsedChart;
  readonly scoring: ScoringChart;
  readonly plain: PlayableChart;
  /** Number of notes in each second. */
  readonly bySecond: readonly number[];
}

/** What comes after nothing is drawn in slices in which the page answers. It is never that of the question before. */
function useGently<T>(data: T | undefined): T | undefined {
  const settled = useDeferredValue(data);
  return settled === undefined ? undefined : data;
}

/** A chart ready to be drawn. */
export const drawnChartQuery = (songId: number, difficulty: Difficulty) =>
  queryOptions({
    queryKey: ['drawnChart', songId, difficulty],
    queryFn: async ({ signal }) => drawnChart(await fetchChart(songId, difficulty, signal)),
    // Comparing thousands of notes with those of before takes longer than drawing them.
    structuralSharing: false,
  });

/** Asks for nothing where the difficulty is null. */
export function useDrawnChart(songId: number, difficulty: Difficulty | null) {
  const { data, error, refetch } = useQuery({
    ...drawnChartQuery(songId, difficulty ?? 'easy'),
    ...(difficulty === null && { queryKey: ['drawnChart', songId, 'none'], queryFn: skipToken }),
  });
  return { data: useGently(data), error, refetch };
}

/** In tasks of their own, for a phone takes its time with thousands of notes. */
export async function drawnChart(parsed: ParsedChart): Promise<DrawnChart> {
  await nextTask();
  const scoring = scoringChart(parsed);
  await nextTask();
  return { parsed, scoring, plain: playableChart(parsed), bySecond: notesBySecond(scoring) };
}

async function stepByStep<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTask();
  }
}

/** The chart as it is shown; the mirrored one is made when it is wanted. */
export const useShownChart = (
  drawn: DrawnChart | undefined,
  isMirrored: boolean,
): PlayableChart | undefined =>
  useMemo(
    () => (drawn && isMirrored ? playableChart(mirrorChart(drawn.parsed)) : drawn?.plain),
    [drawn, isMirrored],
  );

/** The figures of a chart; they come after its picture. */
export const useChartAnalysis = (
  songId: number,
  difficulty: Difficulty | null,
  chart: DrawnChart | undefined,
) => useAnalysisOf([songId, difficulty], chart);

/** The same of any chart; equal keys mean the same chart. */
export function useAnalysisOf(key: readonly (string | number | null)[], chart: DrawnChart | undefined) {
  const { data } = useQuery({
    queryKey: ['chartAnalysis', ...key],
    enabled: chart !== undefined,
    queryFn: async () => {
      await nextTask();
      if (!chart) return null;
      const { analysing } = await import('#model/chart/analysis/analyse');
      return stepByStep(analysing(chart.parsed, chart.plain));
    },
    structuralSharing: false,
  });
  return useGently(data) ?? null;
}
