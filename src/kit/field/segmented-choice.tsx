import { type ReactNode, useId } from 'react';
import styles from './segmented-choice.module.css';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
  /** Spoken name where the label is a picture or a short form. */
  readonly name?: string;
  readonly disabled?: boolean;
}

interface Props<T extends string | number> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Choice among a few: radio buttons drawn as one bar; the arrow keys move it. */
export function SegmentedChoice<T extends string | number>({ label, choices, value, onChange }: Props<T>) {
  const group = useId();
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment} data-disabled={choice.disabled || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            checked={choice.value === value}
            disabled={choice.disabled}
            aria-label={choice.name}
            onChange={() => onChange(choice.value)}
          />
          {/* A label with a spoken name of its own would be read after it. */}
          <span className={styles.text} aria-hidden={choice.name === undefined ? undefined : true}>
            {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
