import type { Parameter } from '../parameters.ts';
import { Blinking } from './blinking.ts';
import { clamp, nearer, toward } from './easing.ts';
import type { FigureExpression } from './expression-file.ts';
import { ExpressionLayer } from './expression-layer.ts';
import type { FigureMotion } from './motion-file.ts';
import { MotionLayer } from './motion-layer.ts';

/** What a figure does by itself. */
export interface FigureHabits {
  /** Plays its idle motion whenever no other plays. */
  readonly isIdling: boolean;
  readonly isBreathing: boolean;
  readonly isBlinking: boolean;
}

/** From -1 to 1 each way; y grows downwards, as on the stage. */
export interface LookPoint {
  readonly x: number;
  readonly y: number;
}

/** Longer than any pause between two frames of a page that is looked at. */
const MAX_STEP_MS = 60_000;
const GAZE_MS = 130;
const MOUTH_MS = 100;
const HABIT_MS = 400;
const BREATH_MS = 3_200;

const EYES = ['PARAM_EYE_L_OPEN', 'PARAM_EYE_R_OPEN'] as const;

/** How far parameters go along with a look: shares of x, of y and of both, in units of the parameter. */
const LOOK = [
  ['PARAM_EYE_BALL_X', 1, 0, 0],
  ['PARAM_EYE_BALL_Y', 0, -1, 0],
  ['PARAM_ANGLE_X', 30, 0, 0],
  ['PARAM_ANGLE_Y', 0, -30, 0],
  ['PARAM_ANGLE_Z', 0, 0, 30],
  ['PARAM_BODY_ANGLE_X', 10, 0, 0],
] as const;

/** How far a breathing body sways, and how long one sway takes. */
const SWAY = [
  ['PARAM_ANGLE_X', 2, 6_500],
  ['PARAM_ANGLE_Y', 1.5, 3_500],
  ['PARAM_ANGLE_Z', 2, 5_500],
  ['PARAM_BODY_ANGLE_X', 1, 15_500],
] as const;

const wave = (ms: number, roundMs: number): number => Math.sin((2 * Math.PI * ms) / roundMs);

/**
 * Moves a figure: numbers for its parameters out of motions, an expression, and what it does by itself. Time is given in steps, and how
 * they are cut makes no difference. In this order each takes what those before it left: motion, blinking, expression, look, breath,
 * mouth; what is held wins over all.
 */
export class Animator {
  /** As they were worked out last, in the order of the parameters. One array for good. */
  readonly values: Float64Array;
  readonly #parameters: readonly Parameter[];
  readonly #indices: ReadonlyMap<string, number>;
  readonly #motions: MotionLayer;
  readonly #expressions: ExpressionLayer;
  readonly #blinking: Blinking;
  readonly #held: Float64Array;
  #habits: FigureHabits = { isIdling: true, isBreathing: true, isBlinking: true };
  #idle: FigureMotion | null = null;
  #isIdle = false;
  #lookWanted: LookPoint = { x: 0, y: 0 };
  #lookX = 0;
  #lookY = 0;
  #mouth: number | null = null;
  #mouthShown = 0;
  #mouthShare = 0;
  #blinkShare = 1;
  #breathShare = 1;
  #ms = 0;

  constructor(parameters: readonly Parameter[], seed: number) {
    this.#parameters = parameters;
    this.#indices = new Map(parameters.map(({ id }, index) => [id, index]));
    this.#motions = new MotionLayer(parameters);
    this.#expressions = new ExpressionLayer(parameters);
    this.#blinking = new Blinking(seed);
    this.values = Float64Array.from(parameters, ({ rest }) => rest);
    this.#held = new Float64Array(parameters.length).fill(Number.NaN);
  }

  /** `onEnd` is called once: when the motion has ended, or something took its place. A loop ends only so. */
  play(
    motion: FigureMotion,
    { isLoop = false, onEnd }: { readonly isLoop?: boolean; readonly onEnd?: () => void },
  ): void {
    this.#isIdle = false;
    this.#motions.play(motion, isLoop, onEnd ?? (() => {}));
  }

