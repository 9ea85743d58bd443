import type { PuppetBend, PuppetFade } from '#model/media/live2d/puppet/puppet.types';

/** Where a vertex stands: x from the middle, y from the top of the figure, which is 1,000 high. */
export interface MeshSpot {
  readonly x: number;
  readonly y: number;
}

export interface PieceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far each spot of a piece moves at each key of a parameter. */
export interface Bending {
  readonly parameter: string;
  readonly keys: readonly number[];
  readonly move: (spot: MeshSpot, key: number) => readonly [right: number, down: number];
}

/** Something drawn that moves by itself: a cell of the texture on a mesh of columns and rows. */
export interface FigurePiece {
  readonly id: string;
  readonly order: number;
  /** Drawing outside of it is cut off. */
  readonly box: PieceBox;
  /** SVG in coordinates of the figure. */
  readonly drawing: string;
  readonly columns: number;
  readonly rows: number;
  readonly joint: JointName | null;
  /** Another joint, and its share at a spot. */
  readonly second?: { readonly joint: JointName; readonly share: (spot: MeshSpot) => number };
  readonly bendings?: readonly Bending[];
  readonly fades?: readonly PuppetFade[];
}

type JointName = 'root' | 'body' | 'head' | 'armL' | 'armR' | 'forearmL' | 'forearmR';

export const FLOOR = 1000;

export const box = (left: number, top: number, right: number, bottom: number): PieceBox => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** Seen fully at some values and not at all at others. */
export const fade = (
  parameter: string,
  keys: readonly number[],
  opacities: readonly number[],
): PuppetFade => ({
  parameter: `PARAM_${parameter}`,
  keys,
  opacities,
});

/** A bend that is nothing at rest and grows to both sides. */
export const bending = (
  parameter: string,
  keys: readonly number[],
  move: (spot: MeshSpot, key: number) => readonly [number, number],
): Bending => ({ parameter: `PARAM_${parameter}`, keys, move });

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;

/** Spots of the mesh of a piece, row by row. */
export function spotsOf({ box: { x, y, width, height }, columns, rows }: FigurePiece): readonly MeshSpot[] {
  const spots: MeshSpot[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++)
      spots.push({ x: tenth(x + (width * column) / columns), y: tenth(y + (height * row) / rows) });
  return spots;
}

export function trianglesOf({ columns, rows }: FigurePiece): readonly number[] {
  const triangles: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column;
      const below = at + columns + 1;
      triangles.push(at, at + 1, below, at + 1, below + 1, below);
    }
  return triangles;
}

export const bendOf = ({ parameter, keys, move }: Bending, spots: readonly MeshSpot[]): PuppetBend => ({
  parameter,
  keys,
  offsets: keys.map((key) => {
    const list = spots.flatMap((spot) => move(spot, key).map(tenth));
    return list.some((number) => number !== 0) ? list : [];
  }),
});
