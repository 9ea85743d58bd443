import { progressOf, type Span } from '#model/rules/countdown';
import { useCountdown } from '../actors/use-countdown.ts';
import { useDates } from '../actors/use-dates.ts';
import { Countdown } from '../text/countdown.tsx';
import { useTranslation } from '../text/translation.tsx';
import styles from './event-time.module.css';

interface Props {
  readonly span: Span;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
}

/** Time to go, when that is, and how far the event has come. */
export function EventTime({ span, now }: Props) {
  const { t } = useTranslation();
  const dates = useDates();
  const countdown = useCountdown('period', span);
  const progress = progressOf(span, now) ?? 0;
  const percent = Math.round(progress * 100);
  const at = countdown?.label === 'starts' ? span.startAt : span.endAt;
  return (
    <>
      <div className={styles.line}>
        <Countdown countdown={countdown} isLarge />
        {at !== null && (
          <time className={styles.at} dateTime={new Date(at).toISOString()}>
            {dates.shortDay(at)} {dates.time(at)}
          </time>
        )}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('event.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.bar} style={{ '--share': progress }} />
      </div>
    </>
  );
}
