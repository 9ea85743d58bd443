import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataError } from '#src/components/data-error.tsx';
import { useCoveredCharts } from '#src/data/covered-charts.ts';
import styles from '../../songoptimizer.module.css';
import { Refused } from '../messages/refused.tsx';
import type { Page } from '../state/page.ts';
import { chartsOn, hardestFirst } from '../state/problem.ts';
import { AllSongs } from '../table/all-songs.tsx';
import { RunStatus } from '../table/run-status.tsx';
import { useCalm } from './use-calm.ts';
import { useEvery } from './use-every.ts';

interface Props {
  readonly page: Page;
}

const NO_LENGTHS: readonly number[] = [];

/** The best team of a collection for every song. */
export function EveryView({ page }: Props) {
  const { t } = useTranslation();
  const covered = useCoveredCharts();
  const { game, server, profile } = page.builder;
  const charts = useMemo(
    () => (covered.data ? hardestFirst(chartsOn(game.songs, covered.data, server)) : null),
    [game.songs, covered.data, server],
  );
  const every = useEvery(page, charts, covered.data?.lengths ?? NO_LENGTHS);
  // Progress is told at once, thousands of rows are drawn in slices.
  const told = useCalm(every.result, !every.isBusy);
  const result = useDeferredValue(told);
  if (covered.error && !covered.data) {
    return <DataError message={covered.error.message} onRetry={() => void covered.refetch()} />;
  }
  if (profile === null) return null;
  const isShown = result?.answer.teams.some((team) => team != null) && every.status !== 'failed';
  const { ms = 0, engine = 'wasm' } = every.result?.answer ?? {};
  return (
    <section id="results" className={styles.results} aria-label={t('builder.section.results')}>
      <RunStatus
        run={every}
        running={t('builder.status.running')}
        whole={t('builder.status.proved')}
        count={every.result?.answer.teams.length ?? 0}
        ms={ms}
        engine={engine}
      />
      <Refused page={page} run={every} hasTeam />
      {isShown && result ? (
        <AllSongs
          page={page}
          question={result.problem.question}
          charts={result.problem.charts}
          scores={result.answer.teams}
          hasTeams
          isOld={every.isOld || (result !== every.result && !every.isBusy)}
        />
      ) : (
        every.isBusy && <div className={styles.waiting} aria-hidden="true" />
      )}
    </section>
  );
}
