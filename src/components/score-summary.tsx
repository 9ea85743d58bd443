import { useFormat } from './format.ts';
import { OrderHistogram } from './order-histogram.tsx';
import styles from './score-summary.module.css';
import { useTranslation } from './translation.tsx';

interface Props {
  readonly score: { readonly average: number; readonly min: number; readonly max: number };
  readonly orderScores: readonly number[];
}

/** Minimum, average and maximum over the bars of all skill orders. */
export function ScoreSummary({ score, orderScores }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        <div className={styles.low}>
          <dt>{t('score.min')}</dt>
          <dd>{format.integer(score.min)}</dd>
        </div>
        <div className={styles.average}>
          <dt>{t('score.average')}</dt>
          <dd>{format.integer(score.average)}</dd>
        </div>
        <div className={styles.high}>
          <dt>{t('score.max')}</dt>
          <dd>{format.integer(score.max)}</dd>
        </div>
      </dl>
      <OrderHistogram scores={orderScores} average={score.average} />
    </div>
  );
}
