import type { Drum, Hit } from '../score.types.ts';
import { type Desk, sidesOf, type Voice } from './desk.ts';
import { strokeOf } from './kit.ts';

const LEVELS: Readonly<Record<Drum, number>> = {
  kick: 0.5,
  snare: 0.72,
  clap: 0.36,
  hat: 0.34,
  openHat: 0.3,
  crash: 0.5,
  ride: 0.34,
  highTom: 0.42,
  lowTom: 0.46,
  stick: 0.3,
};
/** Of all but the kick, which would rumble. */
const ROOM = 0.12;

/** One stroke of a drum. */
export class HitVoice implements Voice {
  readonly #stroke: Float32Array;
  readonly #left: number;
  readonly #right: number;
  readonly #room: number;
  #place = 0;

  constructor({ drum, level, pan }: Hit) {
    this.#stroke = strokeOf(drum);
    const [left, right] = sidesOf(pan);
    const loud = level * LEVELS[drum] * Math.SQRT2;
    this.#left = loud * left;
    this.#right = loud * right;
    this.#room = drum === 'kick' ? 0 : loud * ROOM;
  }

  play(desk: Desk, from: number, to: number): boolean {
    const length = Math.min(to - from, this.#stroke.length - this.#place);
    for (let i = 0; i < length; i++) {
      const sound = this.#stroke[this.#place + i]!;
      const at = from + i;
      desk.left[at] = desk.left[at]! + sound * this.#left;
      desk.right[at] = desk.right[at]! + sound * this.#right;
      desk.room[at] = desk.room[at]! + sound * this.#room;
    }
    this.#place += length;
    return this.#place < this.#stroke.length;
  }
}
