import type { ReactNode } from 'react';
import styles from './quote.module.css';

interface Props {
  readonly children: ReactNode;
}

/** What a member wrote, set apart from the words around it. */
export const Quote = ({ children }: Props) => <blockquote className={styles.quote}>{children}</blockquote>;
