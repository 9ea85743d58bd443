import type { Drum, DrumHit } from '../composer/score.types.ts';
import { type Buses, panGains, type Voice } from './buses.ts';
import { drumHit } from './drum-kit.ts';

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
/** Of all drums but the kick, which would rumble. */
const REVERB = 0.12;

/** One hit of a drum. */
export class HitVoice implements Voice {
  readonly #samples: Float32Array;
  readonly #left: number;
  readonly #right: number;
  readonly #reverb: number;
  #played = 0;

  constructor({ drum, level, pan }: DrumHit) {
    this.#samples = drumHit(drum);
    const [left, right] = panGains(pan);
    const gain = level * LEVELS[drum] * Math.SQRT2;
    this.#left = gain * left;
    this.#right = gain * right;
    this.#reverb = drum === 'kick' ? 0 : gain * REVERB;
  }

  play({ left, right, reverb }: Buses, from: number, to: number): boolean {
    const length = Math.min(to - from, this.#samples.length - this.#played);
    for (let i = 0; i < length; i++) {
      const sound = this.#samples[this.#played + i]!;
      const at = from + i;
      left[at] = left[at]! + sound * this.#left;
      right[at] = right[at]! + sound * this.#right;
      reverb[at] = reverb[at]! + sound * this.#reverb;
    }
    this.#played += length;
    return this.#played < this.#samples.length;
  }
}
