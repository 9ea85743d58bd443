import type { Program, Shader } from '@pixi/core';
import type { Mesh } from '@pixi/mesh';
import { Layer } from '../../stage/layer.ts';
import { ink, WHOLE } from '../../stage/quads.ts';

const WHITE = ink(0xffffff, 1);

/** One picture on the stage. */
export class PictureQuad {
  readonly #layer: Layer;

  constructor(program: Program) {
    this.#layer = new Layer(program);
  }

  get view(): Mesh<Shader> {
    return this.#layer.mesh;
  }

  /** `isShrunk`: it is also drawn much smaller than it is. */
  show(picture: HTMLCanvasElement, isShrunk: boolean): void {
    this.#layer.show(picture, isShrunk);
  }

  cover(left: number, top: number, width: number, height: number): void {
    this.#layer.begin(1).box(WHOLE, left + width / 2, top + height / 2, width, height, WHITE);
    this.#layer.end();
  }

  hide(): void {
    this.#layer.begin(1);
    this.#layer.end();
  }

  close(): void {
    this.#layer.close();
  }
}

/** What is on a picture of the browser, in a canvas of its own. */
export function onCanvas(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas;
}
