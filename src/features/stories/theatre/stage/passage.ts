import type { FigurePlace } from '#model/media/story/script.types';
import type { FigurePose } from '#src/browser/live2d/live2d-stage.ts';
import { type FigurePoint, placeOf, poseBetween } from './positions.ts';

const FADE_MS = 250;
const DIM_MS = 180;
/** As bright as those who do not speak are (reference R140). */
const DIMMED = 0.62;
const SHAKE_MS = 500;
const SHAKE_ROUNDS = 4;
const SHAKE_WIDTH = 0.035;

const nearer = (value: number, goal: number, by: number): number =>
  value < goal ? Math.min(goal, value + by) : Math.max(goal, value - by);

/** Where a figure is on its way, how far it has faded in, and how bright it is: what it should be is reached step by step. */
export class FigurePassage {
  #from: FigurePoint;
  #to: FigurePoint;
  /** Where it went before the last call of `follow`. */
  #last: FigurePoint;
  #lengthMs = 0;
  #passedMs = 0;
  #opacity = 0;
  #light: number;
  #isLit: boolean;
  #isShown = true;
  #shake: { readonly axis: 'x' | 'y'; passedMs: number } | null = null;

  constructor(place: FigurePlace, isLit: boolean) {
    this.#from = placeOf(place);
    this.#to = this.#from;
    this.#last = this.#from;
    this.#isLit = isLit;
    this.#light = isLit ? 1 : DIMMED;
  }

  get isShown(): boolean {
    return this.#isShown;
  }

  follow(place: FigurePlace, isLit: boolean): void {
    this.#last = this.#to;
    const goal = placeOf(place);
    if (goal.x !== this.#to.x || goal.y !== this.#to.y) {
      this.#to = goal;
      this.#passedMs = this.#lengthMs;
    }
    this.#isLit = isLit;
    this.#isShown = true;
  }

  leave(): void {
    this.#isShown = false;
  }

  glide(from: FigurePoint | null, to: FigurePoint | null, lengthMs: number): void {
    this.#from = from ?? this.#last;
    this.#to = to ?? this.#to;
    this.#lengthMs = lengthMs;
    this.#passedMs = 0;
  }

  shake(axis: 'x' | 'y'): void {
    this.#shake = { axis, passedMs: 0 };
  }

  /** As it is in the end, at once. */
  finish(): void {
    this.#passedMs = this.#lengthMs;
    this.#opacity = this.#isShown ? 1 : 0;
    this.#light = this.#isLit ? 1 : DIMMED;
    this.#shake = null;
  }

  step(ms: number): void {
    this.#passedMs += ms;
    // Who leaves goes all the way in sight.
    if (this.#isShown || this.#passedMs >= this.#lengthMs)
      this.#opacity = nearer(this.#opacity, this.#isShown ? 1 : 0, ms / FADE_MS);
    this.#light = nearer(this.#light, this.#isLit ? 1 : DIMMED, (ms * (1 - DIMMED)) / DIM_MS);
    if (!this.#shake) return;
    this.#shake.passedMs += ms;
    if (this.#shake.passedMs >= SHAKE_MS) this.#shake = null;
  }

  pose(): FigurePose {
    const share = this.#passedMs >= this.#lengthMs ? 1 : this.#passedMs / this.#lengthMs;
    const { x, y, scale } = poseBetween(this.#from, this.#to, share);
    const passed = this.#shake ? this.#shake.passedMs / SHAKE_MS : 1;
    const sway = Math.sin(passed * SHAKE_ROUNDS * 2 * Math.PI) * SHAKE_WIDTH * (1 - passed);
    return {
      x: x + (this.#shake?.axis === 'x' ? sway : 0),
      y: y + (this.#shake?.axis === 'y' ? sway : 0),
      scale,
      turn: 0,
      opacity: this.#opacity,
      isShown: this.#opacity > 0,
      light: this.#light,
    };
  }
}
