import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface Props {
  readonly title: string;
  /** Whether something in it is set: what counts must not be hidden. */
  readonly isSet: boolean;
  readonly children: ReactNode;
}

/** What few people need, put away until they ask for it. */
export function Fold({ title, isSet, children }: Props) {
  const [isOpen, open] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen || isSet}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
