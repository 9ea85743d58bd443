import { useMemo } from 'react';
import { accuracyOf, type BestRun } from '#model/chart/judging/best-runs';
import { ghostScore, leadAt, readGhost } from '#model/chart/judging/ghost';
import { playScore } from '#model/chart/judging/play-score';
import { JUDGEMENTS } from '#model/chart/judging/windows';
import type { Play } from '#model/chart/playing/score-run';
import { type RunState, type SimulatorActor, useSimulatorPart } from '#src/actors/late/use-simulator.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { DrawnChart } from '#src/data/drawn-chart.ts';
import type { PlayingTeam } from '../address.ts';
import styles from '../simulator.module.css';
import { teamPlay } from '../team-play.ts';
import { Life } from './verdict.tsx';

interface Props {
  readonly actor: SimulatorActor;
  readonly drawn: DrawnChart;
  readonly best: BestRun | null;
  readonly team: PlayingTeam;
  /** Null where the chart has none: then there is no score. */
  readonly level: number | null;
}

const PERCENT = 100;

/** What the run has come to, below the picture. */
export function RunFacts({ actor, drawn, best, team, level }: Props) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const run = useSimulatorPart(actor, (view) => view.run);
  if (!run) return null;
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
      {level !== null && <Score run={run} drawn={drawn} best={best} play={{ ...teamPlay(team), level }} />}
      {JUDGEMENTS.filter((judgement) => judgement !== 'bad' || counts.bad > 0).map((judgement) => (
        <div key={judgement}>
          <dt>{t(`stage.run.judgement.${judgement}`)}</dt>
          <dd>{integer(counts[judgement])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('stage.run.life')}</dt>
        <dd>
          <Life run={run} />
        </dd>
      </div>
    </dl>
  );
}

interface ScoreProps extends Pick<Props, 'drawn' | 'best'> {
  readonly run: RunState;
  readonly play: Play;
}

/** The score so far, and by how much it is ahead of one's best. */
function Score({ run, drawn, best, play }: ScoreProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { scoring } = drawn;
  const ghost = useMemo(() => {
    const judgements = readGhost(best?.ghost, scoring.notes.length);
    return judgements && ghostScore(scoring, judgements, play);
  }, [best, scoring, play]);
  const own = playScore(scoring, run.judged, play);
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
