import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface Props {
  readonly kind: 'note' | 'warning';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** One line that must not be missed, inside a panel. */
export function Banner({ kind, icon, children }: Props) {
  return (
    <div className={styles.banner} data-kind={kind} role="note">
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
