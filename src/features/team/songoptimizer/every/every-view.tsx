import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TeamQuestion } from '#model/compute/team';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCoveredCharts } from '../../question/covered-charts.data.ts';
import { useFollowingSearch } from '../../search/use-team-search.ts';
import { useSources } from '../../sources/sources.tsx';
import styles from '../songoptimizer.module.css';
import type { OptimizerPage } from '../state/optimizer-inputs.ts';
import { chartsOn, collectionOf, hardestFirst, onAllSongs } from '../state/problem.ts';
import { useChartsProblem, useKeptTeam } from '../state/use-team.ts';
import { AllSongs } from '../table/all-songs.tsx';
import { isRefused, Refused } from '../table/refused.tsx';
import { RunStatus } from '../table/run-status.tsx';
import { TogetherPanel } from './together-panel.tsx';
import { useTogether } from './use-together.ts';

interface Props {
  readonly page: OptimizerPage;
}

const NO_LENGTHS: readonly number[] = [];
const NO_TEAMS: readonly never[] = [];

/** The one team is sought for the score, all orders of skills alike. */
const isComparable = ({ points, order, live }: TeamQuestion): boolean =>
  points === null && (order === 'uniform' || live === 'multi');

/** The best team of a collection for every song. */
export function EveryView({ page }: Props) {
  const { t } = useTranslation();
  const covered = useCoveredCharts();
  const { server, profile } = page.question;
  const { game } = useSources();
  const charts = useMemo(
    () => (covered.data ? hardestFirst(chartsOn(game.songs, covered.data, server)) : null),
    [game.songs, covered.data, server],
  );
  const asked = useKeptTeam(collectionOf(onAllSongs(page.inputs), profile, game), profile);
  const lengths = covered.data?.lengths ?? NO_LENGTHS;
  const every = useFollowingSearch('every', useChartsProblem(asked, charts, lengths));
  const together = useTogether(page, asked, charts, lengths);
  // Progress is shown at once, thousands of rows are drawn in slices.
  const told = useCalm(every.result, !every.isBusy);
  const result = useDeferredValue(told);
  if (covered.error && !covered.data) {
    return <DataError message={covered.error.message} onRetry={() => void covered.refetch()} />;
  }
  if (profile === null) return null;
  const isShown = result?.answer.teams.some((team) => team != null) && every.status !== 'failed';
  const answer = every.result?.answer;
  return (
    <section id="results" className={styles.results} aria-label={t('list.results')}>
      <RunStatus
        run={every}
        isDrawn={result === every.result}
        running={t('builder.status.running')}
        whole={t('builder.status.proved')}
        count={answer && !isRefused(answer) ? answer.teams.length : 0}
        ms={answer?.ms ?? 0}
        engine={answer?.engine ?? 'wasm'}
      />
      <Refused page={page} run={every} hasTeam />
      {isShown && result ? (
        <>
          <TogetherPanel
            page={page}
            together={together}
            each={isComparable(result.problem.question) ? result.answer.teams : NO_TEAMS}
            charts={result.problem.charts}
          />
          <AllSongs
            page={page}
            question={result.problem.question}
            charts={result.problem.charts}
            scores={result.answer.teams}
            hasTeams
            together={together.sums}
            isOld={every.isOld}
          />
        </>
      ) : (
        every.isBusy && <div className={styles.waiting} aria-hidden="true" />
      )}
    </section>
  );
}

/** Long enough to draw thousands of rows in slices on a slow phone; drawing restarts with every change. */
const CALM_MS = 1_000;

/** Values that change many times a second, passed on at most once a second; the first and the last at once. */
function useCalm<T>(value: T, isLast: boolean): T {
  const [told, setTold] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useEffectEvent(() => {
    timer.current = undefined;
    setTold(value);
  });
  useEffect(() => {
    if (Object.is(told, value) || timer.current !== undefined) return;
    timer.current = setTimeout(tell, CALM_MS);
  }, [told, value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  if ((isLast || told === null) && !Object.is(told, value)) setTold(value);
  return told;
}
