/** Pixels of the stage: `x` to the right, `y` down. Views scale all of it (reference R76). */
export const STAGE_WIDTH = 1334;
export const STAGE_HEIGHT = 750;

/** What a sprite shows; its place here is what `kinds` holds. */
export const SPRITES = [
  'tap',
  'offBeat',
  'flick',
  'skill',
  'hold',
  'tick',
  'left',
  'right',
  'flickTop',
  'leftTop',
  'rightTop',
] as const;
export type Sprite = (typeof SPRITES)[number];

/**
 * What one frame shows, on arrays that every frame rewrites and that never grow. Only the first `…Count` entries count; all of them are
 * from back to front.
 */
export interface DrawList {
  /** Lines between notes of one beat: x0, y0, x1, y1, thickness. */
  readonly ties: Float32Array;
  tieCount: number;
  /** Where notes can be hit, on their lanes: four corners, far left, far right, near right, near left. */
  readonly windows: Float32Array;
  /** 1 for PERFECT, 0 for GREAT around it. */
  readonly windowKinds: Uint8Array;
  windowCount: number;
  /** Pieces of slides and holds: four corners, far left, far right, near right, near left. */
  readonly ribbons: Float32Array;
  /** 1 for a piece that is held at this moment. */
  readonly ribbonHeld: Uint8Array;
  ribbonCount: number;
  /** Sprites: centre x, centre y, width, height. */
  readonly sprites: Float32Array;
  /** Index into `SPRITES`. */
  readonly spriteKinds: Uint8Array;
  /** Lane 0–6 whose picture of a skin it takes. */
  readonly spriteLanes: Uint8Array;
  spriteCount: number;
  /** Hits that just happened, at the line: centre x, width, age from 0 to 1. */
  readonly hits: Float32Array;
  /** Index into `SPRITES` of the note that was hit. */
  readonly hitKinds: Uint8Array;
  hitCount: number;
  /** Light of each lane from 0 to 1. */
  readonly lanes: Float32Array;
  /** Notes up to now. */
  combo: number;
  /** Seconds since the last of them; infinite before the first. */
  sinceHit: number;
}

/** What has become of the notes of a chart that is played. */
export interface Played {
  /** By index among the notes of the chart: when it was hit, in seconds; NaN before, infinite when it was missed. */
  readonly hitAt: Float64Array;
}

/** What a visitor sets of the picture. */
export interface StageOptions {
  /** Seconds that a note takes from the far end to the line. */
  readonly approach: number;
  /** 1 is usual. */
  readonly noteSize: number;
  /** Share of the way, from the far end, that is covered. */
  readonly cover: number;
  /** Share of the way, from the line, on which notes vanish. */
  readonly hidden: number;
  readonly hasTies: boolean;
  readonly hasOffBeat: boolean;
  readonly hasLaneLight: boolean;
  /** Where notes can be hit PERFECT and GREAT. */
  readonly hasWindows: boolean;
}
