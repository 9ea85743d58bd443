import { useMemo } from 'react';
import type { ChartsProblem } from '#model/compute/charts';
import { type EverySongView, useEverySong } from '#src/actors/late/use-every-song.ts';
import type { TeamOfCharts } from '../state/problem.ts';
import { useAsked } from '../state/use-asked.ts';

/** The best team for each chart, again whenever the collection, how it plays or the charts are others. */
export function useEvery(
  asked: TeamOfCharts | null,
  charts: ChartsProblem['charts'] | null,
  lengths: readonly number[],
): EverySongView {
  const every = useEverySong();
  const problem = useMemo(
    () => (asked === null || charts === null ? null : { ...asked, charts, lengths }),
    [asked, charts, lengths],
  );
  useAsked(problem, every.start);
  return every;
}
