import { Slider } from '@mantine/core';
import { useState } from 'react';
import styles from './slider-field.module.css';

interface Props {
  /** Spoken name. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step: number;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A slider whose value counts when it is let go; the number beside it follows the thumb. */
export function SliderField({ label, value, min = 0, max, step, format, onChange }: Props) {
  const [drag, setDrag] = useState<number | null>(null);
  const shown = drag ?? value;
  return (
    <div className={styles.field}>
      <Slider
        className={styles.slider ?? ''}
        value={shown}
        min={min}
        max={max}
        step={step}
        label={null}
        thumbLabel={label}
        thumbProps={{ 'aria-valuetext': format(shown) }}
        onChange={setDrag}
        onChangeEnd={(end) => {
          setDrag(null);
          onChange(end);
        }}
      />
      <output className={styles.value}>{format(shown)}</output>
    </div>
  );
}
