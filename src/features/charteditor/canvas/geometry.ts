import { lanesInside } from '#model/chart/editing/lanes';
import { gridBeat } from '#model/chart/editing/tools';
import { beatToSeconds, secondsToBeat, type TempoSpan } from '#model/chart/time';
import { LAST_LANE } from '#model/contract/community/chart-limits';
import type { ViewportState } from './viewport.ts';

export const LANES = LAST_LANE + 1;
/** Room for the waveform and the bars at the left, for tempos and counts at the right. */
const WAVE_PX = 44;
const BARS_PX = 44;
const RIGHT_PX = 56;
const MIN_LANE = 18;
const MAX_LANE = 44;

/** How the chart lies on the canvas. */
export interface StageGeometry extends ViewportState {
  readonly spans: readonly TempoSpan[];
  /** Left edge of the first lane. */
  readonly left: number;
  readonly right: number;
  readonly laneWidth: number;
}

export function geometryOf(view: ViewportState, spans: readonly TempoSpan[]): StageGeometry {
  const left = WAVE_PX + BARS_PX;
  const room = Math.floor((view.width - left - RIGHT_PX) / LANES);
  const laneWidth = Math.min(MAX_LANE, Math.max(MIN_LANE, room));
  return { ...view, spans, left, laneWidth, right: left + LANES * laneWidth };
}

export const yOfSeconds = ({ from, height, pxPerSecond }: StageGeometry, seconds: number): number =>
  height - (seconds - from) * pxPerSecond;

export const yOfBeat = (at: StageGeometry, beat: number): number =>
  yOfSeconds(at, beatToSeconds(at.spans, beat));

/** The middle of a lane. */
export const xOfLane = ({ left, laneWidth }: StageGeometry, lane: number): number =>
  left + (lane + 0.5) * laneWidth;

export const secondsAt = ({ from, height, pxPerSecond }: StageGeometry, y: number): number =>
  from + (height - y) / pxPerSecond;

export const beatAt = (at: StageGeometry, y: number): number => secondsToBeat(at.spans, secondsAt(at, y));

/** Half the height of a note. */
export const halfNote = ({ laneWidth }: StageGeometry): number => Math.max(3, Math.round(laneWidth * 0.15));

/** A pixel of the canvas with what is below it. */
export interface StageSpot {
  readonly x: number;
  readonly y: number;
  /** Of the chart, also before its beginning. */
  readonly seconds: number;
  readonly beat: number;
  /** On the grid where it is on, and on the chart. */
  readonly snappedBeat: number;
  readonly lane: number;
  readonly zone: 'wave' | 'bars' | 'lanes' | 'right';
}

/** Without a grid, notes still lie on parts of a beat that every format can hold. */
const FREE_GRID = 1_920;

export function spotAt(at: StageGeometry, x: number, y: number, grid: number | null): StageSpot {
  const beat = Math.max(0, beatAt(at, y));
  const lane = lanesInside(Math.floor((x - at.left) / at.laneWidth), 0, LAST_LANE);
  const side = x < WAVE_PX ? 'wave' : x < at.left ? 'bars' : x <= at.right ? 'lanes' : 'right';
  return {
    x,
    y,
    seconds: secondsAt(at, y),
    beat,
    snappedBeat: gridBeat(beat, grid ?? FREE_GRID),
    lane,
    zone: side,
  };
}
