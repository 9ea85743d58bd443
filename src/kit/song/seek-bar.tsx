import { useFormat } from '../text/format.ts';
import styles from './seek-bar.module.css';

interface Props {
  /** Spoken name. */
  readonly label: string;
  readonly seconds: number;
  /** Null while it is not known; then there is no other place to go to. */
  readonly length: number | null;
  readonly onSeek: (seconds: number) => void;
}

const STEPS_PER_SECOND = 10;

/** Where a sound is, how long it is, and a slider to another place of it. */
export function SeekBar({ label, seconds, length, onSeek }: Props) {
  const { length: timeOf } = useFormat();
  // A value between two steps would be another one than the slider has.
  const at = Math.round(Math.min(seconds, length ?? seconds) * STEPS_PER_SECOND) / STEPS_PER_SECOND;
  return (
    <span className={styles.bar}>
      <span>{timeOf(at)}</span>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={timeOf(at)}
        min={0}
        max={length ?? Math.max(1, at)}
        step={1 / STEPS_PER_SECOND}
        value={at}
        disabled={length === null}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
      <span>{length === null ? '–' : timeOf(length)}</span>
    </span>
  );
}
