import { SAME_BEAT } from './beats.ts';

/** What a press on the chart does, in the order of the keys 1 to 8. */
export const TOOLS = ['select', 'tap', 'flick', 'side', 'slide', 'skill', 'bpm', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

/** A bar of four beats is cut into so many parts. Any whole number up to the last one can be set. */
export const GRIDS = [4, 8, 12, 16, 24, 32, 48, 64, 96, 192] as const;
export const MAX_GRID = 192;

const BAR_BEATS = 4;

/** Beats between two lines of the grid. */
export const gridStep = (grid: number): number => BAR_BEATS / grid;

/** The line of the grid that is nearest to a beat; none is before the chart. */
export const gridBeat = (beat: number, grid: number): number =>
  Math.max(0, Math.round(beat / gridStep(grid)) * BAR_BEATS) / grid;

/** The next line of the grid in a direction. A beat between two lines goes to the nearer end of its part. */
export function nextGridBeat(beat: number, grid: number, steps: number): number {
  const at = beat / gridStep(grid);
  const near = Math.round(at);
  const isOnLine = Math.abs(at - near) < SAME_BEAT;
  const from = isOnLine ? near : steps > 0 ? Math.floor(at) : Math.ceil(at);
  return (Math.max(0, from + steps) * BAR_BEATS) / grid;
}

export const gridOf = (value: number): number =>
  Number.isFinite(value) ? Math.min(MAX_GRID, Math.max(1, Math.round(value))) : GRIDS[3];
