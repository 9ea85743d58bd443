import type { TileShape } from '#model/listing/tile-shapes';
import type { TileSize } from './grid/use-tile-rows.ts';
import type { TileSizes } from './listing.ts';

/** A row on a phone, with room for five lines: of the title and of one line below it there may be two each. */
export const PHONE_ROW: TileSize = { width: 300, height: () => 94 };

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
