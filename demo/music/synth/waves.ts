import { RATE } from './samples.ts';

/** Samples of one period of a wave. */
export const PERIOD = 2048;

const HALF_PI = Math.PI / 2;
/** Terms of the series: further ones do not change the last bit. */
const TERMS = 12;

/** The sine of −π/2 … π/2 by its series: engines disagree on the last bit of their own. */
function seriesSine(x: number): number {
  let sum = 0;
  let term = x;
  for (let n = 1; n <= TERMS; n++) {
    sum += term;
    term *= (-x * x) / (2 * n * (2 * n + 1));
  }
  return sum;
}

function sineTable(): Float64Array {
  const table = new Float64Array(PERIOD);
  for (let i = 0; i < PERIOD; i++) {
    const quarter = (i / PERIOD) * 4;
    const x = quarter <= 1 ? quarter : quarter <= 3 ? 2 - quarter : quarter - 4;
    table[i] = seriesSine(x * HALF_PI);
  }
  return table;
}

const SINE = sineTable();

/** The sine at a phase, whose period is 1. */
export const sineAt = (phase: number): number => SINE[Math.floor((phase - Math.floor(phase)) * PERIOD)]!;

export const WAVES = ['sine', 'triangle', 'saw', 'square', 'thin', 'organ', 'bell'] as const;
export type Wave = (typeof WAVES)[number];

const ORGAN: readonly number[] = [0, 1, 0.7, 0.5, 0.35, 0, 0.2, 0, 0.15];
const BELL: readonly number[] = [0, 1, 0.3, 0.05, 0.18, 0, 0, 0.08];

/** The level of the n-th harmonic of a wave. */
const HARMONICS: Readonly<Record<Wave, (n: number) => number>> = {
  sine: (n) => (n === 1 ? 1 : 0),
  triangle: (n) => (n % 2 === 1 ? (n % 4 === 1 ? 0.81 : -0.81) / (n * n) : 0),
  saw: (n) => 0.6 / n,
  square: (n) => (n % 2 === 1 ? 0.9 / n : 0),
  // A pulse that is high for a quarter of its period: every fourth harmonic is missing.
  thin: (n) => (n % 4 === 0 ? 0 : (n % 2 === 0 ? 0.7 : 0.5) / n),
  organ: (n) => (ORGAN[n] ?? 0) * 0.45,
  bell: (n) => (BELL[n] ?? 0) * 0.8,
};

/** Low tones would have hundreds, most of which no one hears. */
const MAX_HARMONICS = 64;
const LOWEST_HZ = 27.5;
/** Harmonics above this would be aliased. */
const HIGHEST_HZ = RATE * 0.46;

function sumOfHarmonics(wave: Wave, harmonics: number): Float32Array {
  const sum = new Float64Array(PERIOD);
  for (let n = 1; n <= harmonics; n++) {
    const level = HARMONICS[wave](n);
    if (level === 0) continue;
    for (let i = 0; i < PERIOD; i++) sum[i] = sum[i]! + level * SINE[(i * n) % PERIOD]!;
  }
  // The first sample once more at the end, so that interpolation never has to wrap around.
  const table = new Float32Array(PERIOD + 1);
  table.set(sum);
  table[PERIOD] = sum[0]!;
  return table;
}

const wavetables = new Map<string, Float32Array>();

/** One period of a wave for tones of about a frequency, with as many harmonics as fit; made once for each octave. */
export function wavetableOf(wave: Wave, hertz: number): Float32Array {
  let upTo = LOWEST_HZ * 2;
  while (upTo < hertz && upTo < HIGHEST_HZ) upTo *= 2;
  const key = `${wave} ${upTo}`;
  const known = wavetables.get(key);
  if (known) return known;
  const fitting = Math.floor(HIGHEST_HZ / upTo);
  const table = sumOfHarmonics(wave, Math.max(1, Math.min(MAX_HARMONICS, fitting)));
  wavetables.set(key, table);
  return table;
}

/** The ratio of two frequencies that are a semitone apart. */
const SEMITONE = 1.0594630943592953;
const CONCERT_PITCH = 69;
const CONCERT_HZ = 440;

/** The ratio of an interval in semitones; multiplied step by step, because engines disagree on the last bit of powers. */
function ratioOf(semitones: number): number {
  const whole = Math.floor(semitones);
  let ratio = 1;
  for (let i = 0; i < Math.abs(whole); i++) ratio = whole > 0 ? ratio * SEMITONE : ratio / SEMITONE;
  // Within a semitone a straight line is close enough.
  return ratio * (1 + (semitones - whole) * (SEMITONE - 1));
}

export const hertzOf = (pitch: number): number => CONCERT_HZ * ratioOf(pitch - CONCERT_PITCH);

/** The factor for each sample with which something falls to about a third in so many seconds. */
export const decayFactor = (seconds: number): number => 1 - 1 / (seconds * RATE + 1);
