import type { Spot } from './zoom.ts';

/** Shorter ways are a press that slipped, in pixels. */
const SHORTEST = 48;
/** It goes sideways so many times as far as up or down. */
const STEEPEST = 2;

/** What a finger means that went from one spot to another: a page on (1), a page back (-1), or nothing. */
export function swipeOf(from: Spot, to: Spot): -1 | 1 | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < SHORTEST || Math.abs(dx) < STEEPEST * Math.abs(dy)) return null;
  return dx < 0 ? 1 : -1;
}
