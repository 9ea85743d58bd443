import { type RefObject, useMemo } from 'react';
import type { Translate } from '#model/texts/translate';
import { fanFrom } from '#model/tracker/fan';
import {
  type EventSpan,
  fromStart,
  latestSpeeds,
  pointsAt,
  type Sample,
  speedAt,
  straightEnd,
} from '#model/tracker/pace';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { CurveChart } from '#src/kit/curve/curve-chart.tsx';
import type { CurveData, CurveLine, CurveMark, Plot } from '#src/kit/curve/curves.types.ts';
import { useCalendar } from '#src/kit/curve/use-calendar.ts';
import { useCurveFormat } from '#src/kit/curve/use-curve-format.ts';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ServedForecast, type ServedTierForecast, useManyCutoffs } from '../../tracker.data.ts';
import styles from '../eventtracker.module.css';
import type { Extra } from '../state/address.ts';
import type { TrackerPage } from '../state/page.ts';
import { comparedLine, curve, EXTRA_COLORS, eventTag, lineName, rangeOf } from './chart-data.ts';
import { Lines } from './lines.tsx';

interface Props {
  readonly page: TrackerPage;
  readonly forecast: ServedForecast | null;
  readonly plot: RefObject<Plot | null>;
}

/** The curve of the tier with what is foretold, and lines to compare. */
export function TierView({ page, forecast, plot }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const format = useCurveFormat();
  const found = forecast?.tiers.find(({ tier }) => Number(tier) === page.place.tier) ?? null;
  const data = useTierCurves(page, found);
  const offered = useMemo(
    (): readonly Extra[] => [
      ...(found !== null && found.past.length > 1 ? ['past' as const] : []),
      ...(straightLine(page.samples ?? [], page.place.span, '') ? ['straight' as const] : []),
    ],
    [found, page.samples, page.place.span],
  );
  const chart =
    page.samples?.length === 0 ? (
      <p key="chart" className={styles.empty}>
        {t('tracker.none')}
      </p>
    ) : (
      <CurveChart
        key="chart"
        label={t('tracker.chart.label')}
        data={data}
        format={format}
        plot={plot}
        more={(time) => <Pace page={page} time={time} />}
      />
    );
  const lines = <Lines key="lines" page={page} extras={offered} />;
  // On phones the curve comes first, and what is set of it below.
  return <>{isPhone ? [chart, lines] : [lines, chart]}</>;
}

/** What the tooltip says of the pace at a time. */
function Pace({ page, time }: { readonly page: TrackerPage; readonly time: number }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const samples = useMemo(
    () => fromStart(page.samples ?? [], page.place.span.startAt),
    [page.samples, page.place.span.startAt],
  );
  const [hour, day] = [speedAt(samples, time, HOUR_MS), speedAt(samples, time, DAY_MS)];
  if (hour === null || pointsAt(samples, time) === null) return null;
  return (
    <span>
      {t('tracker.speed')} {integer(hour)}
      {day !== null && ` · ${t('tracker.speedDay')} ${integer(day)}`}
    </span>
  );
}

/** Straight on at the pace of the last day. */
function straightLine(read: readonly Sample[], span: EventSpan, label: string): CurveLine | null {
  const samples = fromStart(read, span.startAt);
  const last = samples.at(-1);
  const end = straightEnd(samples, latestSpeeds(samples).day, span.endAt);
  if (!last || end === null || last.time >= span.endAt) return null;
  const points = [
    { time: last.time, value: last.ep },
    { time: span.endAt, value: end },
  ];
  return { id: 'straight', label, tag: label, color: EXTRA_COLORS.straight, isDashed: true, points };
}

/** The way on from the last reading, and the interval around it. */
function foretold(
  forecast: ServedTierForecast | null,
  last: Sample | null,
  tag: string,
): Pick<CurveData, 'lines' | 'bands'> {
  const fan = forecast && last ? fanFrom(forecast, last) : [];
  if (fan.length === 0) return { lines: [], bands: [] };
  const way = { id: 'forecast', label: tag, tag, color: '--accent', isDashed: true, isForetold: true };
  return {
    lines: [{ ...way, points: curve(fan) }],
    bands: [{ id: 'interval', color: '--accent', points: fan }],
  };
}

/** Where the event would end as it was foretold at the time. */
function earlierForecasts(forecast: ServedTierForecast | null, label: string): readonly CurveLine[] {
  if (!forecast || forecast.past.length < 2) return [];
  const points = forecast.past.map(({ time, final }) => ({ time, value: final }));
  return [{ id: 'past', label, tag: label, color: EXTRA_COLORS.past, isDashed: true, points }];
}

function marksOf({ startAt, endAt }: EventSpan, now: number, t: Translate): readonly CurveMark[] {
  const isRunning = now > startAt && now < endAt;
  return [
    { time: startAt, label: t('tracker.chart.start') },
    { time: endAt, label: t('tracker.chart.end') },
    ...(isRunning ? [{ time: now, label: t('tracker.chart.now'), isStrong: true }] : []),
  ];
}

function useTierCurves(
  { place, samples, inputs, events, now }: TrackerPage,
  forecast: ServedTierForecast | null,
): CurveData {
  const { t } = useTranslation();
  const { server, span, event, tier } = place;
  const { lines, extras, align, range } = inputs;
  const compared = useManyCutoffs(lines.map((line) => ({ ...line, server })));
  const { midnights, weekends } = useCalendar(span);
  return useMemo(() => {
    const own = fromStart(samples ?? [], span.startAt);
    const last = own.at(-1) ?? null;
    const ahead = foretold(forecast, last, t('tracker.forecast.title'));
    const main: CurveLine = {
      id: 'main',
      label: lineName({ event: event.id, tier }),
      // What is foretold goes on from its end and is named at its own.
      ...(ahead.lines.length === 0 && { tag: eventTag({ event: event.id }) }),
      color: '--accent',
      points: curve(own),
      isMain: true,
    };
    const past = extras.includes('past') ? earlierForecasts(forecast, t('tracker.forecast.past')) : [];
    const straight = extras.includes('straight')
      ? straightLine(samples ?? [], span, t('tracker.straight'))
      : null;
    const others = lines.flatMap((key, at) => {
      const line = comparedLine(key, at, compared[at] ?? [], { events, server, span, align, tier });
      return line ? [line] : [];
    });
    return {
      lines: [main, ...ahead.lines, ...past, ...(straight ? [straight] : []), ...others],
      bands: ahead.bands,
      marks: marksOf(span, now, t),
      shades: weekends,
      days: midnights,
      range: rangeOf(span, others, last?.time ?? null, range),
    };
  }, [
    samples,
    span,
    event.id,
    tier,
    lines,
    extras,
    align,
    range,
    compared,
    events,
    server,
    forecast,
    weekends,
    midnights,
    now,
    t,
  ]);
}
