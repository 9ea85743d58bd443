import type { PlayableChart } from '../playing/playable.ts';

/** A stretch of a chart that is drawn in one piece, in seconds from the start of the audio. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** Caps the pieces of a broken chart that goes on for hours. */
const MAX_CUTS = 1_000;

/** What a division may be off by: no piece is that short. */
const ROUNDING = 1e-9;

/** Cuts a chart into pieces of equal length, in order, at least one. The last may reach past its end. */
export function cutsOf(seconds: number, secondsEach: number): readonly Cut[] {
  const count = Math.min(MAX_CUTS, Math.max(1, Math.ceil(seconds / secondsEach - ROUNDING)));
  return Array.from({ length: count }, (_, at) => ({ from: at * secondsEach, to: (at + 1) * secondsEach }));
}

/** Widest and narrowest form of a picture, width by height. */
const WIDEST = 16 / 9;
const NARROWEST = 4 / 3;
const MIN_HEIGHT = 500;

/** How many columns a picture of the whole chart gets: it is to be about as wide as a screen (reference R71). */
export function pictureColumns(
  seconds: number,
  { pxPerSecond, columnWidth }: { readonly pxPerSecond: number; readonly columnWidth: number },
): number {
  const height = (columns: number): number => (seconds * pxPerSecond) / columns;
  let columns = 1;
  while (
    (columns * columnWidth) / height(columns) < NARROWEST &&
    ((columns + 1) * columnWidth) / height(columns + 1) <= WIDEST &&
    height(columns + 1) >= MIN_HEIGHT
  ) {
    columns += 1;
  }
  return columns;
}

const END_SECONDS = 2;

/** From the start of the audio to a little after the last note. */
export const wholeOf = ({ notes }: PlayableChart): Cut => ({
  from: 0,
  to: (notes.at(-1)?.time ?? 0) + END_SECONDS,
});
