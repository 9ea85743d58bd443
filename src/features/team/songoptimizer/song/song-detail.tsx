import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ChartScore } from '#model/compute/charts';
import type { TeamResult } from '#model/compute/team';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ScoringResult } from '../../asking/use-scoring.ts';
import { ScoreSummary } from '../../figures/score-summary.tsx';
import { EncoreNote, possibleScores } from '../../result/orders.tsx';
import { encodeOptimizer, type OptimizerPage } from '../state/optimizer-inputs.ts';
import { activationsOf } from './activations.ts';
import { Chances } from './chances.tsx';
import { DensityStrip } from './density-strip.tsx';
import { Placed, SkillOrder, useSkillName } from './skill-order.tsx';
import styles from './song-detail.module.css';

interface Props {
  readonly page: OptimizerPage;
  readonly result: ScoringResult;
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
}

/** All orders of a team's skills on one chart: scores, chances and where each skill works. */
export function SongDetail({ page, result, isOld }: Props) {
  const { t } = useTranslation();
  const { problem, answer } = result;
  const { team } = answer;
  const given = problem.charts[0]?.chart;
  const chart = typeof given === 'string' ? undefined : given;
  const activations = useMemo(
    () => (team && chart ? activationsOf(problem, team, chart) : []),
    [problem, team, chart],
  );
  const nameOf = useSkillName(page);
  if (team === null || chart === undefined) return null;
  const isMulti = problem.question.live === 'multi';
  return (
    <div className={styles.detail} aria-busy={isOld}>
      <section className={styles.block} aria-label={t('score.title')}>
        <ScoreHead team={team} oddity={answer.scores[0]?.oddity ?? null} />
        <ScoreSummary score={team.score} orderScores={possibleScores(team)} />
      </section>
      <div className={styles.how}>
        <section className={styles.block} aria-label={t('builder.result.order')}>
          <h2>{t('builder.result.order')}</h2>
          <SkillOrder page={page} activations={activations} />
          <div className={styles.order}>
            {team.orderChances && <Placed page={page} cards={team.cards} leader={team.leader} />}
            {isMulti && <p className={styles.small}>{t('optimizer.song.multi')}</p>}
            <EncoreNote asked={problem.question} className={styles.small} />
          </div>
        </section>
        {!isMulti && (
          <section className={styles.block} aria-label={t('optimizer.song.chances')}>
            <h2>{t('optimizer.song.chances')}</h2>
            <Chances scores={team.orderScores} lineUp={team.cards.map(nameOf)} />
          </section>
        )}
      </div>
      <section className={styles.block} aria-label={t('optimizer.song.strip')}>
        <h2>{t('optimizer.song.strip')}</h2>
        <p className={styles.small}>{t('optimizer.song.stripHint')}</p>
        <DensityStrip page={page} chart={chart} activations={activations} />
      </section>
      <p className={styles.block}>
        <Link to={`?${encodeOptimizer({ ...page.inputs, view: 'all' })}`}>{t('optimizer.song.toAll')}</Link>
      </p>
    </div>
  );
}

interface HeadProps {
  readonly team: TeamResult;
  readonly oddity: ChartScore['oddity'];
}

function ScoreHead({ team, oddity }: HeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    oddity === null ? '' : t(`optimizer.oddity.${oddity}`),
    t('optimizer.status.power', { power: format.integer(team.power) }),
    team.roomScore === null ? '' : `${t('score.room')} ${format.integer(team.roomScore)}`,
    team.points === null ? '' : `${t('optimizer.column.points')} ${format.integer(team.points.points)}`,
  ];
  return (
    <header className={styles.head}>
      <h2>{t('score.title')}</h2>
      <span className={styles.small}>{t('score.allOrders', { count: possibleScores(team).length })}</span>
      <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </header>
  );
}
