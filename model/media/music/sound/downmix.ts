/** Rate at which beginnings are looked for: what is higher adds nothing. */
const WANTED_RATE = 22_050;
const SAMPLES_AT_ONCE = 2 ** 18;

/** All channels together, at a lower rate. */
export interface Downmix {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
}

/** Works in slices, and yields the share that is done. */
export function* downmix(channels: readonly Float32Array[], sampleRate: number): Generator<number, Downmix> {
  const factor = Math.max(1, Math.round(sampleRate / WANTED_RATE));
  const samples = new Float32Array(Math.floor((channels[0]?.length ?? 0) / factor));
  const share = 1 / (factor * Math.max(1, channels.length));
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0;
    for (const channel of channels) {
      for (let k = 0; k < factor; k += 1) sum += channel[i * factor + k] ?? 0;
    }
    samples[i] = sum * share;
    if (i % SAMPLES_AT_ONCE === SAMPLES_AT_ONCE - 1) yield i / samples.length;
  }
  return { samples, sampleRate: sampleRate / factor };
}
