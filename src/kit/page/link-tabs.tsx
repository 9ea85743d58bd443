import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-tabs.module.css';

interface LinkTab {
  readonly name: string;
  readonly to: string;
  readonly text: ReactNode;
}

interface Props {
  /** Spoken name of all. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** The name of the one that shows. */
  readonly shown: string;
}

/** Tabs that are links: each is an address of its own. */
export const LinkTabs = ({ label, tabs, shown }: Props) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ name, to, text }) => (
      <Link
        key={name}
        className={styles.tab}
        to={to}
        preventScrollReset
        aria-current={name === shown ? 'page' : undefined}
      >
        {text}
      </Link>
    ))}
  </nav>
);
