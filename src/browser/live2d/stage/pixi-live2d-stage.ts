// Pixi makes functions from strings where it may; the content security policy says that it may not.
import '@pixi/unsafe-eval';
import { Program, Renderer, RenderTexture } from '@pixi/core';
import { Container } from '@pixi/display';
import { FRAGMENT, VERTEX } from '../../stage/layer.ts';
import type { FigureBody } from '../figure-body.ts';
import type { Live2dStage, ModelSource, StageBackground, StageFigure, StageShot } from '../live2d-stage.ts';
import { StillBody } from '../still/still-body.ts';
import { stillPicture } from '../still/still-picture.ts';
import { drawBackdrop } from './backdrop.ts';
import { PictureQuad } from './picture-quad.ts';
import { asPicture } from './pixels.ts';
import { PixiFigure } from './pixi-figure.ts';
import { type BodyMakers, openBody, readBody } from './read-body.ts';

/** Pictures are drawn twice as fine each way and put together, up to so many pixels: slanted edges look smooth. */
const MAX_FINE_PIXELS = 16_000_000;
const FINER = 2;

const NO_BACKGROUND: StageBackground = { kind: 'none' };

export class PixiLive2dStage implements Live2dStage {
  readonly canvas = document.createElement('canvas');
  readonly #renderer: Renderer;
  readonly #makers: BodyMakers<FigureBody>;
  readonly #root = new Container();
  readonly #cast = new Container();
  readonly #program = new Program(VERTEX, FRAGMENT, 'live2d');
  readonly #backdrop = new PictureQuad(this.#program);
  readonly #figures = new Set<PixiFigure>();
  readonly #ears = new AbortController();
  #background = NO_BACKGROUND;
  #size = { width: 1, height: 1, pixelRatio: 1 };
  #opened = 0;

  constructor(makers: BodyMakers<FigureBody>) {
    this.#makers = makers;
    this.#renderer = new Renderer({
      view: this.canvas,
      width: 1,
      height: 1,
      autoDensity: true,
      antialias: window.devicePixelRatio < 2,
      backgroundAlpha: 0,
    });
    this.#root.addChild(this.#backdrop.view, this.#cast);
    this.canvas.addEventListener('webglcontextrestored', () => this.step(0), { signal: this.#ears.signal });
  }

  async add(model: ModelSource, signal: AbortSignal): Promise<StageFigure> {
    const files = await readBody(model, (file) => model.read(file, signal));
    const openStill = async () => new StillBody(this.#program, await stillPicture(model.still));
    const body = await openBody(files, this.#makers, openStill);
    if (signal.aborted || this.#ears.signal.aborted) {
      body.close();
      throw signal.aborted ? signal.reason : new Error('the stage is closed');
    }
    this.#opened += 1;
    const figure = new PixiFigure(body, model, {
      seed: this.#opened,
      removed: (each) => this.#figures.delete(each),
    });
    figure.view.filterArea = this.#renderer.screen;
    figure.setSharpness(this.#renderer.resolution);
    this.#figures.add(figure);
    this.#cast.addChild(figure.view);
    return figure;
  }

  arrange(figures: readonly StageFigure[]): void {
    for (const figure of figures) {
      if (figure instanceof PixiFigure && this.#figures.has(figure)) this.#cast.addChild(figure.view);
    }
  }

  setBackground(background: StageBackground): void {
    if (background !== this.#background) this.#freeBackground();
    this.#background = background;
    this.#paintBackdrop();
  }

  resize(width: number, height: number, pixelRatio: number): void {
    if (!(width >= 1 && height >= 1 && pixelRatio > 0)) return;
    this.#size = { width, height, pixelRatio };
    this.#renderer.resolution = pixelRatio;
    this.#renderer.resize(width, height);
    this.#root.position.set(width / 2, height / 2);
    this.#root.scale.set(height / 2);
    for (const figure of this.#figures) figure.setSharpness(pixelRatio);
    this.#paintBackdrop();
  }

  step(ms: number): void {
    if (this.#ears.signal.aborted) return;
    for (const figure of this.#figures) figure.step(ms);
    this.#renderer.render(this.#root);
  }

  async shoot({ scale, isTransparent }: StageShot): Promise<ImageData> {
    const { width, height } = this.#size;
    const largest: number = this.#renderer.gl.getParameter(this.#renderer.gl.MAX_TEXTURE_SIZE);
    const wanted = Math.min(Math.max(scale, 1 / Math.max(width, height)), largest / Math.max(width, height));
    const finer =
      width * height * (wanted * FINER) ** 2 <= MAX_FINE_PIXELS &&
      Math.max(width, height) * wanted * FINER <= largest
        ? FINER
        : 1;
    const wide = Math.round(width * wanted) * finer;
    const high = Math.round(height * wanted) * finer;
    try {
      return asPicture(this.#pixels(wide, high, isTransparent), finer);
    } finally {
      this.step(0);
    }
  }

  onLost(hear: () => void): void {
    this.canvas.addEventListener('webglcontextlost', hear, { signal: this.#ears.signal });
  }

  onRestored(hear: () => void): void {
    this.canvas.addEventListener('webglcontextrestored', hear, { signal: this.#ears.signal });
  }

  close(): void {
    if (this.#ears.signal.aborted) return;
    this.#ears.abort();
    for (const figure of [...this.#figures]) figure.remove();
    this.#backdrop.close();
    this.#freeBackground();
    this.#root.destroy();
    this.#renderer.destroy(true);
  }

  /** The scene once more, exactly so large, as the graphics card has it. */
  #pixels(width: number, height: number, isTransparent: boolean) {
    const renderer = this.#renderer;
    const texture = RenderTexture.create({ width, height });
    const { x, y } = this.#root.position;
    const scale = this.#root.scale.x;
    this.#root.position.set(width / 2, height / 2);
    this.#root.scale.set(height / 2);
    for (const { view } of this.#figures) view.filterArea = texture.frame;
    for (const figure of this.#figures) figure.setSharpness(1);
    this.#stretchBackdrop(width, height);
    if (isTransparent) this.#backdrop.hide();
    try {
      for (const figure of this.#figures) figure.step(0);
      renderer.render(this.#root, { renderTexture: texture, clear: true });
      renderer.renderTexture.bind(texture);
      const data = new Uint8Array(4 * width * height);
      renderer.gl.readPixels(0, 0, width, height, renderer.gl.RGBA, renderer.gl.UNSIGNED_BYTE, data);
      return { data, width, height };
    } finally {
      renderer.renderTexture.bind();
      texture.destroy(true);
      this.#root.position.set(x, y);
      this.#root.scale.set(scale);
      for (const { view } of this.#figures) view.filterArea = renderer.screen;
      for (const figure of this.#figures) figure.setSharpness(renderer.resolution);
      this.#stretchBackdrop(this.#size.width, this.#size.height);
    }
  }

  #paintBackdrop(): void {
    const picture = drawBackdrop(this.#background, this.#size, this.#size.pixelRatio);
    if (picture === null) {
      this.#backdrop.hide();
      return;
    }
    this.#backdrop.show(picture, false);
    this.#stretchBackdrop(this.#size.width, this.#size.height);
  }

  #stretchBackdrop(width: number, height: number): void {
    if (this.#background.kind === 'none') return;
    const wide = (2 * width) / height;
    this.#backdrop.cover(-wide / 2, -1, wide, 2);
  }

  #freeBackground(): void {
    if (this.#background.kind === 'picture') this.#background.picture.close();
    this.#background = NO_BACKGROUND;
  }
}
