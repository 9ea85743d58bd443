import type { ReactNode } from 'react';
import styles from './site-page.module.css';

/** A few reasons or ways, one below the other. */
export function Points({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.panel}>{children}</ul>;
}

interface PointProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

export function Point({ icon, title, text }: PointProps) {
  return (
    <li className={styles.point}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
