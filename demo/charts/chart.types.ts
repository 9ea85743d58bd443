import type { ChartPlan, SongPlan } from '../songs/song-plan.ts';

/** Chart entries as the API writes them (reference R7): flags only when true. */
interface Flags {
  flick?: true;
  skill?: true;
  charge?: true;
}

export interface Single extends Flags {
  readonly type: 'Single';
  readonly lane: number;
  readonly beat: number;
}

export interface SlideNode extends Flags {
  readonly lane: number;
  readonly beat: number;
  readonly hidden?: true;
}

export interface Hold {
  readonly type: 'Slide' | 'Long';
  readonly connections: readonly SlideNode[];
}

interface Directional {
  readonly type: 'Directional';
  readonly beat: number;
  readonly lane: number;
  readonly direction: 'Left' | 'Right';
  readonly width: number;
}

export type Note = Single | Hold | Directional;

/** Tempo changes, sounds and commands. */
export type DemoChartMark =
  | { readonly type: 'BPM'; readonly bpm: number; readonly beat: number }
  | { readonly type: 'System'; readonly data: string; readonly beat: number };

export type DemoChartEntry = Note | DemoChartMark;

export interface ChartJob {
  readonly seed: number;
  readonly song: SongPlan;
  readonly plan: ChartPlan;
}

/** Beat of a note; of a hold, its first. */
export const beatOf = (note: Note): number =>
  note.type === 'Single' || note.type === 'Directional' ? note.beat : note.connections[0]!.beat;
