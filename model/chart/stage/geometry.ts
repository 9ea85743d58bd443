import { STAGE_HEIGHT, STAGE_WIDTH } from './draw-list.ts';

/** The field in perspective (reference R76). Seen depth is 1 at the line and falls to 0 at the vanishing point. */

export const LANES = 7;
const MIDDLE_LANE = 3;

/** Of a lane at the line. */
export const LANE_WIDTH = 152.5;
export const LINE_Y = 0.84 * STAGE_HEIGHT;
const VANISHING_Y = -0.045 * STAGE_HEIGHT;

const SLOWEST_SPEED = 1;
const FASTEST_SPEED = 15.9;
/** Up to this speed a step of one is half a second, above it a tenth. */
const BEND = 11;

/** Seconds from the far end to the line at a note speed of 1 to 15.9. */
export function approachSeconds(speed: number): number {
  const within = Math.min(FASTEST_SPEED, Math.max(SLOWEST_SPEED, speed));
  return within <= BEND ? (12 - within) / 2 : (16 - within) / 10;
}

export const SLOWEST_APPROACH = approachSeconds(SLOWEST_SPEED);
const FASTEST_APPROACH = approachSeconds(FASTEST_SPEED);

/** What a stage can show: other seconds become the nearest. */
export const clampApproach = (seconds: number): number =>
  Math.min(SLOWEST_APPROACH, Math.max(FASTEST_APPROACH, seconds));

/** Natural logarithm of what depth grows by during an approach. */
const GROWTH = 50 * Math.log(1.1);

/** Depth at a time in approaches: −1 at the far end, 0 at the line. */
export const depthAt = (t: number): number => Math.exp(GROWTH * t);

/** Size at the vanishing point of depth, as a share of that at the line. */
const MIN_RATIO = 0.05;

/** Size of things at a depth, 1 at the line. */
export const ratioAt = (depth: number): number => MIN_RATIO + (1 - MIN_RATIO) * depth;

export const CENTRE_X = STAGE_WIDTH / 2;

export const xAt = (lane: number, ratio: number): number =>
  CENTRE_X + (lane - MIDDLE_LANE) * LANE_WIDTH * ratio;

/** Edges between lanes, from the left edge of the field, 0, to the right one, 7. */
export const borderX = (border: number, ratio: number): number => xAt(border - 0.5, ratio);

export const yAt = (ratio: number): number => VANISHING_Y + (LINE_Y - VANISHING_Y) * ratio;

/** Size of what stands at that height, 1 at the line: the inverse of `yAt`. */
export const ratioAtY = (y: number): number => (y - VANISHING_Y) / (LINE_Y - VANISHING_Y);

const FAR_DEPTH = depthAt(-1);

/** Where notes come into sight. */
export const FAR_Y = yAt(ratioAt(FAR_DEPTH));

/** When a thing has done a share of its way on the screen: the inverse of `yAt(ratioAt(depthAt(t)))`, −1 at 0 and 0 at 1. */
export function timeAfter(share: number): number {
  if (share <= 0) return -1;
  if (share >= 1) return 0;
  return Math.log(FAR_DEPTH + (1 - FAR_DEPTH) * share) / GROWTH;
}
