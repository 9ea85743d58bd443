import { FULL_LIFE } from '#model/chart/judging/tally';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './play.module.css';

const LOW = 0.3 * FULL_LIFE;

/** How much life is left. */
export function Life({ life }: { readonly life: number }) {
  const { t } = useTranslation();
  return (
    <meter
      className={styles.life}
      min={0}
      max={FULL_LIFE}
      low={LOW}
      value={life}
      aria-label={t('stage.run.life')}
    >
      {life}
    </meter>
  );
}
