import type { BodyPoint } from '../figure-body.ts';
import type { FigurePose, ModelSource } from '../live2d-stage.ts';
import { MovedFigure } from '../stage/moved-figure.ts';
import type { FlatBody } from './flat-body.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface FigureOwner {
  readonly removed: (figure: FlatFigure) => void;
  /** Of the stage, in pixels of the page. */
  readonly size: () => Size;
  readonly seed: number;
}

/** A figure that is drawn on a plain canvas. */
export class FlatFigure extends MovedFigure<FlatBody> {
  readonly #owner: FigureOwner;
  #pose: FigurePose = { x: 0, y: 1, scale: 1, turn: 0, opacity: 1, isShown: true };
  /** What fades or dims is drawn apart, so that it does so as a whole. */
  #apart: HTMLCanvasElement | null = null;

  constructor(body: FlatBody, source: ModelSource, owner: FigureOwner) {
    super(body, source, owner.seed);
    this.#owner = owner;
  }

  place(pose: FigurePose): void {
    this.#pose = pose;
  }

  draw(context: CanvasRenderingContext2D, size: Size): void {
    const { isShown, opacity, light = 1 } = this.#pose;
    if (!isShown || opacity <= 0) return;
    if (opacity >= 1 && light >= 1) {
      this.#drawIn(context, size);
      return;
    }
    this.#apart ??= document.createElement('canvas');
    const { canvas } = context;
    this.#apart.width = canvas.width;
    this.#apart.height = canvas.height;
    const apart = this.#apart.getContext('2d');
    if (!apart) return;
    this.#drawIn(apart, size);
    apart.setTransform(1, 0, 0, 1, 0, 0);
    apart.globalCompositeOperation = 'source-atop';
    apart.fillStyle = `rgb(0 0 0 / ${1 - Math.max(light, 0)})`;
    apart.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = Math.min(opacity, 1);
    context.drawImage(this.#apart, 0, 0);
    context.globalAlpha = 1;
  }

  protected toPage() {
    const matrix = this.#matrix(this.#owner.size());
    return (point: BodyPoint) => matrix.transformPoint(point);
  }

  protected takeOff(): void {
    this.body.close();
    this.#apart = null;
    this.#owner.removed(this);
  }

  #drawIn(context: CanvasRenderingContext2D, size: Size): void {
    context.setTransform(this.#matrix(size));
    const { a, b } = context.getTransform();
    this.body.draw(context, 1 / Math.max(Math.hypot(a, b), Number.EPSILON));
  }

  /** From units of the figure to pixels of a picture of this size. */
  #matrix({ width, height }: Size): DOMMatrix {
    const { x, y, scale, turn } = this.#pose;
    const unit = (2 * scale) / Math.max(this.body.size.height, 1);
    return new DOMMatrix()
      .translate(width / 2, height / 2)
      .scale(height / 2)
      .translate(x, y)
      .rotate(turn)
      .scale(unit);
  }
}
