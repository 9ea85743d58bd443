import { useMemo } from 'react';
import { daysOf } from '#model/plan/stairs';
import { CurveChart } from '#src/kit/curve/curve-chart.tsx';
import { useCurveFormat } from '#src/kit/curve/use-curve-format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import type { Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { DayBars } from './day-bars.tsx';
import { DayTable } from './day-table.tsx';
import { hasBegun, isDrawable, useDayCurves } from './use-day-curves.ts';

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
