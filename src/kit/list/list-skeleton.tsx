import { MeanwhilePart } from '../page/meanwhile.tsx';
import { useTranslation } from '../text/translation.tsx';
import { useSentWidth } from './grid/grid-state.ts';
import styles from './list-skeleton.module.css';

const TILES = Array.from({ length: 36 }, (_, tile) => tile);

/** Holds the place of a list while its data is on the way. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status" aria-label={t('action.loading')}>
      <span className={styles.panel} />
      <span className={styles.bar} />
      <Tiles />
    </div>
  );
}

const Tiles = () => (
  <span className={styles.tiles}>
    {TILES.map((tile) => (
      <span key={tile} />
    ))}
  </span>
);

/** Below the controls of a list whose data is on the way: the tiles that the server sent. */
export function TilesToCome() {
  const { t } = useTranslation();
  useSentWidth();
  return (
    <div role="status" aria-busy="true" aria-label={t('action.loading')}>
      <MeanwhilePart part=".first-tiles">
        <Tiles />
      </MeanwhilePart>
    </div>
  );
}
