import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  /** Anchor of the section; the side menu links to it. */
  readonly id: string;
  readonly title: string;
  /** A short fact at the right of the heading. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a panel: heading, then rows. */
export function Section({ id, title, note, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
