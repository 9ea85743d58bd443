import { Filter } from '@pixi/core';
import { Container } from '@pixi/display';
import type { BodyPoint, FigureBody } from '../figure-body.ts';
import type { FigurePose, ModelSource } from '../live2d-stage.ts';
import { MovedFigure } from './moved-figure.ts';

const FADE = `
varying vec2 vTextureCoord;
uniform sampler2D uSampler;
uniform float uOpacity;
uniform float uLight;
void main() {
  gl_FragColor = texture2D(uSampler, vTextureCoord) * vec4(vec3(uLight), 1.0) * uOpacity;
}`;

interface FigureOwner {
  readonly removed: (figure: PixiFigure) => void;
  readonly seed: number;
}

/** A figure that the graphics card draws. */
export class PixiFigure extends MovedFigure<FigureBody> {
  readonly view = new Container();
  readonly #owner: FigureOwner;
  /** The whole figure fades and dims, not its parts one before the other. */
  readonly #fade = new Filter(undefined, FADE, { uOpacity: 1, uLight: 1 });

  constructor(body: FigureBody, source: ModelSource, owner: FigureOwner) {
    super(body, source, owner.seed);
    this.#owner = owner;
    this.view.addChild(body.view);
    this.place({ x: 0, y: 1, scale: 1, turn: 0, opacity: 1, isShown: true });
  }

  place({ x, y, scale, turn, opacity, isShown, light = 1 }: FigurePose): void {
    this.view.position.set(x, y);
    this.view.scale.set((2 * scale) / Math.max(this.body.size.height, 1));
    this.view.angle = turn;
    this.view.visible = isShown && opacity > 0;
    this.#fade.uniforms.uOpacity = Math.min(Math.max(opacity, 0), 1);
    this.#fade.uniforms.uLight = Math.min(Math.max(light, 0), 1);
    this.view.filters = opacity < 1 || light < 1 ? [this.#fade] : null;
  }

  protected toPage() {
    return (point: BodyPoint) => this.view.worldTransform.apply(point);
  }

  /** For a picture that is finer than the page. */
  setSharpness(resolution: number): void {
    this.#fade.resolution = resolution;
  }

  protected takeOff(): void {
    this.view.removeFromParent();
    this.view.filters = null;
    this.body.close();
    this.view.destroy();
    this.#owner.removed(this);
  }
}
