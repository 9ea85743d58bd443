import { Filter } from '@pixi/core';
import { Container } from '@pixi/display';
import { Animator, type FigureHabits, type LookPoint } from '#model/media/live2d/animator/animator';
import type { Parameter } from '#model/media/live2d/parameters';
import type { BodyKind, FigureBody } from '../figure-body.ts';
import type { FigurePose, ModelSource, PlayOptions, StageFigure } from '../live2d-stage.ts';
import { MotionFiles } from './motion-files.ts';

const FADE = `
varying vec2 vTextureCoord;
uniform sampler2D uSampler;
uniform float uOpacity;
void main() {
  gl_FragColor = texture2D(uSampler, vTextureCoord) * uOpacity;
}`;

const IDLE = /^idle/;

interface FigureOwner {
  readonly removed: (figure: PixiFigure) => void;
  readonly seed: number;
}

/** A body, and what moves it. */
export class PixiFigure implements StageFigure {
  readonly view = new Container();
  readonly motions: readonly string[];
  readonly expressions: readonly string[];
  readonly #body: FigureBody;
  readonly #owner: FigureOwner;
  readonly #animator: Animator;
  readonly #source: ModelSource;
  readonly #leaving = new AbortController();
  readonly #files = new Map<ModelSource, MotionFiles>();
  /** The whole figure fades, not its parts one before the other. */
  readonly #fade = new Filter(undefined, FADE, { uOpacity: 1 });
  #motionTurn = 0;
  #expressionTurn = 0;

  constructor(body: FigureBody, source: ModelSource, owner: FigureOwner) {
    this.#body = body;
    this.#source = source;
    this.#owner = owner;
    this.#animator = new Animator(body.parameters, owner.seed);
    const canMove = body.parameters.length > 0;
    this.motions = canMove ? source.files.motions.map(({ name }) => name) : [];
    this.expressions = canMove ? source.files.expressions.map(({ name }) => name) : [];
    this.view.addChild(body.view);
    this.place({ x: 0, y: 1, scale: 1, turn: 0, opacity: 1, isShown: true });
    this.#readIdle();
  }

  get kind(): BodyKind {
    return this.#body.kind;
  }

  get parameters(): readonly Parameter[] {
    return this.#body.parameters;
  }

  place({ x, y, scale, turn, opacity, isShown }: FigurePose): void {
    this.view.position.set(x, y);
    this.view.scale.set((2 * scale) / Math.max(this.#body.size.height, 1));
    this.view.angle = turn;
    this.view.visible = isShown && opacity > 0;
    this.#fade.uniforms.uOpacity = Math.min(Math.max(opacity, 0), 1);
    this.view.filters = opacity < 1 ? [this.#fade] : null;
  }

  setHabits(habits: FigureHabits): void {
    this.#animator.setHabits(habits);
  }

  async play(name: string, { isLoop = false, of = this.#source, onBegin }: PlayOptions = {}): Promise<void> {
    this.#motionTurn += 1;
    const turn = this.#motionTurn;
    const motion = await this.#filesOf(of).motion(name);
    if (turn !== this.#motionTurn || this.#leaving.signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#animator.play(motion, { isLoop, onEnd: resolve });
      onBegin?.();
    });
  }

  stop(): void {
    this.#motionTurn += 1;
    this.#animator.stop();
  }

  async express(name: string | null, of: ModelSource = this.#source): Promise<void> {
    this.#expressionTurn += 1;
    const turn = this.#expressionTurn;
    const expression = name === null ? null : await this.#filesOf(of).expression(name);
    if (turn === this.#expressionTurn) this.#animator.express(expression);
  }

  hold(parameter: string, value: number | null): void {
    this.#animator.hold(parameter, value);
  }

  valueOf(parameter: string): number {
    return this.#animator.valueOf(parameter);
  }

  lookAt(point: LookPoint | null): void {
    this.#animator.lookAt(point);
  }

  openMouth(share: number | null): void {
    this.#animator.openMouth(share);
  }

  bounds() {
    const { width, height } = this.#body.size;
    const { worldTransform } = this.view;
    const corners = [
      [-width / 2, -height],
      [width / 2, -height],
      [-width / 2, 0],
      [width / 2, 0],
    ].map(([x = 0, y = 0]) => worldTransform.apply({ x, y }));
    const across = corners.map(({ x }) => x);
    const down = corners.map(({ y }) => y);
    const left = Math.min(...across);
    const top = Math.min(...down);
    return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
  }

  /** Moves it on; the stage draws it. */
  step(ms: number): void {
    const values = this.#animator.step(ms);
    const { parameters } = this.#body;
    for (let index = 0; index < parameters.length; index++) {
      this.#body.set(parameters[index]!.id, values[index]!);
    }
    this.#body.pose(ms);
  }

  /** For a picture that is finer than the page. */
  setSharpness(resolution: number): void {
    this.#fade.resolution = resolution;
  }

  remove(): void {
    if (this.#leaving.signal.aborted) return;
    this.#leaving.abort();
    this.#motionTurn += 1;
    this.#animator.setIdle(null);
    this.#animator.stop();
    this.view.removeFromParent();
    this.view.filters = null;
    this.#body.close();
    this.view.destroy();
    this.#owner.removed(this);
  }

  #filesOf(source: ModelSource): MotionFiles {
    const files = this.#files.get(source) ?? new MotionFiles(source, this.#leaving.signal);
    this.#files.set(source, files);
    return files;
  }

  /** It stands still until its idle motion is there, and for good where there is none. */
  #readIdle(): void {
    const idle = this.motions.find((name) => IDLE.test(name));
    if (idle === undefined) return;
    this.#filesOf(this.#source)
      .motion(idle)
      .then(
        (motion) => {
          if (!this.#leaving.signal.aborted) this.#animator.setIdle(motion);
        },
        () => undefined,
      );
  }
}
