import { SECONDS_PER_MINUTE } from '#model/chart/time';
import { Fourier } from './fourier.ts';

const TURN_STEPS = 240;

/** Weights of what is heard on beats, halves and quarters of beats. */
const HARMONICS = [
  [1, 1],
  [2, 0.7],
  [4, 0.4],
] as const;

/** How strongly something recurs so many times a second: 1 where nothing else is heard. */
export class Recurrence {
  /** Hz between two values that are looked at. */
  readonly step: number;
  readonly #values: Float64Array;
  readonly #rate: number;
  readonly #sizes: Float64Array;
  readonly #total: number;

  constructor(values: Float64Array, rate: number) {
    const size = 2 ** Math.ceil(Math.log2(4 * values.length));
    const re = new Float64Array(size);
    const im = new Float64Array(size);
    re.set(values);
    new Fourier(size).transform(re, im);
    const total = re[0] || 1;
    this.#values = values;
    this.#rate = rate;
    this.#total = total;
    this.step = rate / size;
    this.#sizes = Float64Array.from(
      { length: size / 2 },
      (_, i) => Math.sqrt((re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2) / total,
    );
  }

  /** About. */
  at(hz: number): number {
    const place = hz / this.step;
    const i = Math.floor(place);
    const part = place - i;
    return (this.#sizes[i] ?? 0) * (1 - part) + (this.#sizes[i + 1] ?? 0) * part;
  }

  /** Of a tempo, about. */
  score(bpm: number): number {
    const hz = bpm / SECONDS_PER_MINUTE;
    return HARMONICS.reduce((sum, [times, weight]) => sum + weight * this.at(times * hz), 0);
  }

  exactScore(bpm: number): number {
    const hz = bpm / SECONDS_PER_MINUTE;
    return HARMONICS.reduce((sum, [times, weight]) => {
      const { re, im } = this.#sum(times * hz);
      return sum + (weight * Math.sqrt(re * re + im * im)) / this.#total;
    }, 0);
  }

  /** Where the first beat of a tempo is, in seconds from the start. */
  beat(bpm: number): number {
    const hz = bpm / SECONDS_PER_MINUTE;
    const sums = HARMONICS.map(([times, weight]) => ({ times, weight, ...this.#sum(times * hz) }));
    const heard = (turn: number): number =>
      sums.reduce((total, { times, weight, re, im }) => {
        const angle = 2 * Math.PI * times * turn;
        return total + weight * (re * Math.cos(angle) - im * Math.sin(angle));
      }, 0);
    let best = 0;
    for (let step = 1; step < TURN_STEPS; step += 1)
      if (heard(step / TURN_STEPS) > heard(best / TURN_STEPS)) best = step;
    return best / TURN_STEPS / hz;
  }

  /** A term of the Fourier transform, between those that are known. */
  #sum(hz: number): { readonly re: number; readonly im: number } {
    const turn = (2 * Math.PI * hz) / this.#rate;
    // A rotation for each moment is far faster than its sine.
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const values = this.#values;
    let x = 1;
    let y = 0;
    let re = 0;
    let im = 0;
    for (let i = 0; i < values.length; i += 1) {
      const value = values[i] ?? 0;
      re += value * x;
      im -= value * y;
      const next = x * c - y * s;
      y = x * s + y * c;
      x = next;
    }
    return { re, im };
  }
}
