import { type Random, random } from '../../seeded/random.ts';
import { RATE, SILENCE, wav } from '../../songs/chime.ts';
import type { StoryNoise } from './story-sounds.ts';

/** Part of a sound: a tone that slides from one height to another, with so much hiss in it, which dies away. */
type Part = readonly [
  startS: number,
  lengthS: number,
  fromHz: number,
  toHz: number,
  hiss: number,
  loud: number,
];

const FULL = 110;

function add(body: Float64Array, [start, length, from, to, hiss, loud]: Part, rng: Random): void {
  const first = Math.round(start * RATE);
  const samples = Math.round(length * RATE);
  let phase = 0;
  for (let at = 0; at < samples && first + at < body.length; at++) {
    const share = at / samples;
    phase = (phase + (from + (to - from) * share) / RATE) % 1;
    const tone = phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase;
    const wave = tone * (1 - hiss) + (2 * rng.next() - 1) * hiss;
    body[first + at] = body[first + at]! + wave * loud * (1 - share) ** 2;
  }
}

const repeated = (count: number, gapS: number, part: Part): readonly Part[] =>
  Array.from({ length: count }, (_, nth): Part => {
    const [start, ...rest] = part;
    return [start + nth * gapS, ...rest];
  });

/** Noises of everyday life, as well as a few tones can say them. */
const PARTS: Readonly<Record<StoryNoise, readonly Part[]>> = {
  door: [
    [0, 0.35, 90, 140, 0.3, 0.5],
    [0.4, 0.2, 80, 50, 0.7, 0.9],
  ],
  bell: [
    [0, 0.9, 1318, 1318, 0, 0.6],
    [0.18, 0.9, 1046, 1046, 0, 0.6],
  ],
  knock: repeated(3, 0.17, [0, 0.1, 160, 90, 0.6, 0.9]),
  phone: [
    ...repeated(8, 0.06, [0, 0.06, 1200, 1200, 0, 0.6]),
    ...repeated(8, 0.06, [0.7, 0.06, 1200, 1200, 0, 0.6]),
  ],
  applause: repeated(40, 0.045, [0, 0.12, 900, 500, 1, 0.4]),
  rain: repeated(30, 0.06, [0, 0.3, 3000, 2000, 1, 0.16]),
  thunder: [
    [0, 0.3, 90, 60, 1, 0.9],
    [0.2, 1.4, 60, 35, 0.7, 0.8],
  ],
  cat: [
    [0, 0.18, 520, 820, 0.05, 0.5],
    [0.16, 0.4, 820, 480, 0.05, 0.6],
  ],
  drum: repeated(6, 0.08, [0, 0.16, 220, 120, 0.5, 0.7]),
  crash: [[0, 1.2, 4000, 2500, 0.9, 0.7]],
  chime: [
    [0, 0.5, 784, 784, 0, 0.5],
    [0.3, 0.5, 659, 659, 0, 0.5],
    [0.6, 0.9, 523, 523, 0, 0.5],
  ],
  steps: repeated(5, 0.24, [0, 0.07, 130, 80, 0.8, 0.6]),
  glass: repeated(6, 0.05, [0, 0.3, 2600, 3400, 0.2, 0.4]),
  clock: repeated(4, 0.4, [0, 0.05, 2000, 1500, 0.3, 0.6]),
  sparkle: [
    [0, 0.3, 1568, 1568, 0, 0.4],
    [0.09, 0.3, 1976, 1976, 0, 0.4],
    [0.18, 0.3, 2349, 2349, 0, 0.4],
    [0.27, 0.6, 3136, 3136, 0, 0.4],
  ],
  slide: [[0, 0.6, 300, 1400, 0.1, 0.6]],
  click: [
    [0, 0.05, 1800, 900, 0.5, 0.7],
    [0.12, 0.05, 1400, 700, 0.5, 0.5],
  ],
  wind: [
    [0, 1, 700, 300, 0.95, 0.3],
    [0.5, 1.2, 400, 800, 0.95, 0.35],
  ],
  train: repeated(6, 0.28, [0, 0.2, 110, 70, 0.7, 0.6]),
  sticks: repeated(4, 0.35, [0, 0.06, 1500, 1200, 0.4, 0.7]),
  strum: [196, 247, 294, 392, 494].map((hertz, nth): Part => [nth * 0.03, 1, hertz, hertz, 0.02, 0.3]),
  howl: [[0, 1.1, 2200, 2320, 0, 0.5]],
  pop: [[0, 0.12, 300, 900, 0.1, 0.8]],
  gong: [
    [0, 1.6, 110, 104, 0.15, 0.8],
    [0, 1.2, 166, 160, 0.1, 0.4],
  ],
};

export function noiseSound(noise: StoryNoise): Uint8Array {
  const parts = PARTS[noise];
  const seconds = Math.max(...parts.map(([start, length]) => start + length));
  const mixed = new Float64Array(Math.round(seconds * RATE));
  for (const [nth, part] of parts.entries()) add(mixed, part, random('noise', noise, nth));
  const body = Buffer.alloc(mixed.length, SILENCE);
  for (const [at, value] of mixed.entries())
    body[at] = Math.round(SILENCE + FULL * Math.min(Math.max(value, -1), 1));
  return wav(body);
}
