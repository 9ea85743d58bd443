import { Skeleton } from '@mantine/core';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './rows-skeleton.module.css';

const ROWS = Array.from({ length: 20 }, (_, row) => row);

/** Rows to come, as high as they will be. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows} role="status" aria-label={t('action.loading')}>
      {ROWS.slice(0, rows).map((row) => (
        <Skeleton key={row} height={32} radius="sm" />
      ))}
    </div>
  );
}
