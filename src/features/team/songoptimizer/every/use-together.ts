import { useDeferredValue, useMemo } from 'react';
import type { ChartsProblem, ChartToScore } from '#model/compute/charts';
import { songViews } from '#model/listing/views/song-view';
import { type ChartFilter, chartFinder } from '#src/kit/song/chart-filter.ts';
import type { OneTeamView } from '../../asking/use-question.ts';
import { useFollowingSearch } from '../../search/use-team-search.ts';
import { useSources } from '../../sources/sources.tsx';
import { codeOf, type OptimizerPage, type TogetherScope } from '../state/optimizer-inputs.ts';
import type { TeamOfCharts } from '../state/problem.ts';
import { useChartsProblem } from '../state/use-team.ts';
import type { Sums } from '../table/rows.ts';

const NO_CHARTS: readonly ChartToScore[] = [];

/** Charts that one team is sought for. */
function useChosen({ inputs }: OptimizerPage, charts: readonly ChartToScore[] | null) {
  const { game, main, sub } = useSources();
  const { together, picked, difficulties, bands, minLevel, maxLevel, text } = useDeferredValue(inputs);
  const filter: ChartFilter = useMemo(
    () => ({ difficulties, bands, minLevel, maxLevel, text }),
    [difficulties, bands, minLevel, maxLevel, text],
  );
  return useMemo(() => {
    if (charts === null || together === 'off') return NO_CHARTS;
    if (together === 'picked') {
      return charts.filter(({ song, difficulty }) => picked.includes(codeOf(song, difficulty)));
    }
    const views = songViews(game.songs, { bands: game.bands, main, sub });
    const isMeant = chartFinder(filter);
    return charts.filter(({ song, difficulty, level }) => {
      const view = views.get(song);
      return view !== undefined && isMeant({ difficulty, level, view });
    });
  }, [charts, together, picked, filter, game, main, sub]);
}

export interface TogetherView {
  readonly run: OneTeamView;
  readonly mode: TogetherScope;
  /** How many charts it is about. */
  readonly count: number;
  /** What the team reaches on each of them. */
  readonly sums: Sums | null;
}

/** The one team for the chosen charts, again whenever they or the collection are others. */
export function useTogether(
  page: OptimizerPage,
  asked: TeamOfCharts | null,
  charts: ChartsProblem['charts'] | null,
  lengths: readonly number[],
): TogetherView {
  const chosen = useChosen(page, charts);
  const problem = useChartsProblem(asked, chosen.length === 0 ? null : chosen, lengths);
  const run = useFollowingSearch('one', problem);
  const { result } = run;
  const isShown = problem !== null && result?.problem === problem;
  const sums = useMemo(() => {
    if (!isShown || !result) return null;
    return new Map(
      result.problem.charts.flatMap(({ song, difficulty }, i) => {
        const score = result.answer.scores[i];
        return score == null ? [] : [[codeOf(song, difficulty), score] as const];
      }),
    );
  }, [isShown, result]);
  const mode = page.inputs.together;
  const count = chosen.length;
  return useMemo(() => ({ run, mode, count, sums }), [run, mode, count, sums]);
}
