import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

interface Props {
  readonly children: ReactNode;
}

/** What the thumb reaches, at the end of a phone's screen: one row. Everything else that stands there stands above it. */
export const BottomBar = ({ children }: Props) => <div className={styles.bar}>{children}</div>;
