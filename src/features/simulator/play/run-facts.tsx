import { useMemo } from 'react';
import type { ScoringChart } from '#model/chart/chart';
import { accuracyOf, type BestRun } from '#model/chart/judging/best-runs';
import { ghostScore, leadAt, readGhost } from '#model/chart/judging/ghost';
import { playScore } from '#model/chart/judging/play-score';
import { JUDGEMENTS } from '#model/chart/judging/windows';
import type { Play } from '#model/chart/playing/score-run';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../board/simulator.module.css';
import type { RunState } from '../use-simulator.ts';
import { Life } from './life.tsx';

interface Props {
  readonly run: RunState;
  readonly scoring: ScoringChart;
  readonly best: BestRun | null;
  /** Null without a score. */
  readonly play: Play | null;
}

const PERCENT = 100;

/** What the run has come to, below the picture. */
export function RunFacts({ run, scoring, best, play }: Props) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const { counts, combo, maxCombo } = run.tally;
  const judged = JUDGEMENTS.reduce((sum, judgement) => sum + counts[judgement], 0);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('stage.combo')}</dt>
        <dd>
          {integer(combo)} <span className="muted">{t('stage.run.most', { count: integer(maxCombo) })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('stage.run.accuracy')}</dt>
        <dd>{judged === 0 ? '–' : percent(PERCENT * accuracyOf(run.tally, judged))}</dd>
      </div>
      {play && <Score run={run} scoring={scoring} best={best} play={play} />}
      {JUDGEMENTS.filter((judgement) => judgement !== 'bad' || counts.bad > 0).map((judgement) => (
        <div key={judgement}>
          <dt>{t(`stage.run.judgement.${judgement}`)}</dt>
          <dd>{integer(counts[judgement])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('stage.run.life')}</dt>
        <dd>
          <Life life={run.tally.life} />
        </dd>
      </div>
    </dl>
  );
}

interface ScoreProps extends Props {
  readonly play: Play;
}

/** The score so far, and by how much it is ahead of one's best. */
function Score({ run, scoring, best, play }: ScoreProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const ghost = useMemo(() => {
    const judgements = readGhost(best?.ghost, scoring.notes.length);
    return judgements && ghostScore(scoring, judgements, play);
  }, [best, scoring, play]);
  const own = useMemo(() => playScore(scoring, run.judged, play), [scoring, run, play]);
  const lead = ghost && own.length > 0 ? leadAt(own, ghost, own.length) : null;
  return (
    <div>
      <dt>{t('stage.score')}</dt>
      <dd>
        {integer(own.at(-1) ?? 0)}{' '}
        {lead !== null && (
          <span className="muted">
            {t('stage.run.lead', { points: `${lead < 0 ? '−' : '+'}${integer(Math.abs(lead))}` })}
          </span>
        )}
      </dd>
    </div>
  );
}
