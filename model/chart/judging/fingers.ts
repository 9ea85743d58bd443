import type { PlayableChart, Ribbon } from '../playing/playable.ts';
import type { Target } from './targets.ts';
import { EDGE_SECONDS } from './windows.ts';

/** A finger on the stage. */
export interface Finger {
  readonly id: number;
  x: number;
  dx: number;
  dy: number;
  /** Has no note of its own, so that it may take over a slide. */
  isFree: boolean;
  /** The flick it came down for. */
  flick: Target | null;
  held: HeldRibbon | null;
  /** Where a flick at the end of what it holds is measured from, once it may come. */
  anchor: { readonly dx: number; readonly dy: number } | null;
}

export interface HeldRibbon {
  readonly ribbon: Ribbon;
  readonly start: Target;
  readonly end: Target;
  holder: Finger | null;
}

/** A flick whose finger came down. */
export interface Touched {
  readonly error: number;
  /** Of the chart: later it is a miss. */
  readonly until: number;
}

/** In widths of the stage: any way for a flick, for each lane of a directional note its own way. */
const FLICK_WIDTHS = 0.04;
const DIRECTIONAL_WIDTHS = 0.01;

/** Whether a place in lanes hits the note. */
export const isOver = ({ left, right }: Target, x: number): boolean => left <= x && x <= right;

/** Whether a finger that moved so far, in widths of the stage, flicked the note. */
export function isFlicked({ gesture, direction, width }: Target, dx: number, dy: number): boolean {
  if (gesture !== 'directional') return Math.hypot(dx, dy) >= FLICK_WIDTHS - EDGE_SECONDS;
  return (direction === 'Left' ? -dx : dx) >= DIRECTIONAL_WIDTHS * width - EDGE_SECONDS;
}

export const isFlick = ({ gesture }: Target): boolean => gesture === 'flick' || gesture === 'directional';

/** Index of the first target that is not before the moment. */
export function firstFrom(targets: readonly Target[], time: number): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((targets[middle]?.time ?? Number.POSITIVE_INFINITY) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Slides and holds by their numbers, from their start to their end. */
export function heldRibbons({ ribbons }: PlayableChart, targets: readonly Target[]): Map<number, HeldRibbon> {
  const starts = new Map<number, Target>();
  const held = new Map<number, HeldRibbon>();
  for (const target of targets) {
    if (target.ribbon === null) continue;
    const ribbon = ribbons[target.ribbon];
    const start = starts.get(target.ribbon);
    if (!start) starts.set(target.ribbon, target);
    else if (ribbon && target.part !== 'tick') {
      held.set(target.ribbon, { ribbon, start, end: target, holder: null });
    }
  }
  return held;
}
