import type { Buses } from './buses.ts';
import { samplesOf } from './samples.ts';

/** How much duller sound gets each time it comes back. */
const DAMPING = 0.55;

/** A delay line whose sound comes back again and again, duller and quieter each time. */
class Delay {
  readonly #line: Float32Array;
  readonly #feedback: number;
  #at = 0;
  #damped = 0;

  constructor(seconds: number, feedback: number) {
    this.#line = new Float32Array(Math.max(1, samplesOf(seconds)));
    this.#feedback = feedback;
  }

  next(sound: number): number {
    const heard = this.#line[this.#at]!;
    this.#damped += (heard - this.#damped) * DAMPING;
    this.#line[this.#at] = sound + this.#damped * this.#feedback;
    this.#at = this.#at + 1 === this.#line.length ? 0 : this.#at + 1;
    return heard;
  }
}

/** Lengths in seconds that have no common measure, others for each ear. */
const LEFT_SECONDS: readonly number[] = [0.0297, 0.0371, 0.0411];
const RIGHT_SECONDS: readonly number[] = [0.0309, 0.0353, 0.0437];
const REVERB_FEEDBACK = 0.78;
const REVERB_LEVEL = 0.5;
const ECHO_FEEDBACK = 0.38;

/** The reverb of the room in which a band plays, and an echo that goes from side to side. */
export class Reverb {
  readonly #left: readonly Delay[];
  readonly #right: readonly Delay[];
  readonly #leftEcho: Delay;
  readonly #rightEcho: Delay;

  constructor(echoSeconds: number) {
    this.#left = LEFT_SECONDS.map((seconds) => new Delay(seconds, REVERB_FEEDBACK));
    this.#right = RIGHT_SECONDS.map((seconds) => new Delay(seconds, REVERB_FEEDBACK));
    this.#leftEcho = new Delay(echoSeconds, 0);
    this.#rightEcho = new Delay(echoSeconds, ECHO_FEEDBACK);
  }

  /** Adds reverb and echo to both sides. */
  addTo({ left, right, reverb, echo }: Buses, length: number): void {
    for (let i = 0; i < length; i++) {
      let toLeft = this.#leftEcho.next(echo[i]!);
      let toRight = this.#rightEcho.next(toLeft);
      const sound = reverb[i]! * REVERB_LEVEL;
      for (const delay of this.#left) toLeft += delay.next(sound);
      for (const delay of this.#right) toRight += delay.next(sound);
      left[i] = left[i]! + toLeft;
      right[i] = right[i]! + toRight;
    }
  }
}
