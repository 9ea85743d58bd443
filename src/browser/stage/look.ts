import type { StageTexts } from './sheet/signs.ts';

/** What a visitor sets of the picture, and what depends on the song and the language. */
export interface StageLook {
  /** From 0.1 to 1. */
  readonly ribbonOpacity: number;
  /** How dark the background is made: 0 as it is drawn, 1 black. */
  readonly dim: number;
  /** '#rrggbb' of the lights, such as that of the band. */
  readonly colour: string;
  /** Share of the way, from the far end, that lies under a lid. */
  readonly cover: number;
  /** Less motion is wanted: nothing grows or flies. */
  readonly isStill: boolean;
  /** In the visitor's language. */
  readonly texts: StageTexts;
  /** Frames per second that the caller means to draw. */
  readonly frameRate: number;
  /** Share of the pixels of the screen to each side. */
  readonly sharpness: number;
}

/** Until the caller says how it is to be. */
export const FIRST_LOOK: StageLook = {
  ribbonOpacity: 0.7,
  dim: 0,
  colour: '#33ddaa',
  cover: 0,
  isStill: false,
  texts: { combo: 'COMBO', perfect: 'PERFECT' },
  frameRate: 60,
  sharpness: 1,
};
