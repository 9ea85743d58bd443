/** Which part of a card's picture a member shows on top of their page. */
export interface PosterCard {
  readonly id: number;
  /** 0 shows its top, 1 its bottom (reference R90). */
  readonly offset: number;
  readonly trainedArt: boolean;
}

/** How far down the picture the strip lies, from 0 to 1: of what is higher than the strip, so much is above it. */
export const posterPosition = (offset: number): number =>
  Number.isFinite(offset) ? Math.min(1, Math.max(0, offset)) : 0;
