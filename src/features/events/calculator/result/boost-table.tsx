import { useMemo } from 'react';
import { STARS_PER_CAN } from '#model/plan/schedule';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import { BOOSTS, boostsOf, type Plan, planOf } from '../plan.ts';
import type { Case } from '../use-case.ts';

const canReach = ({ reach }: Plan): boolean => reach === 'reachable' || reach === 'priced';

/** The same target with fewer or more boosts a play. */
export function BoostTable({ question }: { readonly question: Case }) {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const { inputs, kind, times } = question;
  const rows = useMemo(
    () =>
      BOOSTS.flatMap((boosts) => {
        const plan = planOf(kind, inputs, { ...times, boosts });
        return plan && plan.plays > 0 ? [{ boosts, plan }] : [];
      }),
    [kind, inputs, times],
  );
  if (question.plan === null || rows.length < 2) return null;
  return (
    <div className={`${styles.panel} ${styles.after}`}>
      <div className={styles.block}>
        <table className={styles.table}>
          <caption>{t('eventCalculator.byBoosts')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('builder.play.boosts')}</th>
              <th scope="col">{t('eventCalculator.perPlay')}</th>
              <th scope="col">{t('eventCalculator.plays')}</th>
              <th scope="col">{t('eventCalculator.hours')}</th>
              <th scope="col">{t('eventCalculator.bought')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ boosts, plan }) => (
              <tr key={boosts} data-chosen={boosts === inputs.boosts || undefined}>
                <th scope="row">{integer(boostsOf(kind, boosts))}</th>
                <td>{integer(plan.points)}</td>
                <td>{integer(plan.plays)}</td>
                <td>{decimal(Math.round((plan.plays * inputs.minutes) / 6) / 10)}</td>
                <td>{canReach(plan) ? integer(plan.stars / STARS_PER_CAN) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
