import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface Props {
  readonly label: string;
  /** Id of the one control this labels; left out for groups that name themselves. */
  readonly htmlFor?: string;
  readonly children: ReactNode;
  /** A sentence under the control. */
  readonly hint?: ReactNode;
}

/** Label at the left, control at the right; stacked on phones (reference R49). */
export function FieldRow({ label, htmlFor, children, hint }: Props) {
  return (
    <div className={styles.row}>
      {htmlFor ? (
        <label className={styles.label} htmlFor={htmlFor}>
          {label}
        </label>
      ) : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles.control}>
        {children}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
