import { useMemo } from 'react';
import { type Loop, loopOfNotes, notesOfLoop } from '#model/chart/clock/timeline';
import type { PlayableChart } from '#model/chart/playing/playable';
import { NumberField } from '#src/components/number-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
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
  return (
    <div className={styles.mode}>
      <label className={styles.loopNote} htmlFor="loop-first">
        {t('stage.loopFirst')}
        <NumberField
          id="loop-first"
          value={first}
          min={1}
          max={times.length}
          width={WIDTH}
          onChange={(value) => set(value, last)}
        />
      </label>
      <label className={styles.loopNote} htmlFor="loop-last">
        {t('stage.loopLast')}
        <NumberField
          id="loop-last"
          value={last}
          min={1}
          max={times.length}
          width={WIDTH}
          onChange={(value) => set(first, value)}
        />
      </label>
    </div>
  );
}
