import { useIsBusy } from '../../kit/actors/use-navigation.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './progress-bar.module.css';

/** A line at the top while a page or a request is on its way. */
export function ProgressBar() {
  const { t } = useTranslation();
  const isBusy = useIsBusy();
  return (
    <div className={styles.bar} role="progressbar" aria-label={t('action.loading')} aria-hidden={!isBusy} />
  );
}
