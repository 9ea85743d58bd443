import { useMemo } from 'react';
import type { ChartsProblem } from '#model/compute/charts';
import { type ScoringView, useScoring } from '#src/actors/late/use-scoring.ts';
import type { TeamOfCharts } from './problem.ts';
import { useAsked } from './use-asked.ts';

/** Scores the team on the charts, again whenever one of them is another. */
export function useScored(
  team: TeamOfCharts | null,
  charts: ChartsProblem['charts'] | null,
  lengths: readonly number[],
): ScoringView {
  const scoring = useScoring();
  const problem = useMemo(
    () => (team === null || charts === null ? null : { ...team, charts, lengths }),
    [team, charts, lengths],
  );
  useAsked(problem, scoring.start);
  return scoring;
}
