import type { Difficulty } from '#model/vocabulary/difficulties';
import { useTranslation } from '../text/translation.tsx';
import styles from './difficulty-tag.module.css';

interface Props {
  readonly difficulty: Difficulty;
  readonly level: number;
  /** Writes the short name before the level. */
  readonly named?: boolean;
}

/** A chart's level on its difficulty's colour. */
export function DifficultyTag({ difficulty, level, named = false }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.tag} style={{ '--fill': `var(--diff-${difficulty})` }}>
      {named ? (
        <span>{t(`difficulty.short.${difficulty}`)}</span>
      ) : (
        <span className="visually-hidden">{t(`difficulty.${difficulty}`)}</span>
      )}{' '}
      {level}
    </span>
  );
}
