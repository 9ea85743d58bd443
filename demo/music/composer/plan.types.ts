import type { ChartEntry } from '#model/chart/notes';
import type { MusicStyle } from './score.types.ts';

export const PART_NAMES = ['intro', 'verse', 'bridge', 'chorus', 'break', 'outro'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** `before` the first part is the count-in, `after` the last one the final chord: no chart has notes there. */
export type SongSectionName = PartName | 'before' | 'after';

/** Some measures of the song: `from` up to, not including, `to`. */
export interface Section {
  readonly name: SongSectionName;
  readonly from: number;
  readonly to: number;
}

export interface SongPart extends Section {
  readonly name: PartName;
}

/** Random numbers from a seed; each key gets a new stream, so that any part of a song can be written alone. */
export interface Dice {
  next(): number;
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}
export type Draw = (...key: readonly (number | string)[]) => Dice;

/** Which parts a song has, and how long it lasts. Measures have four beats. */
export interface Form {
  readonly seconds: number;
  readonly measures: number;
  /** In order and without gaps. */
  readonly parts: readonly SongPart[];
}

/** What is given about a song before it is composed. */
export interface MusicPlan extends Form {
  /** Entries of its charts, the easiest first. All of them have the same tempos. */
  readonly charts: readonly (readonly ChartEntry[])[];
  readonly style: MusicStyle;
  readonly draw: Draw;
}
