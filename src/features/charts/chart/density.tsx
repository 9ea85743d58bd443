import { densest } from '#model/chart/analysis/density';
import { feverStretch, skillStretches } from '#model/chart/analysis/windows';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DrawnChart } from '../drawn-chart.data.ts';
import styles from './chart.module.css';

interface Props {
  readonly drawn: DrawnChart;
  /** Length of skills in seconds. */
  readonly skill: number;
}

const HEIGHT = 60;

const barAt = (second: number, height: number): string =>
  `M${second + 0.1} ${HEIGHT}v${-height}h.8v${height}z`;

/** Notes of each second, with skills and fever behind them. */
export function Density({ drawn, skill }: Props) {
  const { t } = useTranslation();
  const { length, integer } = useFormat();
  const bins = drawn.bySecond;
  const most = Math.max(1, ...bins);
  // One shape: a long chart has hundreds of bars.
  const barsOf = (isMeant: (notes: number) => boolean): string =>
    bins.map((notes, second) => (isMeant(notes) ? barAt(second, (HEIGHT * notes) / most) : '')).join('');
  const best = densest(
    drawn.scoring.notes.map(({ time }) => time),
    1,
  );
  const fever = feverStretch(drawn.scoring);
  return (
    <section className={styles.block} id="density">
      <div className={styles.blockHead}>
        <h2>{t('chart.density')}</h2>
        {best && (
          <span className="muted">
            {t('chart.peak', { notes: integer(best.notes), time: length(best.from) })}
          </span>
        )}
      </div>
      <svg
        className={styles.density}
        viewBox={`0 0 ${bins.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {skillStretches(drawn.scoring, skill).map(({ from, to }) => (
          <rect key={from} x={from} width={to - from} height={HEIGHT} fill="var(--chart-window)" />
        ))}
        {fever && (
          <rect x={fever.from} width={fever.to - fever.from} height={HEIGHT} fill="var(--chart-fever)" />
        )}
        <path d={barsOf((notes) => notes < most)} fill="var(--bars)" />
        <path d={barsOf((notes) => notes === most)} fill="var(--chart-bpm)" />
      </svg>
      <div className={styles.pair} aria-hidden="true">
        <span>{length(0)}</span>
        <span>{length(bins.length)}</span>
      </div>
    </section>
  );
}
