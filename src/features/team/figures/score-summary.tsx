import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChangeChip } from './change-chip.tsx';
import { CountedNumber } from './counted-number.tsx';
import { OrderHistogram } from './order-histogram.tsx';
import styles from './score-summary.module.css';

interface Props {
  readonly score: { readonly average: number; readonly min: number; readonly max: number };
  readonly orderScores: readonly number[];
  /** What the average has more or less than the one before; null where that says nothing. */
  readonly change?: number | null;
}

/** Minimum, average and maximum over the bars of all skill orders. */
export function ScoreSummary({ score, orderScores, change = null }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('score.min')}</dt>
          <dd>
            <CountedNumber value={score.min} />
          </dd>
        </div>
        <div className={styles.average}>
          <dt>
            {t('score.average')}
            {change !== null && <ChangeChip change={change} />}
          </dt>
          <dd>
            <CountedNumber value={score.average} />
          </dd>
        </div>
        <div className={styles.high}>
          <dt>{t('score.max')}</dt>
          <dd>
            <CountedNumber value={score.max} />
          </dd>
        </div>
      </dl>
      <OrderHistogram scores={orderScores} average={score.average} />
    </div>
  );
}
