/** Grains are twice as long and overlap by half. */
const HOP_SECONDS = 0.02;
/** How far a grain may lie from its place to go on from the last one. Longer than half a period of what is low but heard. */
const SEARCH_SECONDS = 0.01;
/** At first every so manieth sample and place is looked at. */
const COARSE = 4;
/** Less than this is no difference. */
const LIKER = 1e-6;
const NO_ENERGY = 1e-9;

/**
 * Music faster or slower at the same pitch, by waveform similarity: a grain every 20 ms, taken from where it belongs or as near there as it goes
 * on best from the last one. Where a grain belongs is computed from the start, so that the music never runs away from the chart.
 */
export class Stretch {
  /** Samples that `next` gives for each hop. */
  readonly hop: number;
  readonly #channels: readonly Float32Array[];
  readonly #from: number;
  readonly #rate: number;
  readonly #search: number;
  #grain = 0;
  /** Where the current grain goes on in the music after its first half. */
  #tail: number;

  /** `from`: sample of the music that the first sample given stands for. */
  constructor(channels: readonly Float32Array[], from: number, rate: number, sampleRate: number) {
    this.#channels = channels;
    this.#from = from;
    this.#rate = rate;
    this.hop = Math.round(HOP_SECONDS * sampleRate);
    this.#search = Math.round(SEARCH_SECONDS * sampleRate);
    this.#tail = Math.round(from);
  }

  /** Whether only silence is left. */
  isOver(): boolean {
    return this.#tail - this.#search > (this.#channels[0]?.length ?? 0);
  }

  /** The next samples of each channel. */
  next(hops: number): readonly Float32Array<ArrayBuffer>[] {
    const given = this.#channels.map(() => new Float32Array(hops * this.hop));
    for (let i = 0; i < hops; i += 1) {
      this.#grain += 1;
      const ideal = Math.round(this.#from + (this.#grain * this.#rate - 1) * this.hop);
      const head = this.#nearest(ideal);
      this.#blend(given, i * this.hop, head);
      this.#tail = head + this.hop;
    }
    return given;
  }

  /** From the rest of the last grain over to the beginning of the next one. */
  #blend(given: readonly Float32Array[], at: number, head: number): void {
    for (const [c, samples] of this.#channels.entries()) {
      const out = given[c];
      if (!out) continue;
      for (let i = 0; i < this.hop; i += 1) {
        const share = 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / this.hop);
        out[at + i] = share * (samples[head + i] ?? 0) + (1 - share) * (samples[this.#tail + i] ?? 0);
      }
    }
  }

  #nearest(ideal: number): number {
    // Where they meet nothing can be better, whatever rounding says.
    if (ideal === this.#tail) return ideal;
    const margin = this.#search + COARSE;
    const around = this.#mixed(ideal - margin, this.hop + 2 * margin);
    const wanted = this.#mixed(this.#tail, this.hop);
    const coarse = mostAlike(around, wanted, margin, this.#search, COARSE);
    return ideal - margin + mostAlike(around, wanted, coarse, COARSE - 1, 1);
  }

  /** All channels together; silence outside of the music. */
  #mixed(at: number, length: number): Float32Array {
    const sum = new Float32Array(length);
    for (const samples of this.#channels) {
      for (let i = 0; i < length; i += 1) sum[i] = (sum[i] ?? 0) + (samples[at + i] ?? 0);
    }
    return sum;
  }
}

/** Where, at most `reach` from the middle, the samples go on most like those wanted; nearer to the middle when all are alike. */
function mostAlike(
  samples: Float32Array,
  wanted: Float32Array,
  middle: number,
  reach: number,
  step: number,
): number {
  let best = middle;
  let most = likeness(samples, wanted, middle, step);
  for (let away = step; away <= reach; away += step) {
    for (const at of [middle - away, middle + away]) {
      const like = likeness(samples, wanted, at, step);
      if (like > most + LIKER) [best, most] = [at, like];
    }
  }
  return best;
}

/** Correlation over the square root of the energy: the same for a louder copy of the samples. */
function likeness(samples: Float32Array, wanted: Float32Array, at: number, step: number): number {
  let product = 0;
  let energy = NO_ENERGY;
  for (let i = 0; i < wanted.length; i += step) {
    const sample = samples[at + i] ?? 0;
    product += sample * (wanted[i] ?? 0);
    energy += sample * sample;
  }
  return product / Math.sqrt(energy);
}
