import { pointsAt } from '#model/tracker/pace';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import { isPlanned, type Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';
import type { TierNow } from '../use-tier.ts';
import { useMixText } from './use-mix-text.ts';

interface PaceFigureProps {
  /** The visitor's points. */
  readonly current: number;
  readonly tier: TierNow;
  /** Of one play. */
  readonly points: number;
}

/**
 * Ahead of a tier or behind it, in points and plays, each second: since its last reading it is taken to grow as forecast, which is said.
 * Nothing where no one knows its points.
 */
function PaceFigure({ current, tier, points }: PaceFigureProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const now = useNow();
  const expected = pointsAt(tier.forecast?.path ?? [], now);
  const there = expected === null ? tier.points : Math.floor(expected);
  if (there === null) return null;
  const ahead = current - there;
  const plays = integer(Math.ceil(Math.abs(ahead) / points));
  return (
    <div>
      <dt>{t('eventCalculator.against', { tier: integer(tier.tier) })}</dt>
      <dd>
        {ahead < 0 ? '−' : '+'}
        {integer(Math.abs(ahead))}
      </dd>
      <dd className={styles.note}>
        {t(`eventCalculator.${ahead < 0 ? 'playsBehind' : 'playsAhead'}`, { plays })}
      </dd>
      {expected !== null && <dd className={styles.note}>{t('eventCalculator.asForecast')}</dd>}
    </div>
  );
}

interface Props {
  readonly question: Case;
  readonly plan: Plan;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly notes: readonly string[];
}

/** Fine enough to plan hours. */
const tenths = (hours: number): number => Math.round(hours * 10) / 10;

/** The three numbers that count. */
export function Figures({ question, plan }: Props) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const dates = useDates();
  const mixText = useMixText();
  const { inputs, end, tier } = question;
  const hours = decimal(tenths((plan.plays * inputs.minutes) / 60));
  const figures: Figure[] = [
    {
      name: t('eventCalculator.plays'),
      value: integer(plan.plays),
      notes: [...(plan.challenge ? [mixText(plan.needed)] : []), `${t('eventCalculator.hours')}: ${hours}`],
    },
  ];
  const { doneAt } = plan.schedule;
  if (isPlanned(plan) && doneAt !== null) {
    const left = end === null ? null : decimal(tenths((end - doneAt) / HOUR_MS));
    figures.push({
      name: t('eventCalculator.done'),
      value: `${dates.shortDay(doneAt)} ${dates.time(doneAt)}`,
      notes: left === null ? [] : [t('eventCalculator.beforeEnd', { hours: left })],
    });
  }
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, notes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className={styles.note}>
              {note}
            </dd>
          ))}
        </div>
      ))}
      {tier && (
        <PaceFigure
          current={inputs.current}
          tier={tier}
          // Where normal lives pay nothing, challenge lives are all there is to play.
          points={plan.points || (plan.challenge?.points ?? 0)}
        />
      )}
    </dl>
  );
}
