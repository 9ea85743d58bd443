import { useTranslation } from '#src/components/translation.tsx';
import styles from './list-skeleton.module.css';

const TILES = Array.from({ length: 36 }, (_, tile) => tile);

/** Holds the place of a list while its data is on the way. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status" aria-label={t('action.loading')}>
      <span className={styles.panel} />
      <span className={styles.bar} />
      <span className={styles.tiles}>
        {TILES.map((tile) => (
          <span key={tile} />
        ))}
      </span>
    </div>
  );
}
