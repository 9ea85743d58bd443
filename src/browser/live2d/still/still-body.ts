import type { Program } from '@pixi/core';
import { Container } from '@pixi/display';
import type { FigureBody } from '../figure-body.ts';
import { PictureQuad } from '../stage/picture-quad.ts';

/** A picture that does not move, for a figure that cannot be drawn otherwise. */
export class StillBody implements FigureBody {
  readonly kind = 'still';
  readonly view = new Container();
  readonly size: { readonly width: number; readonly height: number };
  readonly parameters = [];
  readonly #quad: PictureQuad;

  constructor(program: Program, picture: HTMLCanvasElement) {
    const { width, height } = picture;
    this.size = { width, height };
    this.#quad = new PictureQuad(program);
    this.#quad.show(picture, true);
    this.#quad.cover(-width / 2, -height, width, height);
    this.view.addChild(this.#quad.view);
  }

  set(): void {}

  pose(): void {}

  close(): void {
    this.#quad.close();
    this.view.destroy();
  }
}
