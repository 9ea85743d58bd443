import type { ReactNode } from 'react';
import styles from './message.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** True when this is all there is on the page: the title is its main heading then. */
  readonly isPage?: boolean;
  /** The way out. */
  readonly children?: ReactNode;
}

/** Says why there is nothing and what to do about it. */
export function EmptyState({ icon, title, text, isPage = false, children }: Props) {
  return (
    <div className={styles.message}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {isPage ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
