import { useId } from 'react';
import styles from './sample-choice.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** What the choice makes of this moment. */
  readonly sample: string;
}

interface Props<T extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons, each with an example of its effect. */
export function SampleChoice<T extends string>({ label, choices, value, onChange }: Props<T>) {
  const group = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
          <span className={styles.sample}>{choice.sample}</span>
        </label>
      ))}
    </fieldset>
  );
}
