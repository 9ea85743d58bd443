import { type RefObject, useMemo } from 'react';
import type { BandRecord } from '#model/records/band';
import type { CharacterRecord } from '#model/records/character';
import { localised } from '#model/rules/localised';
import { comparable, spanOn } from '#model/tracker/lines';
import { fromStart } from '#model/tracker/pace';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { CurveChart } from '#src/kit/curve/curve-chart.tsx';
import type { CurveData, CurveLine, Plot } from '#src/kit/curve/curves.types.ts';
import { useCalendar } from '#src/kit/curve/use-calendar.ts';
import { useCurveFormat } from '#src/kit/curve/use-curve-format.ts';
import { useBands, useCharacters } from '#src/kit/data/lists.ts';
import { EventBonus } from '#src/kit/event/event-bonus.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useManyCutoffs } from '../../tracker.data.ts';
import styles from '../eventtracker.module.css';
import type { TrackerPage } from '../state/page.ts';
import { comparedLine, curve, eventTag, lineName, rangeOf } from './chart-data.ts';

const MAX_EVENTS = 5;
const NO_PEOPLE: ReadonlyMap<number, CharacterRecord> = new Map();
const NO_BANDS: ReadonlyMap<number, BandRecord> = new Map();

interface Props {
  readonly page: TrackerPage;
  readonly plot: RefObject<Plot | null>;
}

/** The same tier of the last events of this type, their curves from the start, and what they gave bonuses for. */
export function HistoryView({ page, plot }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const { main, sub } = useServers();
  const format = useCurveFormat();
  const { place, events, samples } = page;
  const { server, event, tier, span } = place;
  const people = {
    characters: useCharacters().data?.byId ?? NO_PEOPLE,
    bands: useBands().data?.byId ?? NO_BANDS,
    main,
    sub,
  };
  const past = useMemo(() => comparable(events.values(), event, server, MAX_EVENTS), [events, event, server]);
  const all = useManyCutoffs(past.map(({ id }) => ({ server, event: id, tier })));
  const { midnights, weekends } = useCalendar(span);
  const data = useMemo((): CurveData => {
    const others = past.flatMap(({ id }, at): readonly CurveLine[] => {
      const line = comparedLine({ event: id, tier }, at, all[at] ?? [], {
        events,
        server,
        span,
        align: 'start',
        tier,
      });
      return line && line.points.length > 0 ? [line] : [];
    });
    const own = {
      id: 'main',
      label: lineName({ event: event.id, tier }),
      tag: eventTag({ event: event.id }),
      color: '--accent',
      isMain: true,
    };
    const lines = [{ ...own, points: curve(fromStart(samples ?? [], span.startAt)) }, ...others];
    return {
      lines,
      bands: [],
      marks: [],
      shades: weekends,
      days: midnights,
      range: rangeOf(span, others, null, null),
    };
  }, [past, all, events, server, span, event.id, tier, samples, weekends, midnights]);
  if (past.length === 0) return <p className={styles.empty}>{t('tracker.history.empty')}</p>;
  return (
    <>
      <CurveChart label={t('tracker.view.history')} data={data} format={format} plot={plot} />
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('tracker.view.history')}>
          <thead>
            <tr>
              <th scope="col">{t('event.label')}</th>
              <th scope="col">{t('event.bonus')}</th>
              <th scope="col">{t('tracker.final')}</th>
            </tr>
          </thead>
          <tbody>
            {past.map((each, at) => {
              const last = all[at]?.at(-1);
              const when = spanOn(each, server);
              return (
                <tr key={each.id}>
                  <th scope="row">
                    <button type="button" className={styles.link} onClick={() => page.go({ event: each.id })}>
                      {`#${each.id} ${localised(each.name, server, sub)?.value ?? ''}`}
                    </button>
                    {when && <span className="muted"> {dates.range(when.startAt, when.endAt)}</span>}
                  </th>
                  <td>
                    <EventBonus bonus={each.bonus} people={people} />
                  </td>
                  <td>{last ? integer(last.ep) : t('tracker.na')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
