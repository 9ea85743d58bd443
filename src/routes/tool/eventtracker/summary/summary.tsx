import { useMemo } from 'react';
import { dailyGains, fromStart, latestSpeeds, straightEnd } from '#model/tracker/pace';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Forecast } from '#src/data/tracker.ts';
import { useCalendar } from '#src/parts/curves/use-calendar.ts';
import { EventTime } from '#src/parts/events/event-time.tsx';
import styles from '../eventtracker.module.css';
import type { Page } from '../state/page.ts';

/** Stands for a number that is on its way. */
const COMING = '…';

interface Props {
  readonly page: Page;
  readonly forecast: Forecast | null;
  readonly isForecastLoading: boolean;
}

/** What was read of the tier, and whether that is how the event ended. */
function useReading({ place: { span }, samples }: Page) {
  const own = useMemo(() => fromStart(samples ?? [], span.startAt), [samples, span.startAt]);
  const last = own.at(-1);
  return { own, last, isOver: last !== undefined && last.time >= span.endAt };
}

/** The number of the tier, and where it will end: what most people come for. */
export function Summary({ page, forecast, isForecastLoading }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const { samples } = page;
  const { tier, span } = page.place;
  const { last, isOver } = useReading(page);
  return (
    <>
      <section className={styles.block} aria-label={t('tracker.tierOf', { tier: integer(tier) })}>
        <h2>{t('tracker.tierOf', { tier: integer(tier) })}</h2>
        <p className={styles.number} aria-busy={samples === undefined}>
          {last ? integer(last.ep) : samples ? t('tracker.na') : COMING}
        </p>
        {last && (
          <p className={styles.muted}>
            {isOver ? t('tracker.final') : t('tracker.reading')} · {dates.shortDay(last.time)}{' '}
            {dates.time(last.time)}
          </p>
        )}
        {samples?.length === 0 && <p className={styles.muted}>{t('tracker.none')}</p>}
      </section>
      {!isOver && page.now <= span.endAt && (
        <ForecastBlock page={page} forecast={forecast} isForecastLoading={isForecastLoading} />
      )}
    </>
  );
}

/** How long the event runs, how fast the tier grows, and each day's gain. */
export function PaceBlocks({ page }: { readonly page: Page }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { span } = page.place;
  const { own, isOver } = useReading(page);
  const { hour, day } = useMemo(() => latestSpeeds(own), [own]);
  const missing = page.samples ? t('tracker.na') : COMING;
  const facts = [
    [t('tracker.speed'), hour],
    [t('tracker.speedDay'), day],
    [t('tracker.linear'), straightEnd(own, hour, span.endAt)],
    [t('tracker.linearDay'), straightEnd(own, day, span.endAt)],
  ] as const;
  return (
    <>
      {!isOver && (
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
      )}
      <Days page={page} />
    </>
  );
}

function ForecastBlock({ page, forecast, isForecastLoading }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const told = forecast?.tiers.find(({ tier }) => Number(tier) === page.place.tier);
  return (
    <section className={styles.block} aria-label={t('tracker.forecast.title')}>
      <h2>{t('tracker.forecast.title')}</h2>
      {told ? (
        <>
          <p className={styles.told}>{integer(told.final)}</p>
          <p>{t('tracker.forecast.range', { low: integer(told.low), high: integer(told.high) })}</p>
          <p className={styles.muted}>{t('tracker.forecast.note')}</p>
        </>
      ) : isForecastLoading ? (
        <p className={styles.told} aria-busy>
          {COMING}
        </p>
      ) : (
        <p className={styles.muted}>{t('tracker.forecast.none')}</p>
      )}
    </section>
  );
}

/** Each day's gain, the latest first. */
function Days({ page: { place, samples } }: { readonly page: Page }) {
  const { t } = useTranslation();
  const { integer, signedPercent } = useFormat();
  const dates = useDates();
  const { midnights } = useCalendar(place.span);
  const gains = useMemo(
    () => dailyGains(fromStart(samples ?? [], place.span.startAt), midnights, place.span).toReversed(),
    [samples, midnights, place.span],
  );
  if (gains.length === 0) return null;
  const most = Math.max(1, ...gains.map(({ gain }) => gain));
  return (
    <section className={styles.block} aria-label={t('tracker.days.title')}>
      <h2>{t('tracker.days.title')}</h2>
      <p className={styles.muted}>{t('tracker.days.change')}</p>
      <ul className={styles.days}>
        {gains.map(({ from, gain, change, isOpen }) => (
          <li key={from}>
            <span>{dates.shortDay(from)}</span>
            <span
              className={styles.gain}
              data-open={isOpen || undefined}
              style={{ '--share': gain / most }}
            />
            <b>{integer(gain)}</b>
            <span className={styles.muted}>
              {isOpen ? t('tracker.days.open') : change === null ? '' : signedPercent(Math.round(change))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
