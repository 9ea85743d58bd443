import type { ReactNode } from 'react';
import { QuickLink } from '../../page/quick-link.tsx';
import styles from './entry.module.css';

interface Props {
  readonly to: string | null;
  readonly picture: ReactNode;
  readonly look?: 'plain' | 'framed' | 'framedTall' | 'centred';
  readonly children: ReactNode;
}

/** A thing of a list as its picture with few words below. */
export const EntryTile = ({ to, picture, look = 'plain', children }: Props) => (
  <QuickLink to={to} className={styles[look]}>
    {picture}
    {children}
  </QuickLink>
);

interface Words {
  readonly children: ReactNode;
}

/** On one line, centred on two; cut short where it has no room. */
export const TileName = ({ children }: Words) => <span className={styles.title}>{children}</span>;

/** Words and marks at both ends of a line. */
export const TileLine = ({ children }: Words) => <span className={styles.line}>{children}</span>;

/** The thing's number; `isSpare` where a phone has no room for it. */
export const TileNumber = ({ children, isSpare = false }: Words & { readonly isSpare?: boolean }) => (
  <span className={styles.number} data-spare={isSpare || undefined}>
    {children}
  </span>
);
