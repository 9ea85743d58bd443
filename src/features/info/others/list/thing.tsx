import type { ReactNode } from 'react';
import styles from './thing.module.css';

interface Props {
  readonly name: string;
  readonly number: number;
  readonly picture: ReactNode;
  readonly action: ReactNode;
  /** Quieter words below the name. */
  readonly children: ReactNode;
}

/** A thing without a page: its picture with its name and few words below. */
export const ThingTile = ({ name, number, picture, action, children }: Props) => (
  <article className={styles.tile}>
    {picture && <div className={styles.picture}>{picture}</div>}
    <div className={styles.head}>
      <strong title={name}>{name}</strong>
      <span className={styles.number}>#{number}</span>
      {action}
    </div>
    {children && <div className={styles.words}>{children}</div>}
  </article>
);

/** The same side by side. */
export const ThingRow = ({ name, number, picture, action, children }: Props) => (
  <article className={styles.row}>
    {picture && <div className={styles.picture}>{picture}</div>}
    <div className={styles.beside}>
      <strong title={name}>{name}</strong>
      <span className={styles.number}>#{number}</span>
      {children && <div className={styles.words}>{children}</div>}
    </div>
    {action}
  </article>
);
