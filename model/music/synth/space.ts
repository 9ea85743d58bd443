import type { Desk } from './desk.ts';
import { RATE } from './waves.ts';

/** A line in which sound travels and comes back duller and quieter. */
class Delay {
  readonly #line: Float32Array;
  readonly #back: number;
  #at = 0;
  #dull = 0;

  constructor(samples: number, back: number) {
    this.#line = new Float32Array(Math.max(1, samples));
    this.#back = back;
  }

  next(sound: number): number {
    const heard = this.#line[this.#at]!;
    this.#dull += (heard - this.#dull) * 0.55;
    this.#line[this.#at] = sound + this.#dull * this.#back;
    this.#at = this.#at + 1 === this.#line.length ? 0 : this.#at + 1;
    return heard;
  }
}

/** Walls at distances that have no common measure, some for each ear. */
const WALLS_LEFT: readonly number[] = [0.0297, 0.0371, 0.0411];
const WALLS_RIGHT: readonly number[] = [0.0309, 0.0353, 0.0437];
const WALL_BACK = 0.78;
const ROOM_LEVEL = 0.5;
const ECHO_BACK = 0.38;

/** The room in which a band plays, and an echo that goes from side to side. */
export class Space {
  readonly #left: readonly Delay[];
  readonly #right: readonly Delay[];
  readonly #near: Delay;
  readonly #far: Delay;

  constructor(echoSeconds: number) {
    const walls = (list: readonly number[]) =>
      list.map((seconds) => new Delay(Math.round(seconds * RATE), WALL_BACK));
    this.#left = walls(WALLS_LEFT);
    this.#right = walls(WALLS_RIGHT);
    const samples = Math.round(echoSeconds * RATE);
    this.#near = new Delay(samples, 0);
    this.#far = new Delay(samples, ECHO_BACK);
  }

  /** Adds what comes back to what is on the desk. */
  fill({ left, right, room, echo }: Desk, length: number): void {
    for (let i = 0; i < length; i++) {
      const near = this.#near.next(echo[i]!);
      const far = this.#far.next(near);
      const sound = room[i]! * ROOM_LEVEL;
      let [toLeft, toRight] = [near, far];
      for (const wall of this.#left) toLeft += wall.next(sound);
      for (const wall of this.#right) toRight += wall.next(sound);
      left[i] = left[i]! + toLeft;
      right[i] = right[i]! + toRight;
    }
  }
}
