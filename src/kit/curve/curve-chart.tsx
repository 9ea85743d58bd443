import { Maximize2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTheme } from '../actors/use-theme.ts';
import { useTranslation } from '../text/translation.tsx';
import styles from './curves.module.css';
import type { CurveData, CurveFormat, CurveHit, CurveView, Plot, TimeSpan } from './curves.types.ts';
import { tableTimes, valueAt } from './values.ts';

interface CurveTableProps {
  readonly label: string;
  readonly data: CurveData;
  readonly format: CurveFormat;
}

/** The lines of a chart in words, at the start of each day and at the end; for screen readers alone. */
function CurveTable({ label, data: { lines, days }, format }: CurveTableProps) {
  const { t } = useTranslation();
  const said = (points: (typeof lines)[number]['points'], time: number): string => {
    const value = valueAt(points, time);
    return value === null ? t('tracker.na') : format.value(value);
  };
  return (
    <div className="visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tracker.chart.time')}</th>
            {lines.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableTimes(lines, days).map((time) => (
            <tr key={time}>
              <th scope="row">{format.moment(time)}</th>
              {lines.map(({ id, points }) => (
                <td key={id}>{said(points, time)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  /** Spoken name of the chart and of its table. */
  readonly label: string;
  /** The same object until something is drawn differently. */
  readonly data: CurveData;
  /** The same object, too. */
  readonly format: CurveFormat;
  /** What the tooltip says besides the values. */
  readonly more?: (time: number) => ReactNode;
  /** The drawn chart, for pictures of it. */
  readonly plot?: RefObject<Plot | null>;
  /** What stands below on the same time axis. */
  readonly below?: (view: CurveView) => ReactNode;
}

const isSameView = (a: CurveView | null, b: CurveView): boolean =>
  a !== null && a.left === b.left && a.width === b.width && a.from === b.from && a.to === b.to;

/** Whether less than all shows. */
const isPart = ({ from, to }: TimeSpan, whole: TimeSpan): boolean => to - from < whole.to - whole.from - 1;

const NEARER = 0.6;
const KEYS: Readonly<Record<string, (plot: Plot) => void>> = {
  ArrowLeft: (plot) => plot.step(-1),
  ArrowRight: (plot) => plot.step(1),
  PageUp: (plot) => plot.step(-10),
  PageDown: (plot) => plot.step(10),
  Home: (plot) => plot.step(Number.NEGATIVE_INFINITY),
  End: (plot) => plot.step(Number.POSITIVE_INFINITY),
  '+': (plot) => plot.zoom(NEARER),
  '-': (plot) => plot.zoom(1 / NEARER),
  0: (plot) => plot.reset(),
};

/** What is under the cursor, in words. */
const spoken = ({ time, values }: CurveHit, format: CurveFormat): string =>
  [format.moment(time), ...values.map(({ line, value }) => `${line.label} ${format.value(value)}`)].join(
    ', ',
  );

/** Lines over time. The drawing comes late, so that numbers show first; a table says the same to screen readers. */
export function CurveChart(props: Props) {
  const { scheme } = useTheme();
  // Colours are read when it is drawn.
  return <Drawn key={scheme} {...props} />;
}

function Drawn({ label, data, format, more, plot, below }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const own = useRef<Plot | null>(null);
  const [hit, setHit] = useState<CurveHit | null>(null);
  const [view, setView] = useState<CurveView | null>(null);
  useEffect(() => {
    let isGone = false;
    let drawn: Plot | null = null;
    const keep = (made: Plot | null) => {
      own.current = made;
      if (plot) plot.current = made;
    };
    const onView = (next: CurveView) => setView((last) => (isSameView(last, next) ? last : next));
    void import('./plot.ts').then(({ draw }) => {
      if (isGone || !root.current) return;
      drawn = draw({ root: root.current, data, format, onHit: setHit, onView });
      keep(drawn);
    });
    return () => {
      isGone = true;
      drawn?.destroy();
      setHit(null);
      keep(null);
    };
  }, [data, format, plot]);
  const press = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act || !own.current) return;
    event.preventDefault();
    act(own.current);
  };
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.stage}>
        <div
          ref={root}
          className={styles.plot}
          role="slider"
          aria-label={t('tracker.chart.help')}
          aria-valuemin={data.range.from}
          aria-valuemax={data.range.to}
          aria-valuenow={hit?.time ?? data.range.to}
          aria-valuetext={hit ? spoken(hit, format) : label}
          tabIndex={0}
          onKeyDown={press}
        />
        {view && isPart(view, data.range) && (
          <button type="button" className={styles.whole} onClick={() => own.current?.reset()}>
            <Maximize2 size={14} aria-hidden="true" />
            {t('tracker.chart.zoomReset')}
          </button>
        )}
        {hit && (
          <div
            className={styles.tip}
            data-right={hit.isRight || undefined}
            style={{ '--left': `${hit.left}px` }}
            aria-hidden="true"
          >
            <strong>{format.moment(hit.time)}</strong>
            {hit.values.map(({ line, value }) => (
              <span key={line.id} className={styles.row}>
                <span className={styles.swatch} style={{ background: `var(${line.color})` }} />
                <span>{line.label}</span>
                <b>{format.value(value)}</b>
              </span>
            ))}
            {more?.(hit.time)}
          </div>
        )}
      </div>
      {view && below?.(view)}
      <CurveTable label={label} data={data} format={format} />
    </figure>
  );
}