  stop(): void {
    if (this.#isIdle) return;
    this.#motions.stop();
    this.#rest();
  }

  express(expression: FigureExpression | null): void {
    this.#expressions.wear(expression);
  }

  /** What is played round and round while nothing else is. */
  setIdle(motion: FigureMotion | null): void {
    this.#idle = motion;
    this.#restart();
  }

  setHabits(habits: FigureHabits): void {
    const wasIdling = this.#habits.isIdling;
    this.#habits = habits;
    if (habits.isIdling !== wasIdling) this.#restart();
  }

  hold(id: string, value: number | null): void {
    const index = this.#indices.get(id);
    if (index !== undefined) this.#held[index] = value ?? Number.NaN;
  }

  lookAt(point: LookPoint | null): void {
    const x = clamp(point?.x ?? 0, -1, 1);
    const y = clamp(point?.y ?? 0, -1, 1);
    this.#lookWanted = { x: Number.isNaN(x) ? 0 : x, y: Number.isNaN(y) ? 0 : y };
  }

  openMouth(share: number | null): void {
    this.#mouth = share === null || Number.isNaN(share) ? null : clamp(share, 0, 1);
    if (this.#mouth !== null) this.#mouthShown = this.#mouth;
  }

  valueOf(id: string): number {
    const index = this.#indices.get(id);
    return index === undefined ? 0 : this.values[index]!;
  }

  /** Lets so much time pass; 0 works the values out as they are. */
  step(ms: number): Float64Array {
    const taken = ms > 0 ? Math.min(ms, MAX_STEP_MS) : 0;
    this.#passMotions(taken);
    this.#expressions.pass(taken);
    this.#blinking.pass(taken);
    this.#lookX += (this.#lookWanted.x - this.#lookX) * nearer(taken, GAZE_MS);
    this.#lookY += (this.#lookWanted.y - this.#lookY) * nearer(taken, GAZE_MS);
    this.#mouthShare = toward(this.#mouthShare, this.#mouth !== null, taken, MOUTH_MS);
    this.#blinkShare = toward(this.#blinkShare, this.#habits.isBlinking, taken, HABIT_MS);
    this.#breathShare = toward(this.#breathShare, this.#habits.isBreathing, taken, HABIT_MS);
    this.#ms += taken;
    this.#work();
    return this.values;
  }

  #passMotions(ms: number): void {
    let left = ms;
    // Ends, for a round of a motion takes some milliseconds at least.
    do {
      left = this.#motions.pass(left);
      if (!this.#motions.isPlaying) this.#rest();
    } while (left > 0);
  }

  /** What is done while nothing plays. */
  #rest(): void {
    if (this.#motions.isPlaying) return;
    this.#isIdle = this.#habits.isIdling && this.#idle !== null;
    if (this.#isIdle) this.#motions.play(this.#idle!, true, () => {});
  }

  #restart(): void {
    if (this.#isIdle) this.#motions.stop();
    this.#isIdle = false;
    this.#rest();
  }

  #work(): void {
    const { values } = this;
    values.set(this.#motions.values);
    this.#blink();
    this.#expressions.apply(values);
    this.#look();
    this.#breathe();
    this.#speak();
    for (let index = 0; index < values.length; index++) {
      const { min, max } = this.#parameters[index]!;
      const held = this.#held[index]!;
      values[index] = clamp(Number.isNaN(held) ? values[index]! : held, min, max);
    }
  }

  #blink(): void {
    const share = 1 - (1 - this.#blinking.share) * this.#blinkShare;
    if (share === 1) return;
    for (const id of EYES) {
      const index = this.#indices.get(id);
      // Motions have blinks of their own.
      if (index === undefined || this.#motions.isMoving(index)) continue;
      this.values[index] = this.values[index]! * share;
    }
  }

  #look(): void {
    const x = this.#lookX;
    const y = this.#lookY;
    for (const [id, byX, byY, byBoth] of LOOK) this.#add(id, byX * x + byY * y + byBoth * x * y);
  }

  #breathe(): void {
    const share = this.#breathShare;
    if (share === 0) return;
    for (const [id, far, roundMs] of SWAY) this.#add(id, share * far * wave(this.#ms, roundMs));
    this.#add('PARAM_BREATH', share * (0.5 + 0.5 * wave(this.#ms, BREATH_MS)));
  }

  #speak(): void {
    const index = this.#indices.get('PARAM_MOUTH_OPEN_Y');
    if (index === undefined || this.#mouthShare === 0) return;
    const { max } = this.#parameters[index]!;
    const value = this.values[index]!;
    this.values[index] = value + (this.#mouthShown * max - value) * this.#mouthShare;
  }

  #add(id: string, amount: number): void {
    const index = this.#indices.get(id);
    if (index !== undefined) this.values[index] = this.values[index]! + amount;
  }
}
