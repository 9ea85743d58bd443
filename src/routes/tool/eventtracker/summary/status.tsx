import type { TrackerView } from '#src/actors/late/use-tracker.ts';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../eventtracker.module.css';

/** How the event is followed, and reading it anew. */
export function Status({ tracker }: { readonly tracker: TrackerView }) {
  const { t } = useTranslation();
  return (
    <span className={styles.status} data-status={tracker.status}>
      <span role="status">
        {tracker.isRefreshing ? t('tracker.status.refreshing') : t(`tracker.status.${tracker.status}`)}
      </span>
      {tracker.status !== 'ended' && tracker.status !== 'loading' && (
        <button type="button" className={styles.link} onClick={tracker.refresh}>
          {t('tracker.refresh')}
        </button>
      )}
    </span>
  );
}

interface TravelProps {
  readonly tracker: TrackerView;
  readonly from: number;
  readonly to: number;
}

const STEP_MS = 1_800_000;

/** Shows tables as they were at a moment. */
export function Travel({ tracker, from, to }: TravelProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const at = tracker.at ?? to;
  const moment = `${dates.shortDay(at)} ${dates.time(at)}`;
  return (
    <div className={styles.travel}>
      <label htmlFor="tracker-travel">{t('tracker.travel.title')}</label>
      <input
        id="tracker-travel"
        type="range"
        min={from}
        max={to}
        step={STEP_MS}
        value={at}
        aria-valuetext={moment}
        onChange={({ currentTarget: { valueAsNumber } }) => tracker.seek(valueAsNumber)}
      />
      <b>{moment}</b>
      {tracker.at !== null && (
        <button type="button" className={styles.link} onClick={tracker.leave}>
          {t('tracker.travel.now')}
        </button>
      )}
    </div>
  );
}
