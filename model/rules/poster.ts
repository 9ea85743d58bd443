/** Which part of a card's picture a member shows on top of their page. */
export interface PosterCard {
  readonly id: number;
  /** 0 shows its top, 1 its bottom (reference R90). */
  readonly offset: number;
  readonly trainedArt: boolean;
}

/** The vertical position of the strip, from 0 to 1: the fraction of the overflow that lies above it. */
export const posterPosition = (offset: number): number =>
  Number.isFinite(offset) ? Math.min(1, Math.max(0, offset)) : 0;
