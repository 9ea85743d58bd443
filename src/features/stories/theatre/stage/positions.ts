import type { FigurePlace, StorySide } from '#model/media/story/script.types';
import type { FigurePose } from '#src/browser/live2d/live2d-stage.ts';

/** The picture is as wide as this for its height. */
export const STAGE_RATIO = 16 / 9;
/** Shares of half the width; three places across, of which each has several names (reference R140). */
const ACROSS: Readonly<Record<'left' | 'center' | 'right', number>> = {
  left: -0.34,
  center: 0,
  right: 0.34,
};
/** Half the width in the units of offsets. */
const HALF_UNITS = 640;
/** Where the feet are, in units of a stage that is 2 high: below the picture, which ends above the knees. */
const FEET = 1.72;
const SCALE = 1.26;
/** How far those who come from below are out of the picture. */
const BELOW = 2;
/** As far from the middle no part of a figure is in sight. */
const BEYOND = STAGE_RATIO + 0.6;

const groupOf = (side: StorySide): keyof typeof ACROSS =>
  side.startsWith('left') ? 'left' : side.startsWith('right') ? 'right' : 'center';

/** Whether the place lies below the picture. */
const isUnder = (side: StorySide): boolean => side.endsWith('Under');

export interface FigurePoint {
  readonly x: number;
  readonly y: number;
}

/** Where a figure stands there, in units of the stage. */
export function placeOf({ side, offset }: FigurePlace): FigurePoint {
  const share = ACROSS[groupOf(side)] + offset / HALF_UNITS;
  return { x: share * STAGE_RATIO, y: isUnder(side) ? FEET + BELOW : FEET };
}

/** Where a figure comes from or goes to out of sight: sides with `Over` are beyond the edges then. */
export function wayPointOf(place: FigurePlace): FigurePoint {
  const { x, y } = placeOf(place);
  if (place.side === 'leftOver') return { x: Math.min(x, -BEYOND), y };
  return place.side === 'rightOver' ? { x: Math.max(x, BEYOND), y } : { x, y };
}

/** A figure on its way from one point to another; `share` of the way, from 0 to 1. */
export function poseBetween(
  from: FigurePoint,
  to: FigurePoint,
  share: number,
): Pick<FigurePose, 'x' | 'y' | 'scale'> {
  // Quick at first, as someone who steps up to a place and stops there.
  const way = 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale: SCALE };
}
