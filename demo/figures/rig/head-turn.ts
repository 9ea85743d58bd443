import { type Bending, bending, type MeshSpot } from './piece.ts';

/** The head as a dome whose edge still lies before the middle, so that the outline of a face goes along and stays smooth. */
const MIDDLE_Y = 200;
const RADIUS = 135;
const EDGE = 26;
const DOME = 92;
/** A drawn face shows little of a real turn before it looks wrong. */
const TURN_X = (0.62 * Math.PI) / 180;
const TURN_Y = (0.46 * Math.PI) / 180;
const KEYS = [-30, 0, 30];

/** How far in front of the middle of the head something lies, at a spot. */
export type Depth = (spot: MeshSpot) => number;

/** On the face, or so far before it. */
export const onFace =
  (before = 0): Depth =>
  ({ x, y }) =>
    EDGE + DOME * Math.max(0, 1 - (x * x + (y - MIDDLE_Y) * (y - MIDDLE_Y)) / (RADIUS * RADIUS)) + before;

export const atDepth =
  (depth: number): Depth =>
  () =>
    depth;

/** The two bends of everything on the head that turn it. */
export const headTurns = (depth: Depth): readonly Bending[] => [
  bending('ANGLE_X', KEYS, (spot, key) => {
    const angle = key * TURN_X;
    return [spot.x * (Math.cos(angle) - 1) + depth(spot) * Math.sin(angle), 0];
  }),
  bending('ANGLE_Y', KEYS, (spot, key) => {
    const angle = key * TURN_Y;
    return [0, (spot.y - MIDDLE_Y) * (Math.cos(angle) - 1) - depth(spot) * Math.sin(angle)];
  }),
];

/** Swings from a root downwards, the more the further from it. */
export const swings = (parameter: string, root: number, tip: number, reach: number): Bending =>
  bending(parameter, [-1, 0, 1], ({ y }, key) => {
    const share = Math.min(Math.max((y - root) / (tip - root), 0), 1);
    return [key * reach * share * share, -Math.abs(key) * reach * 0.18 * share * share];
  });
