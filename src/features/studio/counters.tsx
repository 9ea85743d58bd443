import type { PostMeasure } from '#model/writing/post/faults';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './write.module.css';

/** A text that is part of something larger has no weight of its own. */
type Measured = Omit<PostMeasure, 'weight'> & Partial<PostMeasure>;

interface Props {
  readonly measure: Measured;
  readonly limits: Measured;
  /** Keys that are worth knowing. */
  readonly keys?: string;
}

/** From this share of a limit on it is shown. */
const NEAR = 0.8;
const COUNTS = ['nodes', 'shown', 'weight'] as const;
const PERCENT = 100;

/** How much of each limit is used. Letters always count, other limits show when they are near. */
export function Counters({ measure, limits, keys }: Props) {
  const { t } = useTranslation();
  return (
    <p className={styles.counters}>
      <span data-over={measure.letters > limits.letters || undefined}>
        {t('write.count.letters', { used: measure.letters, most: limits.letters })}
      </span>
      {COUNTS.map((count) => {
        const { [count]: used = 0 } = measure;
        const { [count]: most = Number.POSITIVE_INFINITY } = limits;
        if (used < most * NEAR) return null;
        const shown = count === 'weight' ? Math.ceil((used / most) * PERCENT) : used;
        return (
          <span key={count} data-over={used > most || undefined}>
            {t(`write.count.${count}`, { used: shown, most })}
          </span>
        );
      })}
      {keys && <span className={styles.keys}>{keys}</span>}
    </p>
  );
}
