import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from './format.ts';

interface Props {
  readonly id?: string;
  /** Spoken name; left out where a label points to `id`. */
  readonly label?: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly decimals?: number;
  readonly suffix?: string;
  readonly width?: number;
  readonly onChange: (value: number) => void;
}

/** A number that counts when the field is left or Enter is pressed, not at every key. */
export function NumberField({
  id,
  label,
  value,
  min = 0,
  max,
  decimals = 0,
  suffix,
  width,
  onChange,
}: Props) {
  const { groupSign, decimalSign } = useFormat();
  const [draft, setDraft] = useState<string | number | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const typed = Number(draft);
    if (draft !== '' && Number.isFinite(typed)) onChange(Math.min(Math.max(min, typed), max));
  };
  return (
    <NumberInput
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(suffix === undefined ? {} : { suffix })}
      value={draft ?? value}
      min={min}
      max={max}
      decimalScale={decimals}
      allowNegative={min < 0}
      thousandSeparator={groupSign}
      decimalSeparator={decimalSign}
      hideControls
      w={width ?? 96}
      flex="none"
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
