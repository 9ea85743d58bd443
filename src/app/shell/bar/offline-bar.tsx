import { WifiOff } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './notice-bar.module.css';

/** Above a page that is in use without a connection. */
export function OfflineBar() {
  const { t } = useTranslation();
  return (
    <div className={styles.bar} role="status">
      <div className={styles.notice} data-warning>
        <WifiOff className={styles.icon} size={16} aria-hidden="true" />
        <p className={styles.text}>{t('failure.offlineTitle')}</p>
      </div>
    </div>
  );
}
