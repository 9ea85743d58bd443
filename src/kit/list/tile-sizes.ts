import type { TileShape } from '#model/listing/tile-shapes';
import type { TileSizes } from './listing.ts';

/** What the kit draws tiles of this shape by. */
export function tileSizes({
  phone,
  wide,
  ratio,
  lines,
  phoneLines = lines,
}: Omit<TileShape, 'first'>): TileSizes {
  return {
    phone: { width: phone, height: (width) => width * ratio + phoneLines },
    wide: { width: wide, height: (width) => width * ratio + lines },
  };
}
