import { useMemo } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { orderBins } from './order-bins.ts';
import styles from './order-histogram.module.css';

interface Props {
  readonly scores: readonly number[];
  readonly average: number;
}

/** All skill orders as bars from the lowest to the highest score, the average as a dashed line; a table for screen readers. */
export function OrderHistogram({ scores, average }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const bins = useMemo(() => orderBins(scores), [scores]);
  const tallest = Math.max(1, ...bins.map((bin) => bin.count));
  const low = bins[0]?.from ?? 0;
  const high = bins.at(-1)?.to ?? 0;
  const place = high === low ? 50 : ((average - low) / (high - low)) * 100;
  const filled = bins.filter((bin) => bin.count > 0);
  return (
    <figure className={styles.figure}>
      <div className={styles.bars} aria-hidden="true">
        {bins.map((bin) => (
          <span
            key={bin.from}
            className={styles.bar}
            data-best={bin.best || undefined}
            style={{ '--height': `${(bin.count / tallest) * 100}%` }}
            title={t('score.bin', {
              count: bin.count,
              from: format.integer(bin.from),
              to: format.integer(bin.to),
            })}
          />
        ))}
        <span className={styles.average} style={{ '--place': `${place}%` }} />
      </div>
      {/* A table is never narrower than its words, which had the page scroll sideways. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('score.tableCaption', { count: scores.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('score.range')}</th>
              <th scope="col">{t('score.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {filled.map((bin) => (
              <tr key={bin.from}>
                <td>{`${format.integer(bin.from)} – ${format.integer(bin.to)}`}</td>
                <td>{format.integer(bin.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
