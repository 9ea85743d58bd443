import { STAGE_HEIGHT, STAGE_WIDTH } from '#model/chart/stage/draw-list';

/** How the stage lies in its box. `left` to `bottom` are the edges of the box in pixels of the stage. */
export interface StageView {
  /** CSS pixels per pixel of the stage. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The whole stage in the middle of the box, as large as fits. */
export function viewOf(width: number, height: number): StageView {
  const scale = Math.min(width / STAGE_WIDTH, height / STAGE_HEIGHT);
  const x = (width - STAGE_WIDTH * scale) / 2;
  const y = (height - STAGE_HEIGHT * scale) / 2;
  return {
    scale,
    x,
    y,
    left: -x / scale,
    top: -y / scale,
    right: (width - x) / scale,
    bottom: (height - y) / scale,
  };
}

/** A canvas over the box, ready to be drawn on in pixels of the stage. */
export function boxCanvas(view: StageView, resolution: number): CanvasRenderingContext2D {
  const { scale, left, top, right, bottom } = view;
  const pixels = scale * resolution;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((right - left) * pixels));
  canvas.height = Math.max(1, Math.round((bottom - top) * pixels));
  const context = canvas.getContext('2d')!;
  context.setTransform(pixels, 0, 0, pixels, -left * pixels, -top * pixels);
  return context;
}
