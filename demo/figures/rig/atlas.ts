import { el, group, svg } from '#model/encoding/svg/svg';
import { onSide } from '../drawing/sides.ts';
import type { PieceBox } from './piece.ts';

/** Pixels of the texture for a unit of the figure. */
const SHARPNESS = 1.6;
/** So that neighbours do not shine through at the edges. */
const GAP = 4;
const WIDTH = 1536;

interface AtlasCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Atlas {
  readonly width: number;
  readonly height: number;
  /** As the pieces are given. */
  readonly places: readonly AtlasPlace[];
}

/** What has a place on the texture. */
interface Drawn {
  readonly box: PieceBox;
  readonly drawing: string;
}

/** Where a piece is found on the texture. */
export interface AtlasPlace {
  readonly cell: AtlasCell;
  /** It is the mirrored side of something drawn already, and shares its cell. */
  readonly isMirrored: boolean;
}

/** For each piece the one whose cell it takes, which is mostly itself. */
function twinsOf(pieces: readonly Drawn[]): readonly number[] {
  const byDrawing = new Map<string, number>();
  return pieces.map(({ drawing, box }, index) => {
    const twin = byDrawing.get(drawing);
    const other = twin === undefined ? null : pieces[twin]!.box;
    if (
      twin !== undefined &&
      other?.x === -box.x - box.width &&
      other.y === box.y &&
      other.height === box.height
    )
      return twin;
    byDrawing.set(onSide(-1, drawing), index);
    return index;
  });
}

/** Lays pieces into rows, the tallest first; sides that mirror each other share a cell. */
export function layOut(pieces: readonly Drawn[]): Atlas {
  const twins = twinsOf(pieces);
  const cells = new Map<number, AtlasCell>();
  const order = [...new Set(twins)].toSorted(
    (one, other) => pieces[other]!.box.height - pieces[one]!.box.height,
  );
  let [x, y, rowHeight] = [GAP, GAP, 0];
  for (const index of order) {
    const { box } = pieces[index]!;
    const width = Math.ceil(box.width * SHARPNESS);
    const height = Math.ceil(box.height * SHARPNESS);
    if (x + width + GAP > WIDTH) {
      y += rowHeight + GAP;
      x = GAP;
      rowHeight = 0;
    }
    cells.set(index, { x, y, width, height });
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
  }
  return {
    width: WIDTH,
    height: Math.ceil((y + rowHeight + GAP) / 4) * 4,
    places: twins.map((twin, index) => ({ cell: cells.get(twin)!, isMirrored: twin !== index })),
  };
}

/** Each drawing in its cell, cut off at the edges of its box. */
export function atlasPicture(atlas: Atlas, pieces: readonly Drawn[]): string {
  const drawn = pieces.map(({ box, drawing }, index) => {
    const { cell, isMirrored } = atlas.places[index]!;
    if (isMirrored) return '';
    const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
    return el('svg', { ...cell, viewBox, preserveAspectRatio: 'none' }, group(drawing, {}));
  });
  return svg(atlas.width, atlas.height, drawn.join(''));
}
