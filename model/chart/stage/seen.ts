import type { DrawList, StageOptions } from './draw-list.ts';
import { clampApproach, depthAt, LANE_WIDTH, LANES, timeAfter } from './geometry.ts';
import { HEIGHTS, WIDTHS } from './looks.ts';

/** Between these two moments of the chart lies what a frame shows on the way: the nearer one is the present unless notes hide before the line. */
export const nearMoment = (seconds: number, { approach, hidden }: StageOptions): number =>
  seconds - timeAfter(1 - hidden) * clampApproach(approach);

export const farMoment = (seconds: number, { approach, cover }: StageOptions): number =>
  seconds - timeAfter(cover) * clampApproach(approach);

/** Depth at which a frame shows a moment of the chart. */
export const depthOf = (moment: number, seconds: number, { approach }: StageOptions): number =>
  depthAt((seconds - moment) / clampApproach(approach));

/** What `passed` reads of a list of times. */
export const self = (time: number): number => time;

/** Charts by hand leave the lanes on purpose. */
const skinLane = (lane: number): number => Math.min(LANES - 1, Math.max(0, Math.round(lane)));

/** `size` 1 is a note as wide as its lane at the line. */
export function addSprite(
  out: DrawList,
  kind: number,
  lane: number,
  x: number,
  y: number,
  size: number,
): void {
  const at = out.spriteCount;
  out.sprites[at * 4] = x;
  out.sprites[at * 4 + 1] = y;
  out.sprites[at * 4 + 2] = (WIDTHS[kind] ?? 0) * size * LANE_WIDTH;
  out.sprites[at * 4 + 3] = (HEIGHTS[kind] ?? 0) * size * LANE_WIDTH;
  out.spriteKinds[at] = kind;
  out.spriteLanes[at] = skinLane(lane);
  out.spriteCount = at + 1;
}
