import { secondsToBeat } from '../time.ts';
import type { PlayableChart } from './playable.ts';

/** What a player sees at one moment (reference R71); the same however it was reached, by playing or by seeking. */
export interface Playhead {
  readonly beat: number;
  readonly bpm: number;
  /** From 1; 0 before the first. */
  readonly bar: number;
  /** Notes up to this moment, those on it included. */
  readonly combo: number;
  /** Indices into `ribbons` of what is held. */
  readonly held: readonly number[];
  readonly isInFever: boolean;
}

/** How many of the rising times are not after the moment. */
export function passed<T>(list: ArrayLike<T>, timeOf: (entry: T) => number, seconds: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = list[middle];
    if (entry !== undefined && timeOf(entry) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function playheadAt(chart: PlayableChart, seconds: number): Playhead {
  const { notes, ribbons, tempos, spans, bars, fever } = chart;
  const tempo = tempos[Math.max(0, passed(tempos, ({ time }) => time, seconds) - 1)];
  return {
    beat: secondsToBeat(spans, seconds),
    bpm: tempo?.bpm ?? 0,
    bar: passed(bars, (time) => time, seconds),
    combo: passed(notes, ({ time }) => time, seconds),
    held: [...ribbons.keys()].filter((index) => {
      const points = ribbons[index]?.points;
      const start = points?.[0]?.time;
      const end = points?.at(-1)?.time;
      return start !== undefined && end !== undefined && start <= seconds && seconds < end;
    }),
    isInFever: fever !== null && fever.start <= seconds && seconds <= fever.end,
  };
}
