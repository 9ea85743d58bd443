/** Pixels as a graphics card gives them: colours multiplied by their opacity. */
export interface CardPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture out of one that is `finer` times as large each way: means of colours that are multiplied, which no unseen colour gets into,
 * then divided by the opacity. Pixi's own way of doing that goes over 255 and begins at 0 again.
 */
export function asPicture({ data, width, height }: CardPixels, finer: number): ImageData {
  const wide = Math.floor(width / finer);
  const high = Math.floor(height / finer);
  const picture = new ImageData(wide, high);
  const to = picture.data;
  const count = finer * finer;
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let row = 0; row < finer; row++) {
        let from = 4 * ((y * finer + row) * width + x * finer);
        for (let column = 0; column < finer; column++, from += 4) {
          red += data[from]!;
          green += data[from + 1]!;
          blue += data[from + 2]!;
          alpha += data[from + 3]!;
        }
      }
      if (alpha === 0) continue;
      // The array rounds, and keeps to 255.
      to[at] = (255 * red) / alpha;
      to[at + 1] = (255 * green) / alpha;
      to[at + 2] = (255 * blue) / alpha;
      to[at + 3] = alpha / count;
    }
  }
  return picture;
}
