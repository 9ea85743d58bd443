import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-tabs.module.css';

interface LinkTab {
  readonly name: string;
  readonly to: string;
  readonly text: ReactNode;
}

interface Props {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** The name of the current tab. */
  readonly shown: string;
}

/** Tabs that are links, each with its own address. */
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
