import { useMemo } from 'react';
import { type DayOfPlay, daysOf } from '#model/plan/stairs';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { CurveChart } from '#src/kit/curve/curve-chart.tsx';
import { useCurveFormat } from '#src/kit/curve/use-curve-format.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import type { Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { DayBars } from './day-bars.tsx';
import { hasBegun, isDrawable, useDayCurves } from './use-day-curves.ts';

interface DayTableProps {
  readonly days: readonly DayOfPlay[];
  readonly hasChallenge: boolean;
}

/** How many plays on which day, and the points at its end. */
function DayTable({ days, hasChallenge }: DayTableProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  return (
    <table className={styles.table}>
      <caption>{t('eventCalculator.days')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('eventCalculator.day')}</th>
          <th scope="col">{t(hasChallenge ? 'eventCalculator.lives' : 'eventCalculator.plays')}</th>
          {hasChallenge && <th scope="col">{t('eventCalculator.challengeLives')}</th>}
          <th scope="col">{t('eventCalculator.total')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, noon, lives, challengeLives, points }) => (
          <tr key={day}>
            <th scope="row">{dates.shortDay(noon)}</th>
            <td>{integer(lives)}</td>
            {hasChallenge && <td>{integer(challengeLives)}</td>}
            <td>{integer(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  readonly question: Case;
  readonly plan: Plan;
}

/** The way of the own points against that of a tier, and below it how many plays on which day. */
export function Days({ question, plan }: Props) {
  const { t } = useTranslation();
  const { current } = question.inputs;
  const days = useMemo(() => daysOf(plan.schedule.blocks, plan, current), [plan, current]);
  if (days.length === 0) return null;
  const canDraw = isDrawable(question);
  return (
    <section className={styles.block} aria-labelledby="calculator-days">
      <h3 id="calculator-days">{t('eventCalculator.days')}</h3>
      {canDraw && <Picture question={question} plan={plan} days={days} />}
      <div className={canDraw ? 'visually-hidden' : undefined}>
        <DayTable days={days} hasChallenge={plan.challenge !== null} />
      </div>
    </section>
  );
}

function Picture({ question, plan, days }: Props & { readonly days: ReturnType<typeof daysOf> }) {
  const { t } = useTranslation();
  const format = useCurveFormat();
  const data = useDayCurves(question, plan);
  return (
    <div className={styles.picture}>
      <CurveChart
        label={t('tracker.chart.label')}
        data={data}
        format={format}
        below={(view) => (
          <DayBars days={days} view={view} now={hasBegun(question) ? question.times.now : null} />
        )}
      />
    </div>
  );
}
