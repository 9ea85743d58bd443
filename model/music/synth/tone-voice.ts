import type { Tone } from '../score.types.ts';
import { type Desk, sidesOf, type Voice } from './desk.ts';
import type { Patch } from './patches.ts';
import { hertzOf, RATE, sineAt, TURN, turnOf } from './waves.ts';

/** Pitch, filter and loudness follow their curves in steps of so many samples. */
const STEP = 32;
const VIBRATO_HZ = 5.4;
/** A tone is steady before it begins to waver. */
const VIBRATO_AFTER = 0.22;
const VIBRATO_IN = 0.3;
const SILENT = 0.0005;
const PER_HALF_TONE = 0.0595;

interface Oscillator {
  readonly turn: Float32Array;
  readonly level: number;
  /** Places of the turn for each sample. */
  readonly pace: number;
  place: number;
}

const scratch = new Float32Array(STEP);

/** One tone of an instrument. */
export class ToneVoice implements Voice {
  readonly #patch: Patch;
  readonly #oscillators: readonly Oscillator[];
  readonly #sides: readonly [number, number];
  readonly #level: number;
  readonly #heldSamples: number;
  #age = 0;
  #loud = 0;
  #first = 0;
  #second = 0;

  constructor(tone: Tone, patch: Patch) {
    this.#patch = patch;
    this.#sides = sidesOf(tone.pan);
    this.#level = tone.level * patch.level;
    this.#heldSamples = Math.max(STEP, Math.round(tone.seconds * RATE));
    this.#oscillators = patch.waves.map(({ wave, detune, level }, nth) => {
      const hertz = hertzOf(tone.pitch + detune);
      // Each begins elsewhere, so that two of them never cancel out at the start.
      const place = (nth * TURN) / 3;
      return { turn: turnOf(wave, hertz), level, pace: (hertz * TURN) / RATE, place };
    });
  }

  /** How loud it shall be at an age in samples. */
  #loudAt(age: number): number {
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

  #bend(age: number): number {
    const { vibrato } = this.#patch;
    const seconds = age / RATE - VIBRATO_AFTER;
    if (vibrato === 0 || seconds <= 0) return 1;
    const depth = vibrato * Math.min(1, seconds / VIBRATO_IN);
    return 1 + depth * PER_HALF_TONE * sineAt(seconds * VIBRATO_HZ);
  }

  #sum(length: number, bend: number): void {
    scratch.fill(0, 0, length);
    for (const oscillator of this.#oscillators) {
      const { turn, level } = oscillator;
      const pace = oscillator.pace * bend;
      let { place } = oscillator;
      for (let i = 0; i < length; i++) {
        const whole = place | 0;
        const here = turn[whole]!;
        scratch[i] = scratch[i]! + level * (here + (turn[whole + 1]! - here) * (place - whole));
        place += pace;
        if (place >= TURN) place -= TURN;
      }
      oscillator.place = place;
    }
  }

  play(desk: Desk, from: number, to: number): boolean {
    for (let at = from; at < to; ) {
      const length = Math.min(STEP - (this.#age % STEP), to - at);
      this.#step(desk, at, length);
      at += length;
      if (this.#age > this.#heldSamples && this.#loud < SILENT) return false;
    }
    return true;
  }

  #step(desk: Desk, at: number, length: number): void {
    const { bright, dull, decay, drive, room, echo } = this.#patch;
    this.#sum(length, this.#bend(this.#age));
    const open = dull + ((bright - dull) * decay) / (decay + (6 * this.#age) / RATE);
    // Two gentle filters, one after the other.
    const pass = Math.min(0.95, (open * 6.28) / (RATE + open * 6.28));
    const start = this.#loud;
    const goal = this.#loudAt(this.#age + length);
    const gain = this.#level / (drive > 1 ? Math.sqrt(drive) * 0.6 : 1);
    const [left, right] = this.#sides;
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
      desk.left[to] = desk.left[to]! + out * left;
      desk.right[to] = desk.right[to]! + out * right;
      desk.room[to] = desk.room[to]! + out * room;
      if (echo > 0) desk.echo[to] = desk.echo[to]! + out * echo;
    }
    [this.#first, this.#second, this.#loud] = [first, second, goal];
    this.#age += length;
  }
}
