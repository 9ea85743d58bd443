import { useMemo } from 'react';
import { dailyGains, fromStart } from '#model/tracker/pace';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useCalendar } from '#src/kit/curve/use-calendar.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { TrackerPage } from '../state/page.ts';
import styles from './days.module.css';
import panel from './summary.module.css';

/** Each day's gain: the latest first in a column, on phones the earliest first in a row of bars. */
export function Days({ page: { place, samples } }: { readonly page: TrackerPage }) {
  const { t } = useTranslation();
  const { integer, rounded, signedPercent } = useFormat();
  const dates = useDates();
  const { midnights } = useCalendar(place.span);
  const gains = useMemo(
    () => dailyGains(fromStart(samples ?? [], place.span.startAt), midnights, place.span).toReversed(),
    [samples, midnights, place.span],
  );
  if (gains.length === 0) return null;
  const most = Math.max(1, ...gains.map(({ gain }) => gain));
  return (
    <section className={panel.block} aria-label={t('tracker.days.title')}>
      <div className={panel.line}>
        <h2>{t('tracker.days.title')}</h2>
        <span className={panel.aside}>{t('tracker.days.change')}</span>
      </div>
      <ul className={styles.days}>
        {gains.map(({ from, gain, change, isOpen }) => (
          <li key={from} data-open={isOpen || undefined}>
            <span className={styles.day}>{dates.shortDay(from)}</span>
            <span className={styles.gain} style={{ '--share': gain / most }} />
            <b className={styles.points}>{integer(gain)}</b>
            <b className={styles.rounded} aria-hidden="true">
              {rounded(gain)}
            </b>
            <span className={styles.change}>
              {isOpen ? t('tracker.days.open') : change === null ? '' : signedPercent(Math.round(change))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
