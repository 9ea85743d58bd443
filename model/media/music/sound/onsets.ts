import { Fourier } from './fourier.ts';

/** How strongly something begins to sound, moment by moment. */
export interface Onsets {
  /** Moments in a second. */
  readonly rate: number;
  /** Of everything that is heard. */
  readonly all: Float64Array;
  /** Of what is low: drums that mark where bars begin. */
  readonly low: Float64Array;
}

const WINDOW = 512;
const HOP = 128;
/** What is lower counts as low: a kick does, a snare does not. */
const LOW_HZ = 120;
/** Longer than a turn of what is low but heard. */
const LOW_SECONDS = 0.024;
/** What begins is measured against what goes on around it, this many seconds to each side. */
const AROUND_SECONDS = 0.4;
const FRAMES_AT_ONCE = 4096;

/** Samples of a window before its moment: what begins then is seen best where the window rises. */
const BEFORE = 358;

/** Spectral flux of samples; works in slices, and yields the share that is done. */
export function* measureOnsets(samples: Float32Array, sampleRate: number): Generator<number, Onsets> {
  const frames = 2 * Math.max(1, Math.ceil(samples.length / HOP / 2));
  const flux = new Flux();
  const all = new Float64Array(frames);
  for (let frame = 0; frame < frames; frame += 2) {
    flux.read(samples, frame * HOP - BEFORE);
    all[frame] = flux.first;
    all[frame + 1] = flux.second;
    if (frame % FRAMES_AT_ONCE === 0) yield frame / frames;
  }
  const rate = sampleRate / HOP;
  const low = lowRises(samples, sampleRate, frames);
  const around = Math.round(AROUND_SECONDS * rate);
  return { rate, all: aboveMean(all, around), low: aboveMean(low, around) };
}

/** What rose from one spectrum to the next, of two windows at a time: one is the real part, the other the imaginary one. */
class Flux {
  first = 0;
  second = 0;
  readonly #fourier = new Fourier(WINDOW);
  readonly #re = new Float64Array(WINDOW);
  readonly #im = new Float64Array(WINDOW);
  readonly #window = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / WINDOW),
  );
  /** Before the start there was silence: a song may begin with its first sample, which is a beat. */
  readonly #last = new Float64Array(WINDOW / 2);

  read(samples: Float32Array, from: number): void {
    const re = this.#re;
    const im = this.#im;
    for (let i = 0; i < WINDOW; i += 1) {
      const weight = this.#window[i] ?? 0;
      re[i] = (samples[from + i] ?? 0) * weight;
      im[i] = (samples[from + HOP + i] ?? 0) * weight;
    }
    this.#fourier.transform(re, im);
    this.first = 0;
    this.second = 0;
    for (let bin = 1; bin < WINDOW / 2; bin += 1) {
      const [aRe, aIm] = [re[bin] ?? 0, im[bin] ?? 0];
      const [bRe, bIm] = [re[WINDOW - bin] ?? 0, im[WINDOW - bin] ?? 0];
      const one = loudness(aRe + bRe, aIm - bIm);
      const other = loudness(aIm + bIm, bRe - aRe);
      this.first += Math.max(0, one - (this.#last[bin] ?? 0));
      this.second += Math.max(0, other - one);
      this.#last[bin] = other;
    }
  }
}

/** Of a part of a spectrum, twice as large as it is: quiet sounds count nearly as much as loud ones. */
const loudness = (re: number, im: number): number => Math.sqrt(Math.sqrt(re * re + im * im));

/** The same of what is low, which a spectrum this short cannot tell apart: by how loud it is. */
function lowRises(samples: Float32Array, sampleRate: number, frames: number): Float64Array {
  const dull = smoothed(smoothed(samples, sampleRate / LOW_HZ), sampleRate / LOW_HZ);
  const sums = summed(dull.map((sample) => sample * sample));
  const half = Math.round((LOW_SECONDS * sampleRate) / 2);
  let last = 0;
  return Float64Array.from({ length: frames }, (_, frame) => {
    const from = Math.max(0, Math.min(samples.length, frame * HOP - half));
    const to = Math.min(samples.length, frame * HOP + half);
    const level = Math.sqrt(Math.sqrt(Math.max(0, (sums[to] ?? 0) - (sums[from] ?? 0)) / (2 * half)));
    const rise = Math.max(0, level - last);
    last = level;
    return rise;
  });
}

/** Means of so many samples around each. */
function smoothed(samples: Float32Array, width: number): Float32Array {
  const sums = summed(samples);
  const half = Math.max(1, Math.round(width / 2));
  return samples.map((_, i) => {
    const from = Math.max(0, i - half);
    const to = Math.min(samples.length, i + half);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (2 * half);
  });
}

/** The sum of all before each place. */
function summed(values: Float32Array | Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + (values[i] ?? 0);
  return sums;
}

function aboveMean(values: Float64Array, around: number): Float64Array {
  const sums = summed(values);
  return values.map((value, i) => {
    const from = Math.max(0, i - around);
    const to = Math.min(values.length, i + around + 1);
    return Math.max(0, value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from));
  });
}
