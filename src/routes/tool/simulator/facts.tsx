import { skillStretches } from '#model/chart/analysis/windows';
import type { Loop } from '#model/chart/clock/timeline';
import type { PlayableChart } from '#model/chart/playing/playable';
import { playheadAt } from '#model/chart/playing/playhead';
import { type SimulatorActor, useSimulatorPart } from '#src/actors/late/use-simulator.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { DrawnChart } from '#src/data/drawn-chart.ts';
import { exactTime } from './exact-time.ts';
import styles from './simulator.module.css';

interface Props {
  readonly actor: SimulatorActor;
  readonly drawn: DrawnChart;
  readonly loop: Loop | null;
}

/** What holds at this moment, below the picture. */
export function Facts({ actor, drawn, loop }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  return (
    <dl className={styles.facts}>
      <Combo actor={actor} chart={drawn.plain} />
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
