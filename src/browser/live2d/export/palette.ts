type PaletteColour = readonly [red: number, green: number, blue: number];

/** A picture in at most 256 colours, of which one may be none. */
export interface IndexedPicture {
  readonly palette: readonly PaletteColour[];
  readonly indices: Uint8Array;
  /** -1 where every pixel is there. */
  readonly transparentIndex: number;
}

const MAX_COLOURS = 256;
/** What is more than half transparent is not there: a GIF has nothing between. */
const HALF = 128;

const split = (colour: number): PaletteColour => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** Colours that are there, or null where they are more than fit. */
function fewColours(pixels: Uint8ClampedArray): ReadonlySet<number> | null {
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < HALF) continue;
    colours.add((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!);
    if (colours.size >= MAX_COLOURS) return null;
  }
  return colours;
}

function nearest(palette: readonly PaletteColour[], [red, green, blue]: PaletteColour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, colour] of palette.entries()) {
    // Eyes see green best.
    const far = 2 * (colour[0] - red) ** 2 + 4 * (colour[1] - green) ** 2 + 3 * (colour[2] - blue) ** 2;
    if (far >= least) continue;
    least = far;
    best = index;
  }
  return best;
}

/**
 * Colours of a drawing stay as they are as long as they are fewer than 256: the library would join those that are alike in five or six
 * bits even then. `choose` finds the best ones of more.
 */
export function indexPicture(
  pixels: Uint8ClampedArray,
  choose: (pixels: Uint8ClampedArray, most: number) => readonly PaletteColour[],
): IndexedPicture {
  const few = fewColours(pixels);
  const colours = few ? [...few].map(split) : choose(pixels, MAX_COLOURS - 1);
  // The last place, which is there only when a pixel needs it, or nothing else is.
  const nothing = colours.length;
  const known = new Map<number, number>(few ? [...few].map((colour, index) => [colour, index]) : []);
  const indices = new Uint8Array(pixels.length / 4);
  let isWhole = true;
  for (let pixel = 0, at = 0; at < pixels.length; pixel += 1, at += 4) {
    if (pixels[at + 3]! < HALF) {
      indices[pixel] = nothing;
      isWhole = false;
      continue;
    }
    const colour = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
    const index = known.get(colour) ?? nearest(colours, split(colour));
    known.set(colour, index);
    indices[pixel] = index;
  }
  if (isWhole) return { palette: colours, indices, transparentIndex: -1 };
  return { palette: [...colours, [0, 0, 0]], indices, transparentIndex: nothing };
}
