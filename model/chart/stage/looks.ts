import { SPRITES, type Sprite } from './draw-list.ts';

/** Sizes of what is drawn, in widths of a lane at its depth. */

interface Size {
  readonly width: number;
  readonly height: number;
}

const NOTE_HEIGHT = 0.2;
const BAR: Size = { width: 0.94, height: NOTE_HEIGHT };
const ARROW: Size = { width: 0.62, height: 0.5 };
const CAP: Size = { width: 0.3, height: 0.5 };

const SIZES: Record<Sprite, Size> = {
  tap: BAR,
  offBeat: BAR,
  flick: BAR,
  skill: BAR,
  hold: BAR,
  tick: { width: 0.7, height: 0.14 },
  left: ARROW,
  right: ARROW,
  flickTop: { width: 0.55, height: 0.3 },
  leftTop: CAP,
  rightTop: CAP,
};

/** By place in `SPRITES`. */
export const WIDTHS = Float64Array.from(SPRITES, (sprite) => SIZES[sprite].width);
export const HEIGHTS = Float64Array.from(SPRITES, (sprite) => SIZES[sprite].height);

/** How far the arrow of a flick stands above its note, and a cap beyond the last lane's middle. */
export const FLICK_TOP_RISE = 0.31;
export const CAP_REACH = 0.5;

/** Arrows move to and fro this far to each side, this many times a second. */
export const FLICK_BOB = NOTE_HEIGHT / 4;
export const CAP_BOB = 1 / 4;
export const BOBS_PER_SECOND = 3;

export const RIBBON_WIDTH = 0.76;
export const TIE_THICKNESS = 0.06;

/** What draw lists hold of a sprite. */
export const kindOf = (sprite: Sprite): number => SPRITES.indexOf(sprite);

/** How long a hit shows at the line, and how long it lights its lanes. */
export const HIT_SECONDS = 0.25;
export const LIGHT_SECONDS = 0.1;

/** A note that a player may still hit, or has missed, goes on past the line for so long. */
export const PAST_SECONDS = 0.3;
