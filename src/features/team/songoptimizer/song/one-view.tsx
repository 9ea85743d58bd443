import { useMemo } from 'react';
import type { ChartToScore } from '#model/compute/charts';
import { useChart } from '#src/kit/data/charts.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NoSong } from '../../messages/not-yet.tsx';
import { useFollowingSearch } from '../../search/use-team-search.ts';
import styles from '../songoptimizer.module.css';
import type { OptimizerPage } from '../state/optimizer-inputs.ts';
import { useChartsProblem, useTeam } from '../state/use-team.ts';
import { Refused } from '../table/refused.tsx';
import { SongDetail } from './song-detail.tsx';

interface Props {
  readonly page: OptimizerPage;
}

/** Lengths are of no account where the notes themselves are at hand. */
const NO_LENGTHS: readonly number[] = [];

/** A team on one song. */
export function OneView({ page }: Props) {
  const { t } = useTranslation();
  const { question } = page;
  const { song } = question;
  const { difficulty } = question.inputs;
  const chart = useChart(song?.id ?? null, difficulty);
  const team = useTeam(page);
  const level = song?.difficulties[difficulty]?.level;
  const charts = useMemo(
    (): readonly ChartToScore[] | null =>
      song && level !== undefined && chart.data
        ? [{ song: song.id, difficulty, level, chart: chart.data }]
        : null,
    [song, difficulty, level, chart.data],
  );
  const scoring = useFollowingSearch('charts', useChartsProblem(team, charts, NO_LENGTHS));
  const { result } = scoring;
  const isShown =
    team !== null && charts !== null && result?.answer.team != null && scoring.status !== 'failed';
  return (
    <section id="results" className={styles.results} aria-label={t('list.results')}>
      {song === null ? (
        <NoSong question={question} text={t('optimizer.empty.songText')} />
      ) : chart.error && !chart.data ? (
        <DataError message={chart.error.message} onRetry={() => void chart.refetch()} />
      ) : (
        <>
          <Refused page={page} run={scoring} hasTeam={team !== null} />
          {isShown ? (
            <SongDetail page={page} result={result} isOld={scoring.isOld} />
          ) : (
            team !== null && scoring.isBusy && <div className={styles.waiting} aria-hidden="true" />
          )}
        </>
      )}
    </section>
  );
}
