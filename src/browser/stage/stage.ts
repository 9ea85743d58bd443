import type { DrawList } from '#model/chart/stage/draw-list';
import type { StageLook } from './look.ts';
import { hasWebGL, PixiStage } from './pixi-stage.ts';
import type { Skin } from './skin.ts';

/** The picture of the chart simulator on a canvas of its own. */
export interface Stage {
  /** CSS pixels of the box: the stage keeps its proportions, the background fills the rest. */
  resize(width: number, height: number, pixelRatio: number): void;
  setSkin(skin: Skin): void;
  setLook(look: StageLook): void;
  /** Pixels of the stage, as draw lists have them, at a place of the box in CSS pixels. */
  placeAt(x: number, y: number): { readonly x: number; readonly y: number };
  /**
   * One frame, at once. The list is read again when size, skin or look change before the next. `isMoving` is false for frames that are
   * asked for while the chart stands still, such as of a seek: how long they take to come says nothing.
   */
  draw(list: DrawList, isMoving?: boolean): void;
  /** Frames per second of late, and those that were missed since the stage was opened. */
  readonly frames: { readonly fps: number; readonly dropped: number };
  /** What was drawn last, as PNG. */
  picture(): Promise<Blob>;
  /** The graphics card took the picture away; frames drawn until it gives it back show nothing. */
  onLost(hear: () => void): void;
  onRestored(hear: () => void): void;
  /** Gives memory and graphics context back. Nothing may be asked of it afterwards. */
  close(): void;
}

/** This browser, or this machine, draws with no graphics card. */
class NoWebGL extends Error {}

/** @throws {NoWebGL} */
export function openStage(host: HTMLElement): Stage {
  if (!hasWebGL()) throw new NoWebGL('no WebGL');
  try {
    return new PixiStage(host);
  } catch (error) {
    throw new NoWebGL('no WebGL context', { cause: error });
  }
}
