import type { Parameter } from '../parameters.ts';
import { faded } from './easing.ts';
import { curveAt, type FigureMotion, type MotionCurve } from './motion-file.ts';

/** A loop whose end is further from its beginning than this share of the range goes over smoothly. */
const SEAM = 0.01;

interface BoundCurve {
  readonly index: number;
  readonly curve: MotionCurve;
  /** The end of the motion does not lead into its beginning. */
  readonly hasSeam: boolean;
}

interface PlayedMotion {
  readonly motion: FigureMotion;
  readonly curves: readonly BoundCurve[];
  readonly isLoop: boolean;
  readonly onEnd: () => void;
}

/**
 * What motions make of the parameters. Whatever begins, motion or rest, fades in over what was there at that moment: no value jumps,
 * and none stays behind when the motion that moved it has ended.
 */
export class MotionLayer {
  readonly values: Float64Array;
  readonly #parameters: readonly Parameter[];
  readonly #indices: ReadonlyMap<string, number>;
  readonly #before: Float64Array;
  readonly #fadesMs: Float64Array;
  #played: PlayedMotion | null = null;
  /** Since the fade began, and since the motion, or its present round, did. */
  #fadedMs = Number.POSITIVE_INFINITY;
  #playedMs = 0;

  constructor(parameters: readonly Parameter[]) {
    this.#parameters = parameters;
    this.#indices = new Map(parameters.map(({ id }, index) => [id, index]));
    this.values = Float64Array.from(parameters, ({ rest }) => rest);
    this.#before = this.values.slice();
    this.#fadesMs = new Float64Array(parameters.length);
  }

  get isPlaying(): boolean {
    return this.#played !== null;
  }

  /** A curve of what plays now is at work on this parameter. */
  isMoving(index: number): boolean {
    return this.#played?.curves.some((bound) => bound.index === index) ?? false;
  }

  play(motion: FigureMotion, isLoop: boolean, onEnd: () => void): void {
    const ended = this.#played;
    const curves = [...motion.curves].flatMap(([id, curve]): BoundCurve[] => {
      const index = this.#indices.get(id);
      return index === undefined ? [] : [{ index, curve, hasSeam: this.#hasSeam(index, curve) }];
    });
    this.#begin(motion.fadeInMs);
    for (const { index, curve } of curves) this.#fadesMs[index] = curve.fadeInMs ?? motion.fadeInMs;
    this.#played = { motion, curves, isLoop, onEnd };
    this.#playedMs = 0;
    ended?.onEnd();
  }

  /** Back to rest. */
  stop(): void {
    const ended = this.#played;
    if (ended === null) return;
    this.#begin(ended.motion.fadeOutMs);
    for (const { index, curve } of ended.curves) {
      this.#fadesMs[index] = curve.fadeOutMs ?? ended.motion.fadeOutMs;
    }
    this.#played = null;
    ended.onEnd();
  }

  /** Time passes up to the end of the motion at most. Gives what is left. */
  pass(ms: number): number {
    const played = this.#played;
    if (played === null) {
      this.#fadedMs += ms;
      this.#work();
      return 0;
    }
    const left = Math.max(played.motion.durationMs - this.#playedMs, 0);
    const taken = Math.min(ms, left);
    this.#playedMs += taken;
    this.#fadedMs += taken;
    this.#work();
    if (ms < left) return 0;
    if (played.isLoop) this.#goRound(played);
    else this.stop();
    return ms - taken;
  }

  #hasSeam(index: number, { values }: MotionCurve): boolean {
    const { min, max } = this.#parameters[index]!;
    return Math.abs(values[0]! - values[values.length - 1]!) > SEAM * (max - min);
  }

  #begin(fadeMs: number): void {
    this.#before.set(this.values);
    this.#fadesMs.fill(fadeMs);
    this.#fadedMs = 0;
  }

  #goRound({ motion, curves }: PlayedMotion): void {
    this.#playedMs = 0;
    // What still fades goes on with it: a short loop would never come in otherwise.
    if (this.#fadedMs < motion.fadeInMs || !curves.some(({ hasSeam }) => hasSeam)) return;
    this.#begin(0);
    const fadeMs = Math.min(motion.fadeInMs, motion.durationMs);
    for (const { index, hasSeam } of curves) this.#fadesMs[index] = hasSeam ? fadeMs : 0;
  }

  #work(): void {
    const { values } = this;
    for (let index = 0; index < values.length; index++) values[index] = this.#parameters[index]!.rest;
    if (this.#played !== null) {
      const { motion, curves } = this.#played;
      for (const { index, curve } of curves) {
        values[index] = curveAt(curve, motion.framesPerSecond, this.#playedMs);
      }
    }
    for (let index = 0; index < values.length; index++) {
      const before = this.#before[index]!;
      values[index] = before + (values[index]! - before) * faded(this.#fadedMs, this.#fadesMs[index]!);
    }
  }
}
