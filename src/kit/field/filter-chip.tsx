import type { ReactNode } from 'react';
import styles from './filter-chip.module.css';

interface Props {
  readonly pressed: boolean;
  /** Spoken name, also the tooltip. */
  readonly label: string;
  /** Whether it would find nothing; it can be pressed all the same. */
  readonly isEmpty?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A filter that is on or off, shown as a picture. */
export function FilterChip({ pressed, label, isEmpty = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      data-empty={isEmpty || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
