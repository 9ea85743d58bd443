import type { ReactNode } from 'react';
import { QuickLink } from '../../page/quick-link.tsx';
import styles from './entry.module.css';

interface Props {
  readonly to: string | null;
  readonly picture: ReactNode;
  readonly title: string;
  /** Quieter lines below the title, a `span` each. */
  readonly children: ReactNode;
  /** At the far end. */
  readonly end?: ReactNode;
}

/** A thing of a list as a row: its picture, its title, what else there is to say. */
export const EntryRow = ({ to, picture, title, children, end }: Props) => (
  <QuickLink to={to} className={styles.row}>
    {picture}
    <span className={styles.words}>
      <strong>{title}</strong>
      {children}
    </span>
    {end}
  </QuickLink>
);
