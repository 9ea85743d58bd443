import { DAY_MS } from '#model/vocabulary/time';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../../eventcalculator.module.css';
import type { Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';

interface Props {
  readonly question: Case;
  readonly plan: Plan;
}

interface DayRow {
  /** Some time of the day. */
  readonly noon: number;
  readonly plays: number;
  /** At its end. */
  readonly points: number;
}

export function dayRows({ inputs }: Pick<Case, 'inputs'>, { schedule, points }: Plan): readonly DayRow[] {
  let total = inputs.current;
  return schedule.days.map(({ day, plays }) => {
    total += plays * points;
    return { noon: day + DAY_MS / 2, plays, points: total };
  });
}

/** How many plays on which day, and the points at its end. */
export function Days({ question, plan }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const rows = dayRows(question, plan);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ plays }) => plays));
  return (
    <div className={styles.block}>
      <table className={styles.table}>
        <caption>{t('eventCalculator.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('eventCalculator.day')}</th>
            <th scope="col" className={styles.wide}>
              {t('eventCalculator.plays')}
            </th>
            <th scope="col">{t('eventCalculator.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ noon, plays, points }) => (
            <tr key={noon}>
              <th scope="row">{dates.shortDay(noon)}</th>
              <td>
                <span className={styles.bar} style={{ '--share': plays / most }}>
                  <span>{integer(plays)}</span>
                </span>
              </td>
              <td>{integer(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
