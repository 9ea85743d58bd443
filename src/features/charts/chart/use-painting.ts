import { useMemo } from 'react';
import { feverStretch, skillStretches } from '#model/chart/analysis/windows';
import type { ScoringChart } from '#model/chart/chart';
import type { PlayableChart } from '#model/chart/playing/playable';
import { useFormat } from '#src/kit/text/format.ts';
import type { Painting } from '../strip/paint.ts';
import type { ChartInputs } from './address.ts';

/** Everything that a piece of the chart is painted from. */
export function usePainting(
  chart: PlayableChart,
  scoring: ScoringChart,
  { hidden, skill }: Pick<ChartInputs, 'hidden' | 'skill'>,
): Painting {
  const { length, integer } = useFormat();
  return useMemo(
    () => ({
      chart,
      skills: skillStretches(scoring, skill),
      fever: feverStretch(scoring),
      hidden,
      length,
      integer,
    }),
    [chart, scoring, skill, hidden, length, integer],
  );
}
