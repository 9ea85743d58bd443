import { useMemo } from 'react';
import { type Loop, loopOfNotes, notesOfLoop } from '#model/chart/clock/timeline';
import type { PlayableChart } from '#model/chart/playing/playable';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './simulator.module.css';

interface Props {
  readonly chart: PlayableChart;
  readonly loop: Loop;
  readonly onLoop: (loop: Loop) => void;
}

/** After the last note: its light fades. */
const TAIL_SECONDS = 0.5;
const WIDTH = 84;

/** The ends of the loop as numbers of notes, the first one and the last one in it. */
export function LoopNotes({ chart, loop, onLoop }: Props) {
  const { t } = useTranslation();
  const times = useMemo(() => chart.notes.map(({ time }) => time), [chart]);
  const { first, last } = notesOfLoop(times, loop);
  const set = (from: number, to: number) => {
    const next = loopOfNotes(
      times,
      Math.min(from, to),
      Math.max(from, to),
      (times.at(-1) ?? 0) + TAIL_SECONDS,
    );
    if (next) onLoop(next);
  };
  const ends = [
    {
      id: 'loop-first',
      label: t('stage.loopFirst'),
      value: first,
      change: (value: number) => set(value, last),
    },
    {
      id: 'loop-last',
      label: t('stage.loopLast'),
      value: last,
      change: (value: number) => set(first, value),
    },
  ];
  return (
    <div className={styles.mode}>
      {ends.map(({ id, label, value, change }) => (
        <label key={id} className={styles.loopNote} htmlFor={id}>
          {label}
          <NumberField id={id} value={value} min={1} max={times.length} width={WIDTH} onChange={change} />
        </label>
      ))}
    </div>
  );
}
