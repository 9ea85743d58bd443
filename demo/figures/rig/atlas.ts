import { el, group, svg } from '#model/encoding/svg/svg';
import type { PieceBox } from './piece.ts';

/** Pixels of the texture for a unit of the figure. */
const SHARPNESS = 1.6;
/** So that neighbours do not shine through at the edges. */
const GAP = 4;
const WIDTH = 1536;

export interface AtlasCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Atlas {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly AtlasCell[];
}

/** Lays boxes into rows, the tallest first. */
export function layOut(boxes: readonly PieceBox[]): Atlas {
  const cells: AtlasCell[] = boxes.map(() => ({ x: 0, y: 0, width: 0, height: 0 }));
  const order = boxes
    .map((_, index) => index)
    .toSorted((one, other) => boxes[other]!.height - boxes[one]!.height);
  let [x, y, rowHeight] = [GAP, GAP, 0];
  for (const index of order) {
    const width = Math.ceil(boxes[index]!.width * SHARPNESS);
    const height = Math.ceil(boxes[index]!.height * SHARPNESS);
    if (x + width + GAP > WIDTH) {
      y += rowHeight + GAP;
      x = GAP;
      rowHeight = 0;
    }
    cells[index] = { x, y, width, height };
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
  }
  return { width: WIDTH, height: Math.ceil((y + rowHeight + GAP) / 4) * 4, cells };
}

/** Each drawing in its cell, cut off at the edges of its box. */
export function atlasPicture(
  atlas: Atlas,
  pieces: readonly { readonly box: PieceBox; readonly drawing: string }[],
): string {
  const drawn = pieces.map(({ box, drawing }, index) => {
    const { x, y, width, height } = atlas.cells[index]!;
    const view = `${box.x} ${box.y} ${box.width} ${box.height}`;
    return el('svg', { x, y, width, height, viewBox: view, preserveAspectRatio: 'none' }, group(drawing, {}));
  });
  return svg(atlas.width, atlas.height, drawn.join(''));
}
