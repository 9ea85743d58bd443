import { asList, asNumber, asObject } from './reading.ts';

/** A picture on a sheet, in pixels from its left upper corner. */
export interface SheetSprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sheets are a few thousand pixels wide; what lies beyond is a mistake. */
const FURTHEST = 16_384;
const MOST = 500;

function readSprite(value: unknown): SheetSprite | null {
  const row = asObject(value);
  const [x, y, width, height] = [row.x, row.y, row.width, row.height].map(asNumber);
  if (x == null || y == null || width == null || height == null) return null;
  const isOnSheet =
    x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= FURTHEST && y + height <= FURTHEST;
  return isOnSheet ? { x, y, width, height } : null;
}

/** Reads `Base.mSprites` of the script of a title that moves (reference R15). */
export const readSprites = (json: unknown): readonly SheetSprite[] =>
  asList(asObject(asObject(json).Base).mSprites, readSprite).slice(0, MOST);
