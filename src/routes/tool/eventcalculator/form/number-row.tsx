import { type ReactNode, useId } from 'react';
import { FieldRow } from '#src/components/field-row.tsx';
import { NumberField } from '#src/components/number-field.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly suffix?: string;
  readonly hint?: ReactNode;
  readonly onChange: (value: number) => void;
}

/** A whole number with its label. */
export function NumberRow({ label, value, min = 0, max, suffix = '', hint, onChange }: Props) {
  const id = useId();
  return (
    <FieldRow label={label} htmlFor={id} hint={hint}>
      <NumberField
        id={id}
        value={value}
        min={min}
        max={max}
        suffix={suffix}
        width={160}
        onChange={onChange}
      />
    </FieldRow>
  );
}
