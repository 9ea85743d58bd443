import { smoothed } from '#model/chart/analysis/density';
import type { ChartFigures } from '#model/chart/analysis/figure-names';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chart.module.css';
import { figureText, toldFigures } from './figure-text.ts';

/** A chart of the comparison. */
export interface ComparedChart {
  readonly title: string;
  readonly difficulty: Difficulty;
  readonly level: number;
  /** Number of notes in each second. */
  readonly bySecond: readonly number[];
  readonly figures: ChartFigures;
}

interface SidesProps {
  readonly sides: readonly [ComparedChart, ComparedChart];
}

const COLORS = ['var(--series-1)', 'var(--series-2)'] as const;

/** Two charts: how dense they are over time, and their figures side by side. */
export function TwoCharts({ sides }: SidesProps) {
  return (
    <div className={styles.two}>
      <Curves sides={sides} />
      <FiguresOfTwo sides={sides} />
    </div>
  );
}

const Name = ({ side, color }: { readonly side: ComparedChart; readonly color: string }) => (
  <>
    <span className={styles.swatch} style={{ '--curve': color }} aria-hidden="true" />
    {side.title} <DifficultyTag difficulty={side.difficulty} level={side.level} named />
  </>
);

const HEIGHT = 100;

const pathOf = (values: readonly number[], most: number): string =>
  values.map((value, x) => `${x === 0 ? 'M' : 'L'}${x} ${HEIGHT * (1 - value / most)}`).join('');

/** Notes per second of both, one over the other. */
function Curves({ sides }: SidesProps) {
  const { t } = useTranslation();
  const { length, decimal } = useFormat();
  const curves = sides.map(({ bySecond }) => smoothed(bySecond));
  const most = Math.max(1, ...curves.flat());
  const seconds = Math.max(1, ...curves.map((curve) => curve.length - 1));
  return (
    <div>
      <div className={styles.blockHead}>
        <h3>{t('chart.density')}</h3>
        <span className="muted">
          {t('chart.curves')}: 0–{decimal(most)}
        </span>
      </div>
      <svg
        className={styles.curves}
        viewBox={`0 0 ${seconds} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {curves.map((curve, i) => (
          <path key={COLORS[i]} d={pathOf(curve, most)} style={{ '--curve': COLORS[i] }} />
        ))}
      </svg>
      <div className={styles.pair} aria-hidden="true">
        <span>{length(0)}</span>
        <span>{length(seconds)}</span>
      </div>
    </div>
  );
}

function FiguresOfTwo({ sides }: SidesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {sides.map((side, i) => (
            <th key={COLORS[i]} scope="col" className={styles.number}>
              <Name side={side} color={COLORS[i] ?? COLORS[0]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toldFigures(sides.map(({ figures }) => figures)).map((figure) => {
          const values = sides.map(({ figures }) => figures[figure]);
          const most = Math.max(...values);
          return (
            <tr key={figure}>
              <th scope="row">{t(`chart.figure.${figure}`)}</th>
              {values.map((value, i) => (
                <td key={COLORS[i]} className={styles.number}>
                  {value === most ? (
                    <b>{figureText(figure, value, format)}</b>
                  ) : (
                    figureText(figure, value, format)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
