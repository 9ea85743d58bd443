import type { ReactNode } from 'react';
import styles from './panel-page.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What must be said before anything is set. */
  readonly notice?: ReactNode;
  /** Sections, below each other in one panel. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A page of sections in which visitors set what is theirs. */
export function PanelPage({ title, lead, notice, children, below }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {notice}
      <div className={styles.panel}>{children}</div>
      {below}
    </div>
  );
}
