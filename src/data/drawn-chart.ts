import { skipToken, useQuery } from '@tanstack/react-query';
import { analyseChart } from '#model/chart/analysis/analyse';
import type { ScoringChart } from '#model/chart/chart';
import type { ParsedChart } from '#model/chart/notes';
import { mirrorChart } from '#model/chart/playing/mirror';
import { type PlayableChart, playableChart } from '#model/chart/playing/playable';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { nextTask } from '../platform/next-task.ts';
import { fetchChart } from './charts.ts';

/** A chart to look at, as it is and mirrored. */
export interface DrawnChart {
  readonly parsed: ParsedChart;
  readonly scoring: ScoringChart;
  readonly plain: PlayableChart;
  readonly mirrored: PlayableChart;
}

/** Asks for nothing where the difficulty is null. */
export function useDrawnChart(songId: number, difficulty: Difficulty | null) {
  const fetchDrawn = (wanted: Difficulty) => async (query: { readonly signal: AbortSignal }) =>
    drawnChart(await fetchChart(songId, wanted, query.signal));
  return useQuery({
    queryKey: ['drawnChart', songId, difficulty],
    queryFn: difficulty === null ? skipToken : fetchDrawn(difficulty),
    // Comparing thousands of notes with those of before takes longer than drawing them.
    structuralSharing: false,
  });
}

/** What is drawn of a chart. */
export const drawnChart = (parsed: ParsedChart): DrawnChart => ({
  parsed,
  scoring: scoringChart(parsed),
  plain: playableChart(parsed),
  mirrored: playableChart(mirrorChart(parsed)),
});

/** The figures of a chart; they come after its picture. */
export function useChartAnalysis(
  songId: number,
  difficulty: Difficulty | null,
  chart: DrawnChart | undefined,
) {
  return useQuery({
    queryKey: ['chartAnalysis', songId, difficulty],
    enabled: chart !== undefined,
    queryFn: async () => {
      await nextTask();
      return chart ? analyseChart(chart.parsed) : null;
    },
    structuralSharing: false,
  });
}
