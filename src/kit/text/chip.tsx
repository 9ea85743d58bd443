import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A fact in a rounded frame; not a button. */
export function Chip({ children }: Props) {
  return <span className={styles.chip}>{children}</span>;
}
