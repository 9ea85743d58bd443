import type { Drum } from '../composer/score.types.ts';
import { RATE, samplesOf } from './samples.ts';
import { decayFactor, sineAt } from './waves.ts';

/** White noise in −1…1, the same on every machine. */
function noise(length: number, seed: number): Float32Array {
  const made = new Float32Array(length);
  let state = seed | 0 || 1;
  for (let i = 0; i < length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    made[i] = state / 0x8000_0000;
  }
  return made;
}

/** A drumhead: a sine that falls from one frequency to another while it dies away. */
function drumhead(seconds: number, from: number, to: number, fall: number, ring: number): Float32Array {
  const made = new Float32Array(samplesOf(seconds));
  const [slide, fade] = [decayFactor(fall), decayFactor(ring)];
  let [above, level, phase] = [from - to, 1, 0];
  for (let i = 0; i < made.length; i++) {
    made[i] = level * sineAt(phase);
    phase += (to + above) / RATE;
    above *= slide;
    level *= fade;
  }
  return made;
}

/** Noise without its low frequencies that dies away. `edge`: how many of them are taken away, 0–1. */
function hiss(seconds: number, ring: number, edge: number, seed: number): Float32Array {
  const made = noise(samplesOf(seconds), seed);
  const fade = decayFactor(ring);
  let [level, low, lower] = [1, 0, 0];
  for (let i = 0; i < made.length; i++) {
    low += (made[i]! - low) * edge;
    const high = made[i]! - low;
    lower += (high - lower) * edge;
    made[i] = level * (high - lower);
    level *= fade;
  }
  return made;
}

/** A cymbal: square waves that are not in harmony with each other. */
const METAL_HZ: readonly number[] = [2050, 3075, 3690, 4520, 5360, 6010];

function metal(seconds: number, ring: number): Float32Array {
  const made = new Float32Array(samplesOf(seconds));
  const fade = decayFactor(ring);
  let level = 1 / METAL_HZ.length;
  for (let i = 0; i < made.length; i++) {
    let sum = 0;
    for (const hertz of METAL_HZ) sum += ((i * hertz) / RATE) % 1 < 0.5 ? 1 : -1;
    made[i] = level * sum;
    level *= fade;
  }
  return made;
}

function mix(...layers: readonly (readonly [level: number, layer: Float32Array])[]): Float32Array {
  const made = new Float32Array(Math.max(...layers.map(([, layer]) => layer.length)));
  for (const [level, layer] of layers) {
    for (let i = 0; i < layer.length; i++) made[i] = made[i]! + level * layer[i]!;
  }
  // The last hundredth of a second fades out, so that nothing clicks.
  const tail = Math.min(made.length, samplesOf(0.01));
  for (let i = 0; i < tail; i++) made[made.length - 1 - i] = made[made.length - 1 - i]! * (i / tail);
  return made;
}

/** Three slaps close together; the last one rings. */
function clap(): Float32Array {
  const made = new Float32Array(samplesOf(0.2));
  for (const [nth, at] of [0, 0.009, 0.019].entries()) {
    const slap = hiss(0.2 - at, nth === 2 ? 0.045 : 0.004, 0.25, 77 + nth);
    const from = samplesOf(at);
    for (let i = 0; i < slap.length && from + i < made.length; i++)
      made[from + i] = made[from + i]! + slap[i]!;
  }
  return mix([0.8, made]);
}

const MAKERS: Readonly<Record<Drum, () => Float32Array>> = {
  kick: () => mix([1, drumhead(0.32, 190, 47, 0.022, 0.11)], [0.25, hiss(0.02, 0.003, 0.4, 11)]),
  snare: () =>
    mix(
      [0.5, drumhead(0.16, 320, 185, 0.012, 0.05)],
      [0.75, hiss(0.3, 0.085, 0.16, 23)],
      [0.15, hiss(0.05, 0.01, 0.5, 29)],
    ),
  clap,
  hat: () => mix([0.6, hiss(0.07, 0.013, 0.6, 31)], [0.12, metal(0.05, 0.01)]),
  openHat: () => mix([0.5, hiss(0.34, 0.085, 0.6, 37)], [0.12, metal(0.3, 0.07)]),
  crash: () => mix([0.55, hiss(1.9, 0.5, 0.45, 41)], [0.16, metal(1.4, 0.3)]),
  ride: () => mix([0.22, hiss(0.5, 0.13, 0.62, 43)], [0.3, metal(0.6, 0.14)]),
  highTom: () => mix([0.85, drumhead(0.3, 260, 170, 0.03, 0.1)], [0.15, hiss(0.05, 0.01, 0.3, 47)]),
  lowTom: () => mix([0.9, drumhead(0.36, 170, 95, 0.035, 0.13)], [0.15, hiss(0.05, 0.01, 0.3, 53)]),
  stick: () => mix([0.4, drumhead(0.05, 2400, 1900, 0.004, 0.009)], [0.3, hiss(0.02, 0.004, 0.5, 59)]),
};

const hits = new Map<Drum, Float32Array>();

/** The sound of one hit of a drum, made once. */
export function drumHit(drum: Drum): Float32Array {
  const known = hits.get(drum);
  if (known) return known;
  const made = MAKERS[drum]();
  // All drums are equally loud here; how loud they are played is decided by the voice.
  const peak = made.reduce((most, sound) => Math.max(most, Math.abs(sound)), 0);
  for (let i = 0; i < made.length; i++) made[i] = made[i]! / peak;
  hits.set(drum, made);
  return made;
}
