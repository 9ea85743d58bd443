import type { FigureHabits, LookPoint } from '#model/media/live2d/animator/animator';
import type { BundleFile, ModelFiles } from '#model/media/live2d/model-files';
import type { Parameter } from '#model/media/live2d/parameters';
import type { BodyKind } from './figure-body.ts';

/** Where files of a model come from: the origin, or a package that the visitor opened. */
export interface ModelSource {
  readonly files: ModelFiles;
  /** Rejects with `FileMissing` where there is none, where a page came instead, and where it takes too long. */
  read(file: BundleFile, signal: AbortSignal): Promise<Uint8Array>;
  /** Shown where neither Cubism nor a puppet can be drawn; null for none, or while it is not known yet. */
  readonly still: string | null;
}

export class FileMissing extends Error {
  readonly file: BundleFile;

  constructor(file: BundleFile) {
    super(`${file.bundle}/${file.file}`);
    this.file = file;
  }
}

/** Where a figure stands: in units of the stage, which is 2 high and has its origin in the middle; y grows downwards. */
export interface FigurePose {
  readonly x: number;
  readonly y: number;
  /** 1: as high as the stage. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly opacity: number;
  readonly isShown: boolean;
  /** How bright it is, from 0 (black) to 1, which it is without it. */
  readonly light?: number;
}

export interface PlayOptions {
  readonly isLoop?: boolean;
  /** The model that it is borrowed from. */
  readonly of?: ModelSource;
  /** Called once its file is there and it plays. */
  readonly onBegin?: () => void;
}

/** A figure on the stage. Motions and expressions are loaded when they are first played. */
export interface StageFigure {
  readonly kind: BodyKind;
  readonly parameters: readonly Parameter[];
  readonly motions: readonly string[];
  readonly expressions: readonly string[];
  place(pose: FigurePose): void;
  setHabits(habits: FigureHabits): void;
  /**
   * Resolves once the motion has ended or another one took its place; a loop ends only so. Rejects with `FileMissing`; the next call
   * tries the file again.
   */
  play(motion: string, options?: PlayOptions): Promise<void>;
  stop(): void;
  /** Null takes it off. Rejects with `FileMissing`. */
  express(expression: string | null, of?: ModelSource): Promise<void>;
  /** Keeps a parameter at a value whatever else plays; null lets it go. */
  hold(parameter: string, value: number | null): void;
  /** As it was drawn last. */
  valueOf(parameter: string): number;
  /** Null looks nowhere. */
  lookAt(point: LookPoint | null): void;
  /** From 0 to 1, for what is said; null leaves the mouth to the motion. */
  openMouth(share: number | null): void;
  /** In pixels of the page within the stage, as it was drawn last. */
  bounds(): { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  remove(): void;
}

export type StageBackground =
  | { readonly kind: 'none' }
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'gradient'; readonly from: string; readonly to: string; readonly degrees: number }
  | { readonly kind: 'picture'; readonly picture: ImageBitmap };

export interface StageShot {
  /** Times the size that the stage has on the page. */
  readonly scale: number;
  readonly isTransparent: boolean;
}

/** Figures before a background. Nothing moves except by `step`: the owner of the stage drives its clock. */
export interface Live2dStage {
  add(model: ModelSource, signal: AbortSignal): Promise<StageFigure>;
  /** From back to front. */
  arrange(figures: readonly StageFigure[]): void;
  setBackground(background: StageBackground): void;
  resize(width: number, height: number, pixelRatio: number): void;
  /** Lets so much time pass for all figures and draws them. 0 draws them as they are. */
  step(ms: number): void;
  /** Draws the moment once more, as large as wanted; colours are not multiplied by their opacity. */
  shoot(shot: StageShot): Promise<ImageData>;
  /** For recording what is on the page. */
  readonly canvas: HTMLCanvasElement;
  /** The graphics card took the picture away. */
  onLost(hear: () => void): void;
  /** It is back, and drawn again. */
  onRestored(hear: () => void): void;
  /** Gives back context, textures and figures. */
  close(): void;
}
