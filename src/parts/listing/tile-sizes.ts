import type { TileShape } from '#model/listing/tile-shapes';
import type { TileSizes } from './listing.ts';

/** What the kit draws tiles of this shape by. */
export function tileSizes({ phone, wide, ratio, lines }: TileShape): TileSizes {
  const height = (width: number): number => width * ratio + lines;
  return { phone: { width: phone, height }, wide: { width: wide, height } };
}
