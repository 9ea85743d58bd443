import type { Tone } from '../composer/score.types.ts';
import { type Buses, panGains, type Voice } from './buses.ts';
import type { Patch } from './patches.ts';
import { RATE, samplesOf } from './samples.ts';
import { hertzOf, PERIOD, sineAt, wavetableOf } from './waves.ts';

/** Pitch, filter and loudness change in steps of so many samples. */
const STEP = 32;
const VIBRATO_HZ = 5.4;
/** Seconds for which a tone is steady, and in which the vibrato then sets in. */
const VIBRATO_DELAY = 0.22;
const VIBRATO_ATTACK = 0.3;
const SILENT = 0.0005;
/** By which part a frequency rises with a semitone, nearly. */
const PER_SEMITONE = 0.0595;

interface Oscillator {
  readonly table: Float32Array;
  readonly level: number;
  /** How far it moves along the table with each sample. */
  readonly step: number;
  place: number;
}

const scratch = new Float32Array(STEP);

/** One tone of an instrument. */
export class ToneVoice implements Voice {
  readonly #patch: Patch;
  readonly #oscillators: readonly Oscillator[];
  readonly #gains: readonly [number, number];
  readonly #level: number;
  readonly #heldSamples: number;
  #age = 0;
  #loudness = 0;
  #first = 0;
  #second = 0;

  constructor(tone: Tone, patch: Patch) {
    this.#patch = patch;
    this.#gains = panGains(tone.pan);
    this.#level = tone.level * patch.level;
    this.#heldSamples = Math.max(STEP, samplesOf(tone.seconds));
    this.#oscillators = patch.oscillators.map(({ wave, detune, level }, nth) => {
      const hertz = hertzOf(tone.pitch + detune);
      // Each begins at another place, so that two of them never cancel each other out at the start.
      const place = (nth * PERIOD) / 3;
      return { table: wavetableOf(wave, hertz), level, step: (hertz * PERIOD) / RATE, place };
    });
  }

  /** The envelope: how loud the tone is at an age in samples. */
  #loudnessAt(age: number): number {
    const { attack, decay, sustain, release } = this.#patch;
    const seconds = Math.min(age, this.#heldSamples) / RATE;
    const since = seconds - attack;
    const held =
      since < 0
        ? seconds / attack
        : sustain + ((1 - sustain) * decay) / (decay + since * (1 + (4 * since) / decay));
    if (age <= this.#heldSamples) return held;
    const gone = (age - this.#heldSamples) / RATE / release;
    const left = 1 - gone / 3;
    return left <= 0 ? 0 : held * left * left * left;
  }

  /** The vibrato: a factor of the frequency. */
  #bend(age: number): number {
    const { vibrato } = this.#patch;
    const seconds = age / RATE - VIBRATO_DELAY;
    if (vibrato === 0 || seconds <= 0) return 1;
    const depth = vibrato * Math.min(1, seconds / VIBRATO_ATTACK);
    return 1 + depth * PER_SEMITONE * sineAt(seconds * VIBRATO_HZ);
  }

  #sumOscillators(length: number, bend: number): void {
    scratch.fill(0, 0, length);
    for (const oscillator of this.#oscillators) {
      const { table, level } = oscillator;
      const step = oscillator.step * bend;
      let { place } = oscillator;
      for (let i = 0; i < length; i++) {
        const whole = place | 0;
        const here = table[whole]!;
        scratch[i] = scratch[i]! + level * (here + (table[whole + 1]! - here) * (place - whole));
        place += step;
        if (place >= PERIOD) place -= PERIOD;
      }
      oscillator.place = place;
    }
  }

  play(buses: Buses, from: number, to: number): boolean {
    for (let at = from; at < to; ) {
      const length = Math.min(STEP - (this.#age % STEP), to - at);
      this.#step(buses, at, length);
      at += length;
      if (this.#age > this.#heldSamples && this.#loudness < SILENT) return false;
    }
    return true;
  }

  #step(buses: Buses, at: number, length: number): void {
    const { bright, dull, decay, drive, reverb, echo } = this.#patch;
    this.#sumOscillators(length, this.#bend(this.#age));
    const open = dull + ((bright - dull) * decay) / (decay + (6 * this.#age) / RATE);
    // Two gentle low-pass filters, one after the other.
    const pass = Math.min(0.95, (open * 6.28) / (RATE + open * 6.28));
    const start = this.#loudness;
    const goal = this.#loudnessAt(this.#age + length);
    const gain = this.#level / (drive > 1 ? Math.sqrt(drive) * 0.6 : 1);
    const [left, right] = this.#gains;
    let [first, second] = [this.#first, this.#second];
    for (let i = 0; i < length; i++) {
      let sound = scratch[i]!;
      if (drive > 1) {
        sound *= drive;
        sound = (sound / (1 + (sound < 0 ? -sound : sound))) * 1.6;
      }
      first += (sound - first) * pass;
      second += (first - second) * pass;
      const out = second * gain * (start + ((goal - start) * (i + 1)) / length);
      const to = at + i;
      buses.left[to] = buses.left[to]! + out * left;
      buses.right[to] = buses.right[to]! + out * right;
      buses.reverb[to] = buses.reverb[to]! + out * reverb;
      if (echo > 0) buses.echo[to] = buses.echo[to]! + out * echo;
    }
    [this.#first, this.#second, this.#loudness] = [first, second, goal];
    this.#age += length;
  }
}
