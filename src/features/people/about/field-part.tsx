import type { ReactNode } from 'react';
import styles from './about.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** How much of a limit is used. */
  readonly count?: string;
  readonly children: ReactNode;
}

/** One part of the profile form, with its heading. */
export const FieldPart = ({ id, title, count, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <div className={styles.partHead}>
      <h2 id={id}>{title}</h2>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </div>
    {children}
  </section>
);
