import type { DayOfPlay } from '#model/plan/stairs';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';

interface Props {
  readonly days: readonly DayOfPlay[];
  readonly hasChallenge: boolean;
}

/** How many plays on which day, and the points at its end. */
export function DayTable({ days, hasChallenge }: Props) {
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
