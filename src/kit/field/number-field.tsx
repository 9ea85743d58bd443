import { NumberInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../text/format.ts';

interface Props {
  readonly id?: string;
  /** Spoken name; left out where a label points to `id`. */
  readonly label?: string;
  /** Null is an empty field. */
  readonly value: number | null;
  readonly min?: number;
  readonly max: number;
  readonly decimals?: number;
  readonly suffix?: string;
  readonly width?: number;
  /** Shown while it is empty. */
  readonly placeholder?: string;
  /** What is typed counts a moment after each key already; what is half typed or empty waits until the field is left. */
  readonly isLive?: boolean;
  readonly onChange: (value: number) => void;
  /** After what was typed counted. */
  readonly onEnter?: () => void;
  /** The field may be left empty. */
  readonly onClear?: () => void;
}

/** Long enough for the next key, too short to be waited for. */
const LIVE_MS = 150;

/** Does the latest of what is asked for, once nothing else was asked for a moment; `stop` forgets it. */
function useSoon() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const start = (act: () => void) => {
    stop();
    timer.current = setTimeout(act, LIVE_MS);
  };
  return { start, stop };
}

/** A number that counts when the field is left or Enter is pressed, not at every key unless it is live. */
export function NumberField({
  id,
  label,
  value,
  min = 0,
  max,
  decimals = 0,
  suffix,
  width,
  placeholder,
  isLive = false,
  onChange,
  onEnter,
  onClear,
}: Props) {
  const { groupSign, decimalSign } = useFormat();
  const [draft, setDraft] = useState<string | number | null>(null);
  const soon = useSoon();
  const clamped = (typed: number): number => Math.min(Math.max(min, typed), max);
  const commit = () => {
    soon.stop();
    if (draft === null) return;
    setDraft(null);
    const typed = Number(draft);
    if (draft === '') onClear?.();
    else if (Number.isFinite(typed)) onChange(clamped(typed));
  };
  const type = (next: string | number) => {
    setDraft(next);
    soon.stop();
    const typed = Number(next);
    if (isLive && next !== '' && Number.isFinite(typed) && typed >= min)
      soon.start(() => onChange(clamped(typed)));
  };
  return (
    <NumberInput
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(suffix === undefined ? {} : { suffix })}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={draft ?? value ?? ''}
      min={min}
      max={max}
      decimalScale={decimals}
      allowNegative={min < 0}
      thousandSeparator={groupSign}
      decimalSeparator={decimalSign}
      hideControls
      w={width ?? 96}
      flex="none"
      onChange={type}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        commit();
        onEnter?.();
      }}
    />
  );
}
