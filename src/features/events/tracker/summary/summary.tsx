import { useMemo } from 'react';
import { distanceBetween } from '#model/rules/relative-time';
import { fromStart, latestSpeeds, straightEnd } from '#model/tracker/pace';
import { localeTag } from '#model/vocabulary/locales';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { EventTime } from '#src/kit/event/event-time.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ServedForecast } from '../../tracker.data.ts';
import type { TrackerPage } from '../state/page.ts';
import styles from './summary.module.css';

/** Stands for a number that is on its way. */
const COMING = '…';

interface Props {
  readonly page: TrackerPage;
  readonly forecast: ServedForecast | null;
  readonly isForecastLoading: boolean;
}

/** What was read of the tier, and whether that is how the event ended. */
function useReading({ place: { span }, samples }: TrackerPage) {
  const own = useMemo(() => fromStart(samples ?? [], span.startAt), [samples, span.startAt]);
  const speeds = useMemo(() => latestSpeeds(own), [own]);
  const last = own.at(-1);
  return { own, last, speeds, isOver: last !== undefined && last.time >= span.endAt };
}

/** The number of the tier, and where it will end: what most people come for. */
export function Summary({ page, forecast, isForecastLoading }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { samples } = page;
  const { tier, span } = page.place;
  const { last, isOver, speeds } = useReading(page);
  const title = t('tracker.tierOf', { tier: integer(tier) });
  return (
    <>
      <section className={styles.block} aria-label={title}>
        <div className={styles.line}>
          <h2>{title}</h2>
          {last && (
            <span className={styles.aside}>
              {isOver ? t('tracker.final') : <Ago page={page} time={last.time} />}
            </span>
          )}
        </div>
        <p className={styles.number} aria-busy={samples === undefined}>
          {last ? integer(last.ep) : samples ? t('tracker.na') : COMING}
        </p>
        {samples?.length === 0 && <p className="muted">{t('tracker.none')}</p>}
        {!isOver && speeds.hour !== null && (
          <p className={styles.below}>
            <b>+{t('tracker.rate', { points: integer(speeds.hour) })}</b>
            {speeds.day !== null && <span>{t('tracker.rateDay', { points: integer(speeds.day) })}</span>}
          </p>
        )}
      </section>
      {!isOver && page.now <= span.endAt && (
        <ForecastBlock page={page} forecast={forecast} isForecastLoading={isForecastLoading} />
      )}
    </>
  );
}

/** How long ago a reading was taken, with the exact time on hover. */
function Ago({ page: { now }, time }: { readonly page: TrackerPage; readonly time: number }) {
  const { t, language } = useTranslation();
  const dates = useDates();
  const { value, unit } = distanceBetween(time, Math.max(now, time));
  const style = { numeric: 'auto', style: 'short' } as const;
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={`${t('tracker.reading')}: ${dates.shortDay(time)} ${dates.time(time)}`}
    >
      {new Intl.RelativeTimeFormat(localeTag(language), style).format(value, unit)}
    </time>
  );
}

/** How long the event runs and how fast the tier grows. */
export function Pace({ page }: { readonly page: TrackerPage }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { span } = page.place;
  const { own, isOver, speeds } = useReading(page);
  const { hour, day } = speeds;
  if (isOver) return null;
  const missing = page.samples ? t('tracker.na') : COMING;
  const facts = [
    [t('tracker.speed'), hour],
    [t('tracker.speedDay'), day],
    [t('tracker.linear'), straightEnd(own, hour, span.endAt)],
    [t('tracker.linearDay'), straightEnd(own, day, span.endAt)],
  ] as const;
  return (
    <section className={styles.block} aria-label={t('tracker.pace')}>
      <EventTime span={span} now={page.now} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? missing : integer(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ForecastBlock({ page, forecast, isForecastLoading }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const found = forecast?.tiers.find(({ tier }) => Number(tier) === page.place.tier);
  return (
    <section className={styles.block} aria-label={t('tracker.forecast.title')}>
      <div className={styles.line}>
        <h2>{t('tracker.forecast.title')}</h2>
        {found && <span className={styles.note}>{t('tracker.forecast.note')}</span>}
      </div>
      {found ? (
        <>
          <p className={styles.final}>{integer(found.final)}</p>
          <p className={styles.below}>
            <span>{t('tracker.forecast.range', { low: integer(found.low), high: integer(found.high) })}</span>
          </p>
        </>
      ) : isForecastLoading ? (
        <p className={styles.final} aria-busy>
          {COMING}
        </p>
      ) : (
        <p className="muted">{t('tracker.forecast.none')}</p>
      )}
    </section>
  );
}
