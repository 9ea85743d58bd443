import { LANE_WIDTH, LINE_Y, xAt } from '../stage/geometry.ts';

interface AnyInput {
  /** A number that no other finger has; keys have numbers of their own (`keyFinger`). */
  readonly finger: number;
  /** Of the chart, in seconds: when it happened, not when it was read. */
  readonly time: number;
}

interface Placed extends AnyInput {
  /** In lanes at the line; 0 is the middle of the first. */
  readonly x: number;
}

interface Moved extends Placed {
  readonly kind: 'move';
  /** Way since the finger came down, in widths of the stage; `dx` to the right. */
  readonly dx: number;
  readonly dy: number;
}

/** A key that flicks with what the finger holds; without a direction it does for either. */
interface Flicked extends AnyInput {
  readonly kind: 'flick';
  readonly direction: 'Left' | 'Right' | null;
}

export type ChartInput =
  | (Placed & { readonly kind: 'down' })
  | Moved
  | Flicked
  | (AnyInput & { readonly kind: 'up' });

const FIRST_KEY_FINGER = -1;

/** Keys are fingers that do not move: each lane's has a number that no touch has. */
export const keyFinger = (lane: number): number => FIRST_KEY_FINGER - lane;

/** A key of a lane (0–6) that goes down or up. */
export const keyInput = (lane: number, isDown: boolean, time: number): ChartInput =>
  isDown
    ? { kind: 'down', finger: keyFinger(lane), x: lane, time }
    : { kind: 'up', finger: keyFinger(lane), time };

/** Touches above this share of the way down to the line mean no lane. */
const HIGHEST_SHARE = 0.5;

/** Lane that a touch at a place of the stage means; null above the middle of the field, where nothing is hit. */
export const laneOfTouch = (x: number, y: number): number | null =>
  y < HIGHEST_SHARE * LINE_Y ? null : (x - xAt(0, 1)) / LANE_WIDTH;
