import { LANE_WIDTH } from './geometry.ts';

/**
 * A slide's piece goes straight from lane to lane in time, but not on the screen, because depth grows by a power. It is cut into quads
 * in equal steps of the fourth root of depth, which keeps every chord within half a pixel of the curve:
 *
 * On the screen x = LANE_WIDTH · (0.05 + 0.95·d) · lane, with lane = a + b·ln d, so that |x″| ≤ LANE_WIDTH · b · d^−1.5 at all depths d
 * from the far end to the line. A chord over a step h of depth misses the curve by h²·|x″|/8. In equal steps of d^¼ h grows with d^¾, and the
 * two cancel out.
 */
const MAX_ERROR_PX = 0.5;
const FOURTH_ROOT = 4;
const STEEPNESS = FOURTH_ROOT * Math.sqrt(LANE_WIDTH / (8 * MAX_ERROR_PX));

/** Quads that a piece needs which covers some lanes between two fourth roots of depth. */
export function stepsOf(lanes: number, farRoot: number, nearRoot: number): number {
  const growth = FOURTH_ROOT * Math.log(nearRoot / farRoot);
  return Math.max(1, Math.ceil(STEEPNESS * Math.sqrt(lanes / growth) * (nearRoot - farRoot)));
}

/** No value of (1 − e^(−g/4)) / √g is greater. */
const MAX_BEND = 0.32;

/** No piece needs more, at whatever approach, whatever part of it is seen. */
export const mostSteps = (lanes: number): number =>
  Math.max(1, Math.ceil(STEEPNESS * Math.sqrt(lanes) * MAX_BEND));
