import type { ChartEntry } from '../chart/notes.ts';
import type { Style } from './score.types.ts';

export const PART_NAMES = ['intro', 'verse', 'bridge', 'chorus', 'break', 'outro'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A part of the song: measures `from` up to, not including, `to`. */
export interface Part {
  readonly name: PartName;
  readonly from: number;
  readonly to: number;
}

/** Numbers from a seed; a stream is made anew for each key, so that any part of a song can be written alone. */
export interface Dice {
  next(): number;
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}
export type Draw = (...key: readonly (number | string)[]) => Dice;

/** What is fixed about a song before it is composed. Measures have four beats. */
export interface MusicPlan {
  readonly seconds: number;
  readonly measures: number;
  /** In order and without gaps. What lies before the first and behind the last has no notes. */
  readonly parts: readonly Part[];
  /** Entries of its charts, the easiest first. All name the same tempos. */
  readonly charts: readonly (readonly ChartEntry[])[];
  readonly style: Style;
  readonly draw: Draw;
}
