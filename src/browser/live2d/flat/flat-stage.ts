import type { Live2dStage, ModelSource, StageBackground, StageFigure, StageShot } from '../live2d-stage.ts';
import { drawBackdrop } from '../stage/backdrop.ts';
import { type BodyMakers, openBody, readBody } from '../stage/read-body.ts';
import { stillPicture } from '../still/still-picture.ts';
import { type FlatBody, FlatStill, openFlatPuppet } from './flat-body.ts';
import { FlatFigure } from './flat-figure.ts';

const NO_BACKGROUND: StageBackground = { kind: 'none' };
/** Browsers have no larger canvases. */
const MAX_SIDE = 8_192;

/** A puppet is drawn; a model of Cubism needs the graphics card, and a picture stands for it. */
const MAKERS: BodyMakers<FlatBody> = {
  cubism: async () => null,
  puppet: async (files) => openFlatPuppet(files),
};

/** A stage for browsers that do not use the graphics card: all is drawn by the processor (reference R128). */
export class FlatLive2dStage implements Live2dStage {
  readonly canvas = document.createElement('canvas');
  readonly #context: CanvasRenderingContext2D;
  readonly #ears = new AbortController();
  /** From back to front. */
  #figures: readonly FlatFigure[] = [];
  #background = NO_BACKGROUND;
  #backdrop: HTMLCanvasElement | null = null;
  #size = { width: 1, height: 1, pixelRatio: 1 };
  #opened = 0;

  constructor() {
    const context = this.canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    this.#context = context;
    this.canvas.addEventListener('contextrestored', () => this.step(0), { signal: this.#ears.signal });
  }

  async add(model: ModelSource, signal: AbortSignal): Promise<StageFigure> {
    const files = await readBody(model, (file) => model.read(file, signal));
    const body = await openBody(files, MAKERS, async () => new FlatStill(await stillPicture(model.still)));
    if (signal.aborted || this.#ears.signal.aborted) {
      body.close();
      throw signal.aborted ? signal.reason : new Error('the stage is closed');
    }
    this.#opened += 1;
    const figure = new FlatFigure(body, model, {
      seed: this.#opened,
      size: () => this.#size,
      removed: (gone) => {
        this.#figures = this.#figures.filter((each) => each !== gone);
      },
    });
    this.#figures = [...this.#figures, figure];
    return figure;
  }

  arrange(figures: readonly StageFigure[]): void {
    const inFront = figures.flatMap((figure) => this.#figures.find((each) => each === figure) ?? []);
    this.#figures = [...this.#figures.filter((each) => !inFront.includes(each)), ...inFront];
  }

  setBackground(background: StageBackground): void {
    if (background !== this.#background) this.#freeBackground();
    this.#background = background;
    this.#paintBackdrop();
  }

  resize(width: number, height: number, pixelRatio: number): void {
    if (!(width >= 1 && height >= 1 && pixelRatio > 0)) return;
    this.#size = { width, height, pixelRatio };
    this.canvas.width = Math.round(width * pixelRatio);
    this.canvas.height = Math.round(height * pixelRatio);
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` });
    this.#paintBackdrop();
  }

  step(ms: number): void {
    if (this.#ears.signal.aborted) return;
    for (const figure of this.#figures) figure.step(ms);
    this.#draw(this.#context, false);
  }

  async shoot({ scale, isTransparent }: StageShot): Promise<ImageData> {
    const { width, height } = this.#size;
    const longest = Math.max(width, height);
    const wanted = Math.min(Math.max(scale, 1 / longest), MAX_SIDE / longest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * wanted);
    canvas.height = Math.round(height * wanted);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    for (const figure of this.#figures) figure.step(0);
    this.#draw(context, isTransparent);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }

  onLost(hear: () => void): void {
    this.canvas.addEventListener('contextlost', hear, { signal: this.#ears.signal });
  }

  onRestored(hear: () => void): void {
    this.canvas.addEventListener('contextrestored', hear, { signal: this.#ears.signal });
  }

  close(): void {
    if (this.#ears.signal.aborted) return;
    this.#ears.abort();
    for (const figure of this.#figures) figure.remove();
    this.#freeBackground();
    this.#backdrop = null;
    this.canvas.remove();
    // Its memory is given back at once, not when it is collected.
    this.canvas.width = 0;
  }

  #draw(context: CanvasRenderingContext2D, isTransparent: boolean): void {
    const { width, height } = context.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    if (this.#backdrop && !isTransparent) context.drawImage(this.#backdrop, 0, 0, width, height);
    for (const figure of this.#figures) figure.draw(context, { width, height });
  }

  #paintBackdrop(): void {
    this.#backdrop = drawBackdrop(this.#background, this.#size, this.#size.pixelRatio);
  }

  #freeBackground(): void {
    if (this.#background.kind === 'picture') this.#background.picture.close();
    this.#background = NO_BACKGROUND;
  }
}
