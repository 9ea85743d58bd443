import { useCallback, useMemo } from 'react';
import { nextReadingAt, type Sample } from '#model/tracker/pace';
import { SECOND_MS } from '#model/vocabulary/time';
import { useOfClock } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { TrackerView } from '../../use-tracker.ts';
import styles from '../eventtracker.module.css';

const NONE: readonly Sample[] = [];

interface Props {
  readonly tracker: TrackerView;
  /** Of the tier that is followed. */
  readonly samples: readonly Sample[] | undefined;
}

/** How the event is followed, when more is known, and reloading it. */
export function Status({ tracker, samples = NONE }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.status} data-status={tracker.status}>
      <span role="status">
        {tracker.isRefreshing ? t('tracker.status.refreshing') : t(`tracker.status.${tracker.status}`)}
      </span>
      {tracker.status === 'live' && <NextReading samples={samples} />}
      {tracker.status !== 'ended' && tracker.status !== 'loading' && (
        <button type="button" className={styles.link} onClick={tracker.refresh}>
          {t('tracker.refresh')}
        </button>
      )}
    </span>
  );
}

/** Redraws itself each second. It is no part of the status, or screen readers would say each of them. */
function NextReading({ samples }: { readonly samples: readonly Sample[] }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const next = useMemo(() => nextReadingAt(samples), [samples]);
  const seconds = useOfClock(
    useCallback((now) => (next === null || now === 0 ? null : Math.ceil((next - now) / SECOND_MS)), [next]),
  );
  if (seconds === null) return null;
  return (
    <span role="timer">
      {seconds > 0 ? t('tracker.next.in', { time: length(seconds) }) : t('tracker.next.due')}
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
