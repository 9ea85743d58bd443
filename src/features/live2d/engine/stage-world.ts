import type { LayerModel } from '#model/media/live2d/scene/scene';
import type { Live2dStage, ModelSource } from '#src/browser/live2d/live2d-stage.ts';

/** What the stage of a page needs of the browser. */
export interface StageWorld {
  /** Rejects where the browser cannot draw it. */
  openStage(): Promise<Live2dStage>;
  /** Rejects with `FileMissing`, `Unreached`, `NoModel` or `NotOpened`. */
  sourceOf(model: LayerModel, signal: AbortSignal): Promise<ModelSource>;
  /** A picture of the game, at its address, or one of the visitor's by its name; rejects where there is none. */
  pictureOf(background: { readonly kind: 'game' | 'own'; readonly name: string }): Promise<ImageBitmap>;
  /** Whether the operator's library of Cubism is there, as far as a model asked for it. */
  library(): 'unasked' | 'loaded' | 'absent';
  /** Calls back before each frame of the page. The function returned ends it. */
  eachFrame(act: (now: number) => void): () => void;
  /** Calls back when the size of an element on the page changes, and at once. */
  watchSize(host: HTMLElement, act: (width: number, height: number) => void): () => void;
  readonly pixelRatio: number;
}

/** A package of the visitor's that this page does not know: it was opened on another visit. */
export class NotOpened extends Error {}
