import type { ReactNode } from 'react';
import styles from './entry-tools.module.css';

interface Props {
  readonly look: 'tile' | 'row' | 'cell';
  /** Buttons; without them there is the entry alone. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** An entry and its buttons, which lie on it but not within its link. */
export const EntryTools = ({ look, tools, children }: Props) =>
  tools ? (
    <div className={styles[look]}>
      {children}
      <span className={styles.tools}>{tools}</span>
    </div>
  ) : (
    children
  );
