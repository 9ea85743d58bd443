import type { PostDraft } from '#model/writing/post/draft';
import { LIMITS, measurePost } from '#model/writing/post/faults';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './write.module.css';

interface Props {
  readonly id: string;
  readonly post: PostDraft;
}

/** From this share of a limit on it is shown. */
const NEAR = 0.8;
const COUNTS = ['nodes', 'shown', 'weight'] as const;
const PERCENT = 100;
const KEYS = { tools: 'Alt+F10', publish: 'Ctrl+Enter' } as const;

/** How much of each limit is used. Letters always count, other limits show when they are near. */
export function Counters({ id, post }: Props) {
  const { t } = useTranslation();
  const measure = measurePost(post);
  const near = COUNTS.filter((count) => measure[count] >= LIMITS[count] * NEAR);
  const isOver = (count: keyof typeof LIMITS) => measure[count] > LIMITS[count] || undefined;
  return (
    <p id={id} className={styles.counters}>
      <span data-over={isOver('letters')}>
        {t('write.count.letters', { used: measure.letters, most: LIMITS.letters })}
      </span>
      {near.map((count) => (
        <span key={count} data-over={isOver(count)}>
          {t(`write.count.${count}`, {
            used: count === 'weight' ? Math.ceil((measure.weight / LIMITS.weight) * PERCENT) : measure[count],
            most: LIMITS[count],
          })}
        </span>
      ))}
      <span className={styles.keys}>{t('write.keys', KEYS)}</span>
    </p>
  );
}
