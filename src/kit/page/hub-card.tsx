import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './hub.module.css';

interface Props {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** One of the pages that a section's own page leads to. */
export function HubCard({ to, icon, title, text }: Props) {
  return (
    <li className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
