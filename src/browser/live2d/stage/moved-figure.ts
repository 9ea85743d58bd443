import { Animator, type FigureHabits, type LookPoint } from '#model/media/live2d/animator/animator';
import type { Parameter } from '#model/media/live2d/parameters';
import type { BodyKind, BodyPoint, MovedBody } from '../figure-body.ts';
import type { FigurePose, ModelSource, PlayOptions, StageFigure } from '../live2d-stage.ts';
import { MotionFiles } from './motion-files.ts';

const IDLE = /^idle/;

/** A body, and what moves it; the subclass that draws it says where it stands. */
export abstract class MovedFigure<Body extends MovedBody> implements StageFigure {
  readonly motions: readonly string[];
  readonly expressions: readonly string[];
  protected readonly body: Body;
  readonly #animator: Animator;
  readonly #source: ModelSource;
  readonly #leaving = new AbortController();
  readonly #files = new Map<ModelSource, MotionFiles>();
  #motionTurn = 0;
  #expressionTurn = 0;

  constructor(body: Body, source: ModelSource, seed: number) {
    this.body = body;
    this.#source = source;
    this.#animator = new Animator(body.parameters, seed);
    const canMove = body.parameters.length > 0;
    this.motions = canMove ? source.files.motions.map(({ name }) => name) : [];
    this.expressions = canMove ? source.files.expressions.map(({ name }) => name) : [];
    this.#readIdle();
  }

  get kind(): BodyKind {
    return this.body.kind;
  }

  get parameters(): readonly Parameter[] {
    return this.body.parameters;
  }

  abstract place(pose: FigurePose): void;

  bounds() {
    const { width, height } = this.body.size;
    const toPage = this.toPage();
    const corners = [
      { x: -width / 2, y: -height },
      { x: width / 2, y: -height },
      { x: -width / 2, y: 0 },
      { x: width / 2, y: 0 },
    ].map(toPage);
    const across = corners.map(({ x }) => x);
    const down = corners.map(({ y }) => y);
    const left = Math.min(...across);
    const top = Math.min(...down);
    return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
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

  /** Moves it on; the stage draws it. */
  step(ms: number): void {
    const values = this.#animator.step(ms);
    const { parameters } = this.body;
    for (let index = 0; index < parameters.length; index++) {
      this.body.set(parameters[index]!.id, values[index]!);
    }
    this.body.pose(ms);
  }

  remove(): void {
    if (this.#leaving.signal.aborted) return;
    this.#leaving.abort();
    this.#motionTurn += 1;
    this.#animator.setIdle(null);
    this.#animator.stop();
    this.takeOff();
  }

  /** From units of the figure, whose feet are at the origin, to pixels of the page. */
  protected abstract toPage(): (point: BodyPoint) => BodyPoint;

  /** Off the stage, once; gives back what is drawn of it. */
  protected abstract takeOff(): void;

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
