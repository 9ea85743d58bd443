import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './picker-button.module.css';

interface Props {
  /** Spoken name: what is chosen here. */
  readonly label: string;
  readonly children: ReactNode;
  readonly tall?: boolean;
  readonly onOpen: () => void;
  /** Empties the choice; left out where there must be one. */
  readonly onClear?: (() => void) | undefined;
  readonly clearLabel?: string;
}

/** Looks like a select and opens a picker. */
export function PickerButton({ label, children, tall, onOpen, onClear, clearLabel }: Props) {
  return (
    <span className={styles.box} data-tall={tall || undefined}>
      <button type="button" className={styles.open} onClick={onOpen} aria-haspopup="dialog">
        <span className="visually-hidden">{label}: </span>
        <span className={styles.content}>{children}</span>
        {!onClear && <ChevronDown size={16} aria-hidden="true" />}
      </button>
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear} aria-label={clearLabel}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
