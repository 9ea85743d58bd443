import { type ReactNode, useId } from 'react';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';

interface Props {
  readonly label: string;
  /** Null is an empty field. */
  readonly value: number | null;
  readonly min?: number;
  readonly max: number;
  readonly suffix?: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly onChange: (value: number) => void;
  readonly onClear?: () => void;
}

/** A whole number with its label; the answer follows as it is typed. */
export function NumberRow({ label, value, min = 0, hint, suffix = '', ...field }: Props) {
  const id = useId();
  return (
    <FieldRow label={label} htmlFor={id} hint={hint}>
      <NumberField id={id} value={value} min={min} suffix={suffix} width={160} isLive {...field} />
    </FieldRow>
  );
}
