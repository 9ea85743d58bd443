import { useQuery } from '@tanstack/react-query';
import { analyseChart } from '#model/chart/analysis/analyse';
import type { ScoringChart } from '#model/chart/chart';
import { mirrorChart } from '#model/chart/mirror';
import type { ParsedChart } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { type PlayableChart, playableChart } from '#model/chart/playable';
import { scoringChart } from '#model/chart/scoring';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { nextTask } from '../platform/next-task.ts';
import { getJson } from './http.ts';

/** A chart to look at, as it is and mirrored. */
export interface DrawnChart {
  readonly parsed: ParsedChart;
  readonly scoring: ScoringChart;
  readonly plain: PlayableChart;
  readonly mirrored: PlayableChart;
}

/** Null where the song has no such chart. */
export function useDrawnChart(songId: number, difficulty: Difficulty | null) {
  return useQuery({
    queryKey: ['drawnChart', songId, difficulty],
    enabled: difficulty !== null,
    queryFn: async ({ signal }): Promise<DrawnChart> => {
      const parsed = parseChart(await getJson(`/api/charts/${songId}/${difficulty}.json`, 'chart', signal));
      const plain = playableChart(parsed);
      return { parsed, scoring: scoringChart(parsed), plain, mirrored: playableChart(mirrorChart(parsed)) };
    },
    // Comparing thousands of notes with those of before takes longer than drawing them.
    structuralSharing: false,
  });
}

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
