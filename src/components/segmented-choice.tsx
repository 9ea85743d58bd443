import { type ReactNode, useId, useState } from 'react';
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

/**
 * Choice among a few: radio buttons drawn as one bar; the arrow keys move it. What is chosen shows at once, what it changes is drawn in a
 * task after it: to find what was pressed takes a slow phone long enough.
 */
export function SegmentedChoice<T extends string | number>({ label, choices, value, onChange }: Props<T>) {
  const group = useId();
  const [pressed, setPressed] = useState<T | null>(null);
  const choose = (next: T) => {
    setPressed(next);
    setTimeout(() => {
      onChange(next);
      setPressed(null);
    });
  };
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment} data-disabled={choice.disabled || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            checked={choice.value === (pressed ?? value)}
            disabled={choice.disabled}
            aria-label={choice.name}
            onChange={() => choose(choice.value)}
          />
          <span className={styles.text}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
