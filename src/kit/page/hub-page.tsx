import type { ReactNode } from 'react';
import styles from './hub.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page of a section: what is in it. */
export function HubPage({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** The pages of the section, side by side. */
export function HubCards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
