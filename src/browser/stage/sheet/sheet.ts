import { SPRITES } from '#model/chart/stage/draw-list';
import { LANES } from '#model/chart/stage/geometry';
import type { TextureRect } from '../quads.ts';
import type { Skin, StagePicture } from '../skin.ts';
import { planSheet } from './sheet-plan.ts';
import type { Signs } from './signs.ts';

/** A picture in the sheet, with what is needed to fit it over a sprite. */
export interface Cell extends TextureRect {
  readonly width: number;
  readonly height: number;
  readonly bodyWidth: number;
  /** 0 when the width alone counts. */
  readonly bodyHeight: number;
}

/** All pictures of notes, letters and light on one canvas. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  /** By place in `SPRITES` times 7 plus lane. */
  readonly notes: readonly Cell[];
  readonly ribbon: Cell;
  readonly tie: Cell;
  readonly digits: readonly Cell[];
  readonly combo: Cell;
  readonly perfect: Cell;
  readonly white: Cell;
  readonly ring: Cell;
  readonly glow: Cell;
  readonly beam: Cell;
}

/** Clear pixels around each picture: copies of a sixteenth of the size keep one of them. */
const GAP = 16;
const SHARPNESS = [0.5, 0.75, 1, 1.5, 2, 3] as const;

/** Pixels of the sheet per pixel of the stage: few steps, so that a window that is dragged does not redraw all each time. */
export const sharpnessFor = (pixels: number): number =>
  SHARPNESS.find((step) => step >= pixels * 0.95) ?? SHARPNESS.at(-1)!;

const notePictures = (skin: Skin): StagePicture[] =>
  SPRITES.flatMap((sprite) => Array.from({ length: LANES }, (_, lane) => skin.picture(sprite, lane)));

/** The middle half: what is stretched along its way must not reach the clear pixels above and below. */
const middle = (cell: Cell): Cell => {
  const quarter = (cell.bottom - cell.top) / 4;
  return { ...cell, top: cell.top + quarter, bottom: cell.bottom - quarter };
};

const middleBoth = (cell: Cell): Cell => {
  const quarter = (cell.right - cell.left) / 4;
  return { ...middle(cell), left: cell.left + quarter, right: cell.right - quarter };
};

function drawAll(
  pictures: readonly StagePicture[],
  sharpness: number,
): { readonly canvas: HTMLCanvasElement; readonly cells: ReadonlyMap<StagePicture, Cell> } {
  const scales = pictures.map(({ detail }) => Math.min(sharpness, detail));
  const sizes = pictures.map(({ width, height }, index) => ({
    width: Math.ceil(width * scales[index]!),
    height: Math.ceil(height * scales[index]!),
  }));
  const plan = planSheet(sizes, GAP);
  const canvas = document.createElement('canvas');
  canvas.width = plan.width;
  canvas.height = plan.height;
  const context = canvas.getContext('2d')!;
  const cells = new Map<StagePicture, Cell>();
  for (const [index, picture] of pictures.entries()) {
    const { x, y } = plan.corners[index]!;
    const { width, height, bodyWidth } = picture;
    const scale = scales[index]!;
    context.save();
    context.setTransform(scale, 0, 0, scale, x, y);
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    picture.draw(context);
    context.restore();
    cells.set(picture, {
      left: x / plan.width,
      top: y / plan.height,
      right: (x + width * scale) / plan.width,
      bottom: (y + height * scale) / plan.height,
      width,
      height,
      bodyWidth,
      bodyHeight: picture.bodyHeight ?? 0,
    });
  }
  return { canvas, cells };
}

export function makeSheet(skin: Skin, signs: Signs, sharpness: number): Sheet {
  const notes = notePictures(skin);
  const { digits, ...others } = signs;
  const all = new Set([...notes, skin.ribbon, skin.tie, ...digits, ...Object.values(others)]);
  const { canvas, cells } = drawAll([...all], sharpness);
  const cell = (picture: StagePicture): Cell => cells.get(picture)!;
  return {
    canvas,
    notes: notes.map(cell),
    ribbon: middle(cell(skin.ribbon)),
    tie: cell(skin.tie),
    digits: digits.map(cell),
    combo: cell(signs.combo),
    perfect: cell(signs.perfect),
    white: middleBoth(cell(signs.white)),
    ring: cell(signs.ring),
    glow: cell(signs.glow),
    beam: cell(signs.beam),
  };
}
