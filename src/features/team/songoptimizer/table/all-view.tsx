import { useDeferredValue, useMemo } from 'react';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCoveredCharts } from '../../question/covered-charts.data.ts';
import { useFollowingSearch } from '../../search/use-team-search.ts';
import { useSources } from '../../sources/sources.tsx';
import styles from '../songoptimizer.module.css';
import type { OptimizerPage } from '../state/optimizer-inputs.ts';
import { chartsOn, onAllSongs } from '../state/problem.ts';
import { useChartsProblem, useTeam } from '../state/use-team.ts';
import { AllSongs } from './all-songs.tsx';
import { isRefused, Refused } from './refused.tsx';
import { RunStatus } from './run-status.tsx';

interface Props {
  readonly page: OptimizerPage;
}

const NO_LENGTHS: readonly number[] = [];

/** A team on all songs. */
export function AllView({ page }: Props) {
  const { t } = useTranslation();
  const covered = useCoveredCharts();
  const { server } = page.question;
  const { game } = useSources();
  const team = useTeam({ ...page, inputs: onAllSongs(page.inputs) });
  const charts = useMemo(
    () => (covered.data ? chartsOn(game.songs, covered.data, server) : null),
    [game.songs, covered.data, server],
  );
  const scoring = useFollowingSearch(
    'charts',
    useChartsProblem(team, charts, covered.data?.lengths ?? NO_LENGTHS),
  );
  // Progress is shown at once, thousands of rows are drawn in slices.
  const result = useDeferredValue(scoring.result);
  if (covered.error && !covered.data) {
    return <DataError message={covered.error.message} onRetry={() => void covered.refetch()} />;
  }
  const refused = <Refused page={page} run={scoring} hasTeam={team !== null} />;
  const answer = scoring.result?.answer;
  const isShown = team !== null && result !== null && result.answer.scores.length > 0;
  return (
    <section id="results" className={styles.results} aria-label={t('list.results')}>
      {team && (
        <RunStatus
          run={scoring}
          isDrawn={result === scoring.result}
          running={t('optimizer.status.running')}
          whole={t('optimizer.status.exact')}
          count={answer && !isRefused(answer) ? answer.scores.length : 0}
          ms={answer?.ms ?? 0}
          engine={answer?.engine ?? 'wasm'}
          power={answer?.team?.power}
        />
      )}
      {refused}
      {isShown && scoring.status !== 'failed' ? (
        <AllSongs
          page={page}
          question={result.problem.question}
          charts={result.problem.charts}
          scores={result.answer.scores}
          isOld={scoring.isOld || result !== scoring.result}
        />
      ) : (
        (scoring.isBusy || (team !== null && !covered.data)) && (
          <div className={styles.waiting} aria-hidden="true" />
        )
      )}
    </section>
  );
}
