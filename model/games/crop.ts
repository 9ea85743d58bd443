import type { GameDifficulty } from './settings.ts';

/** A part of a picture, in shares of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of cards' pictures in the game, in pixels (reference R15). */
const PICTURE = { width: 1334, height: 1002 } as const;
/** Of what is shown. */
const CROP_RATIO = 5 / 3;

/** Width of what is shown in pixels of the picture. */
const WIDTHS: Readonly<Record<GameDifficulty, number>> = { easy: 400, normal: 250, hard: 150, extreme: 150 };

/** Where she is in most pictures: towards the edges there is background. */
const FIELD: Crop = { left: 0.12, top: 0.06, width: 0.76, height: 0.8 };

/** `across` and `down` in [0, 1] choose the place in the middle of the picture. */
export function cropAt(difficulty: GameDifficulty, across: number, down: number): Crop {
  const width = WIDTHS[difficulty] / PICTURE.width;
  const height = WIDTHS[difficulty] / CROP_RATIO / PICTURE.height;
  return {
    left: FIELD.left + across * (FIELD.width - width),
    top: FIELD.top + down * (FIELD.height - height),
    width,
    height,
  };
}

/** How much wider a crop becomes with the hint. */
const WIDER = 2;

const within = (start: number, size: number): number => Math.min(1 - size, Math.max(0, start));

/** The same place with more around it. */
export function widened({ left, top, width, height }: Crop): Crop {
  const wide = Math.min(1, width * WIDER);
  const high = Math.min(1, height * WIDER);
  return {
    left: within(left - (wide - width) / 2, wide),
    top: within(top - (high - height) / 2, high),
    width: wide,
    height: high,
  };
}

/** Thumbnails are square (reference R15). */
const THUMB = 180;
/** Side of what is shown of one, in pixels of the thumbnail. */
const SIDES: Readonly<Record<GameDifficulty, number>> = { easy: 180, normal: 110, hard: 80, extreme: 60 };

/** The same of a thumbnail: all of it in the easiest games. */
export function thumbCropAt(difficulty: GameDifficulty, across: number, down: number): Crop {
  const side = SIDES[difficulty] / THUMB;
  return { left: across * (1 - side), top: down * (1 - side), width: side, height: side };
}
