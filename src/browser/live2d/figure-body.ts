import type { Container } from '@pixi/display';
import type { Parameter } from '#model/media/live2d/parameters';

export const BODY_KINDS = ['cubism', 'puppet', 'still'] as const;
/** Drawn by Cubism, drawn by ourselves, or a picture that does not move. */
export type BodyKind = (typeof BODY_KINDS)[number];

/**
 * What moves of a figure: it takes numbers and shows them, and knows nothing of motions or of time. Everything that moves it
 * is worked out by `Animator` (model/media/live2d), so that all kinds of bodies move alike and a film can be taken frame by frame.
 */
export interface MovedBody {
  readonly kind: BodyKind;
  /** How large it is at scale 1. */
  readonly size: { readonly width: number; readonly height: number };
  /** None for a picture that does not move. */
  readonly parameters: readonly Parameter[];
  /** Takes effect with the next `pose`. Ids that the body does not have, and values out of range, do no harm. */
  set(id: string, value: number): void;
  /** Shows the numbers as they are now. `stepMs` is how far hair and clothes swing on; 0 leaves them. */
  pose(stepMs: number): void;
  /** Gives back textures and buffers. */
  close(): void;
}

/** In units of a figure, or in pixels of the page. */
export interface BodyPoint {
  readonly x: number;
  readonly y: number;
}

/** What is drawn of a figure by the graphics card. */
export interface FigureBody extends MovedBody {
  /** To be put on the stage. Its origin is the middle of the figure's feet line. */
  readonly view: Container;
}

/** The bytes of the files of a model, however they came. */
export interface BodyFiles {
  readonly model: Uint8Array;
  readonly physics: Uint8Array | null;
  readonly textures: readonly ImageBitmap[];
}
