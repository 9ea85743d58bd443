import type { ChartFigures } from '#model/chart/analysis/figure-names';
import { percentile } from '#model/chart/analysis/percentiles';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useChartSpread } from '../chart-spread.data.ts';
import { Bar } from './bar.tsx';
import styles from './chart.module.css';
import { figureText, toldFigures } from './figure-text.ts';

interface Props {
  readonly figures: ChartFigures;
  readonly difficulty: Difficulty;
}

/** Every figure of the chart, and how many charts of its difficulty have a lower one (reference R72). */
export function Figures({ figures, difficulty }: Props) {
  const spread = useChartSpread(difficulty);
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={styles.block} id="figures">
      <h2>{t('chart.figures')}</h2>
      <table className={styles.table}>
        {spread && (
          <thead>
            <tr>
              <td colSpan={2} />
              <th scope="col" className={styles.number}>
                {t('chart.higherThan')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {toldFigures([figures]).map((figure) => (
            <tr key={figure}>
              <th scope="row">{t(`chart.figure.${figure}`)}</th>
              <td className={styles.number}>{figureText(figure, figures[figure], format)}</td>
              {spread && <Place place={percentile(figures[figure], spread.figures[figure])} />}
            </tr>
          ))}
        </tbody>
      </table>
      {spread && (
        <p className={styles.small}>
          {t('chart.spread', {
            difficulty: t(`difficulty.${difficulty}`),
            charts: format.integer(spread.charts),
          })}
        </p>
      )}
    </section>
  );
}

/** Nothing is higher than all: it is among them. */
const HIGHEST = 99;

function Place({ place }: { readonly place: number | null }) {
  const { percent } = useFormat();
  if (place === null) return <td />;
  const shown = Math.min(HIGHEST, Math.floor(place));
  return (
    <td className={styles.place}>
      {percent(shown)}
      <Bar share={shown / 100} color="var(--bars)" />
    </td>
  );
}
