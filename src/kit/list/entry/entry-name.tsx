import type { ReactNode } from 'react';
import { QuickLink } from '../../page/quick-link.tsx';
import styles from './entry.module.css';

interface Props {
  readonly to: string | null;
  /** As high as a row of the table lets it. */
  readonly picture: ReactNode;
  readonly name: string;
  /** Whether the picture is a banner: it leaves out on phones. */
  readonly isWide?: boolean;
}

/** The first cell of a table's row: which thing it is. */
export const EntryName = ({ to, picture, name, isWide = false }: Props) => (
  <QuickLink to={to} className={isWide ? styles.wideName : styles.name}>
    {picture}
    <span title={name}>{name}</span>
  </QuickLink>
);
