import { useMemo, useRef } from 'react';
import type { Translate } from '#model/texts/translate';
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
import { useFormat } from '#src/components/format.ts';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { type Forecast, type TierForecast, useManyCutoffs } from '#src/data/tracker.ts';
import { CurveChart } from '#src/parts/curves/curve-chart.tsx';
import type { CurveBand, CurveData, CurveLine, CurveMark, Plot } from '#src/parts/curves/curves.types.ts';
import { useCalendar } from '#src/parts/curves/use-calendar.ts';
import { useCurveFormat } from '#src/parts/curves/use-curve-format.ts';
import styles from '../eventtracker.module.css';
import { RANGES } from '../state/address.ts';
import type { Page } from '../state/page.ts';
import { ShareButtons } from '../summary/share-buttons.tsx';
import { comparedLine, curve, rangeOf } from './chart-data.ts';
import { Lines } from './lines.tsx';

interface Props {
  readonly page: Page;
  readonly forecast: Forecast | null;
}

/** The curve of the tier with what is foretold, and lines to compare. */
export function TierView({ page, forecast }: Props) {
  const { t } = useTranslation();
  const format = useCurveFormat();
  const data = useTierCurves(
    page,
    forecast?.tiers.find(({ tier }) => Number(tier) === page.place.tier) ?? null,
  );
  const plot = useRef<Plot | null>(null);
  const { inputs, change } = page;
  return (
    <>
      <div className={styles.bar}>
        <SegmentedChoice
          label={t('tracker.range.label')}
          value={String(inputs.range)}
          choices={RANGES.map((hours) => ({
            value: String(hours),
            label: hours === null ? t('list.all') : t('tracker.range.hours', { hours }),
          }))}
          onChange={(value) => change({ range: RANGES.find((hours) => String(hours) === value) ?? null })}
        />
        <ShareButtons page={page} plot={plot} />
      </div>
      <Lines page={page} />
      {page.samples?.length === 0 ? (
        <p className={styles.empty}>{t('tracker.none')}</p>
      ) : (
        <CurveChart
          label={t('tracker.chart.label')}
          data={data}
          format={format}
          plot={plot}
          more={(time) => <Pace page={page} time={time} />}
        />
      )}
    </>
  );
}

/** What the tooltip says of the pace at a time. */
function Pace({ page, time }: { readonly page: Page; readonly time: number }) {
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
  return { id: 'straight', label, color: '--control', isDashed: true, points };
}

/** What is foretold, and what was before. */
function forecastLines(forecast: TierForecast | null, t: Translate): readonly CurveLine[] {
  if (!forecast) return [];
  const { path, past } = forecast;
  const way: CurveLine = {
    id: 'forecast',
    label: t('tracker.forecast.title'),
    color: '--accent',
    isDashed: true,
    points: curve(path),
  };
  const before: CurveLine = {
    id: 'past',
    label: t('tracker.forecast.past'),
    color: '--series-2',
    isDashed: true,
    points: past.map(({ time, final }) => ({ time, value: final })),
  };
  return past.length > 1 ? [way, before] : [way];
}

/** The interval opens from the last reading to the end. */
function intervalOf(forecast: TierForecast | null, last: Sample | null, endAt: number): readonly CurveBand[] {
  if (!forecast || !last) return [];
  const points = [
    { time: last.time, low: last.ep, high: last.ep },
    { time: endAt, low: forecast.low, high: forecast.high },
  ];
  return [{ id: 'interval', color: '--accent', points }];
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
  { place, samples, inputs, events, now }: Page,
  forecast: TierForecast | null,
): CurveData {
  const { t } = useTranslation();
  const { server, span, event, tier } = place;
  const { lines, align, range } = inputs;
  const compared = useManyCutoffs(lines.map((line) => ({ ...line, server })));
  const { midnights, weekends } = useCalendar(span);
  return useMemo(() => {
    const own = fromStart(samples ?? [], span.startAt);
    const last = own.at(-1) ?? null;
    const label = `#${event.id} T${tier}`;
    const main: CurveLine = { id: 'main', label, color: '--accent', points: curve(own), isMain: true };
    const straight = straightLine(samples ?? [], span, t('tracker.linearDay'));
    const others = lines.flatMap((key, at) => {
      const line = comparedLine(key, at, compared[at] ?? [], { events, server, span, align });
      return line ? [line] : [];
    });
    return {
      lines: [main, ...forecastLines(forecast, t), ...(straight ? [straight] : []), ...others],
      bands: intervalOf(forecast, last, span.endAt),
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
