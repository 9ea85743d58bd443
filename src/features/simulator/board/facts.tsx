import { useMemo } from 'react';
import { skillStretches } from '#model/chart/analysis/windows';
import type { Loop } from '#model/chart/clock/timeline';
import type { PlayableChart } from '#model/chart/playing/playable';
import { playheadAt } from '#model/chart/playing/playhead';
import { scoreRun } from '#model/chart/playing/score-run';
import { exactTime } from '#src/features/charts/strip/exact-time.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DrawnChart } from '../../charts/drawn-chart.data.ts';
import { type SimulatorActor, useSimulatorPart } from '../use-simulator.ts';
import type { PlayingTeam } from './address.ts';
import styles from './simulator.module.css';
import { teamPlay } from './team-play.ts';

interface Props {
  readonly actor: SimulatorActor;
  readonly drawn: DrawnChart;
  readonly loop: Loop | null;
  readonly team: PlayingTeam | null;
  /** Null where the chart has none: then there is no score. */
  readonly level: number | null;
}

/** What holds at this moment, below the picture. */
export function Facts({ actor, drawn, loop, team, level }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  return (
    <dl className={styles.facts}>
      <Combo actor={actor} chart={drawn.plain} />
      {team && level !== null && <Score actor={actor} drawn={drawn} team={team} level={level} />}
      <div>
        <dt>{t('stage.loop')}</dt>
        <dd>{loop ? `${exactTime(loop.from, length)} – ${exactTime(loop.to, length)}` : t('stage.off')}</dd>
      </div>
      <Next actor={actor} drawn={drawn} />
    </dl>
  );
}

function Combo({ actor, chart }: { readonly actor: SimulatorActor; readonly chart: PlayableChart }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const combo = useSimulatorPart(actor, ({ seconds }) => playheadAt(chart, seconds).combo);
  return (
    <div>
      <dt>{t('stage.combo')}</dt>
      <dd>
        {integer(combo)}{' '}
        <span className="muted">{t('stage.of', { count: integer(chart.notes.length) })}</span>
      </dd>
    </div>
  );
}

interface ScoreProps extends Pick<Props, 'actor' | 'drawn'> {
  readonly team: PlayingTeam;
  readonly level: number;
}

/** Of the team that was set, when every note is hit perfectly. */
function Score({ actor, drawn, team, level }: ScoreProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const scores = useMemo(() => scoreRun(drawn.scoring, { ...teamPlay(team), level }), [drawn, team, level]);
  const score = useSimulatorPart(
    actor,
    ({ seconds }) => scores[playheadAt(drawn.plain, seconds).combo - 1] ?? 0,
  );
  return (
    <div>
      <dt>{t('stage.score')}</dt>
      <dd>
        {integer(score)}{' '}
        <span className="muted">{t('stage.of', { count: integer(scores.at(-1) ?? 0) })}</span>
      </dd>
    </div>
  );
}

/** Of the skills whose windows show. */
const SKILL_SECONDS = 7;
const NONE = 'none';

/** The skill or fever that comes next, or that runs. */
function Next({ actor, drawn }: Pick<Props, 'actor' | 'drawn'>) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const skills = skillStretches(drawn.scoring, SKILL_SECONDS);
  const next = useSimulatorPart(actor, ({ seconds }) => {
    const index = skills.findIndex(({ from }) => from > seconds);
    const skill = skills[index];
    return skill ? `${index + 1} ${Math.ceil((skill.from - seconds) * 10) / 10}` : NONE;
  });
  const [number = 0, wait = 0] = next.split(' ').map(Number);
  return (
    <div>
      <dt>{t('stage.next')}</dt>
      <dd>
        {next === NONE
          ? t('stage.noMore')
          : t('stage.skillIn', { number: integer(number), seconds: decimal(wait) })}
      </dd>
    </div>
  );
}
