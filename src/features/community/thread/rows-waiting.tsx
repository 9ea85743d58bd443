import { Skeleton } from '@mantine/core';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './thread.module.css';

const ROWS = [1, 2, 3] as const;

/** Holds the place of comments that are on their way. */
export function RowsWaiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status" aria-label={t('action.loading')}>
      {ROWS.map((row) => (
        <Skeleton key={row} height={56} radius="sm" />
      ))}
    </div>
  );
}
