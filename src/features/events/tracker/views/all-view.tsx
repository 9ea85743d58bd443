import { type RefObject, useMemo } from 'react';
import { dailyGains, fromStart, indexAt } from '#model/tracker/pace';
import { TIERS } from '#model/vocabulary/tiers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { CurveChart } from '#src/kit/curve/curve-chart.tsx';
import type { CurveData, Plot } from '#src/kit/curve/curves.types.ts';
import { useCalendar } from '#src/kit/curve/use-calendar.ts';
import { useCurveFormat } from '#src/kit/curve/use-curve-format.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ServedForecast, useManyCutoffs } from '../../tracker.data.ts';
import styles from '../eventtracker.module.css';
import type { TrackerPage } from '../state/page.ts';
import { useChanged } from '../state/use-changed.ts';
import { colorAt, curve, tierTag } from './chart-data.ts';

interface Props {
  readonly page: TrackerPage;
  readonly forecast: ServedForecast | null;
  /** The moment that is looked at; null for now. */
  readonly at: number | null;
  readonly plot: RefObject<Plot | null>;
}

/** Every tier of the server in a table, and their curves below. */
export function AllView({ page, forecast, at, plot }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const { server, event, span } = page.place;
  // Neither the past nor what is over needs to be foretold.
  const isForetold = at === null && page.now <= span.endAt;
  const tiers = TIERS[server];
  const all = useManyCutoffs(tiers.map((tier) => ({ server, event: event.id, tier })));
  const { midnights, weekends } = useCalendar(span);
  const format = useCurveFormat();
  const rows = useMemo(
    () =>
      tiers.map((tier, place) => {
        const samples = fromStart(all[place] ?? [], span.startAt);
        const known = at === null ? samples : samples.slice(0, indexAt(samples, at) + 1);
        return { tier, last: known.at(-1) ?? null, today: dailyGains(known, midnights, span).at(-1) ?? null };
      }),
    [tiers, all, span, at, midnights],
  );
  const values = useMemo(
    () => new Map(rows.flatMap(({ tier, last }) => (last ? [[tier, last.ep]] : []))),
    [rows],
  );
  const changed = useChanged(values);
  const data = useMemo((): CurveData => {
    const lines = tiers.map((tier, place) => ({
      id: String(tier),
      label: tierTag({ tier }),
      tag: tierTag({ tier }),
      color: colorAt(place),
      points: curve(fromStart(all[place] ?? [], span.startAt)),
      isMain: tier === page.place.tier,
    }));
    const range = { from: span.startAt, to: span.endAt };
    return {
      lines: lines.filter(({ points }) => points.length > 0),
      bands: [],
      marks: [],
      shades: weekends,
      days: midnights,
      range,
    };
  }, [tiers, all, span, weekends, midnights, page.place.tier]);
  const na = t('tracker.na');
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('tracker.view.all')}>
          <thead>
            <tr>
              <th scope="col">{t('tracker.tier')}</th>
              <th scope="col">{t('tracker.points')}</th>
              {isForetold && <th scope="col">{t('tracker.forecast.title')}</th>}
              <th scope="col">{t('tracker.days.last')}</th>
              <th scope="col">{t('tracker.reading')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ tier, last, today }) => {
              const told = forecast?.tiers.find((each) => Number(each.tier) === tier);
              return (
                <tr key={tier} data-changed={changed.has(tier) || undefined}>
                  <th scope="row">
                    <button type="button" className={styles.link} onClick={() => page.go({ tier })}>
                      {integer(tier)}
                    </button>
                  </th>
                  <td className={styles.amount}>{last ? integer(last.ep) : na}</td>
                  {isForetold && <td className={styles.amount}>{told ? integer(told.final) : na}</td>}
                  <td className={styles.amount}>{today ? `+${integer(today.gain)}` : na}</td>
                  <td className={styles.moment}>
                    {last ? (
                      <>
                        <span>{dates.shortDay(last.time)}</span> <span>{dates.time(last.time)}</span>
                      </>
                    ) : (
                      na
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <CurveChart label={t('tracker.chart.label')} data={data} format={format} plot={plot} />
    </>
  );
}
