import { NumberInput } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import styles from './stepper-field.module.css';

interface Props {
  /** Spoken name. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

const WIDTH = 52;
const ICON = 16;

/**
 * A whole number between two buttons. It counts at every key, so that nothing typed is lost by leaving. The buttons are for
 * pointers; on a keyboard the arrows do the same in the field.
 */
export function StepperField({ label, value, min, max, disabled = false, onChange }: Props) {
  const [draft, setDraft] = useState<string | number | null>(null);
  const set = (typed: string | number) => {
    setDraft(typed);
    const number = Number(typed);
    if (typed !== '' && Number.isInteger(number) && number >= min) onChange(Math.min(number, max));
  };
  const step = (by: number) => {
    setDraft(null);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  return (
    <span className={styles.field}>
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label={`${label} −1`}
        disabled={disabled || value <= min}
        onClick={() => step(-1)}
      >
        <Minus size={ICON} aria-hidden="true" />
      </button>
      <NumberInput
        aria-label={label}
        value={draft ?? value}
        min={min}
        max={max}
        disabled={disabled}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        w={WIDTH}
        onChange={set}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className={styles.step}
        tabIndex={-1}
        aria-label={`${label} +1`}
        disabled={disabled || value >= max}
        onClick={() => step(1)}
      >
        <Plus size={ICON} aria-hidden="true" />
      </button>
    </span>
  );
}
