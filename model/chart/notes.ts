import type { JsonObject } from '../records/reading.ts';
import type { Repair } from './repairs.ts';

/** Entries of a parsed chart (reference R7). Beats count from the start of the audio; lanes run 0–6. */

interface Readable {
  /** Unknown fields, kept so that the chart can be written back; absent where there are none. */
  readonly rest?: JsonObject | undefined;
}

export interface BpmEntry extends Readable {
  readonly type: 'BPM';
  readonly beat: number;
  /** Negative in community charts as a scroll trick; the clock uses its size. Never 0. */
  readonly bpm: number;
}

export interface SystemEntry extends Readable {
  readonly type: 'System';
  readonly beat: number;
  /** A sound file or one of FEVER_COMMANDS; unknown words are kept. */
  readonly data: string;
}

/** What one visible note may carry; flags are false when not written. */
interface NoteFlags extends Readable {
  readonly flick: boolean;
  readonly skill: boolean;
  /** Fills the fever gauge; for drawing only. */
  readonly charge: boolean;
}

interface SingleNote extends NoteFlags {
  readonly type: 'Single';
  readonly beat: number;
  readonly lane: number;
}

interface DirectionalNote extends Readable {
  readonly type: 'Directional';
  readonly beat: number;
  readonly lane: number;
  readonly direction: 'Left' | 'Right';
  /** Lanes covered, from `lane` in the direction. */
  readonly width: number;
  readonly skill: boolean;
}

export interface Connection extends NoteFlags {
  readonly beat: number;
  /** May be fractional on hidden nodes. */
  readonly lane: number;
  readonly hidden: boolean;
}

interface SlideNote extends Readable {
  readonly type: 'Slide';
  readonly connections: readonly Connection[];
}

/** A hold in one lane: start and end. */
interface LongNote extends Readable {
  readonly type: 'Long';
  readonly connections: readonly [Connection, Connection];
}

export type ChartNote = SingleNote | DirectionalNote | SlideNote | LongNote;
export type ChartEntry = BpmEntry | SystemEntry | ChartNote;

/** A chart after parse and repair; entries by beat (a slide's is its first node's). */
export interface ParsedChart {
  readonly entries: readonly ChartEntry[];
  /** What had to be mended; empty for a clean chart. */
  readonly repairs: readonly Repair[];
}

export const FEVER_COMMANDS = {
  ready: 'cmd_fever_ready.wav',
  start: 'cmd_fever_start.wav',
  end: 'cmd_fever_end.wav',
} as const;
