import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Parameter } from '#model/media/live2d/parameters';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentView, useViewer } from '../use-live2d.ts';
import styles from './panels.module.css';
import { parameterText } from './parameter-texts.ts';

interface Props {
  readonly layer: number;
  readonly parameter: Parameter;
  /** Null while what the figure does moves it. */
  readonly held: number | null;
}

/** Quick enough to look alive, and a small part of what a frame may cost. */
const LIVE_MS = 100;
const STEPS = 100;
const FINE_RANGE = 5;

/** Angles in whole degrees, all else in hundredths. */
const written = ({ min, max }: Parameter, value: number): string =>
  value.toFixed(max - min > FINE_RANGE ? 0 : 2).replace('-', '−');

/** A slider that shows where the parameter is. What it shows between two drawings is written past React: ten times a second, for each. */
export function ParameterRow({ layer, parameter, held }: Props) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const name = useId();
  const slider = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const { id, min, max, rest } = parameter;
  useEffect(() => {
    const show = (value: number) => {
      if (slider.current) slider.current.value = String(value);
      if (output.current) output.current.textContent = written(parameter, value);
    };
    if (held !== null) return show(held);
    const look = () => show(viewer.seat.host?.valueOf(layer, id) ?? rest);
    look();
    const timer = setInterval(look, LIVE_MS);
    return () => clearInterval(timer);
  }, [viewer, layer, parameter, id, rest, held]);
  const key = parameterText(id);
  const { hold } = currentView(viewer);
  return (
    <div className={styles.parameter} data-held={held !== null || undefined}>
      <label htmlFor={name} className={styles.label} title={id}>
        {key ? t(key) : id}
      </label>
      <input
        ref={slider}
        id={name}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={(max - min) / STEPS}
        defaultValue={held ?? rest}
        onInput={({ currentTarget }) => hold(layer, id, Number(currentTarget.value))}
      />
      <output ref={output} htmlFor={name} className={styles.value} />
      <button
        type="button"
        className={styles.undo}
        aria-label={t('live2d.resetOne', { name: key ? t(key) : id })}
        disabled={held === null}
        onClick={() => hold(layer, id, null)}
      >
        <RotateCcw size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
