import type { Instrument, MusicStyle } from '../composer/score.types.ts';
import type { Wave } from './waves.ts';

interface Oscillator {
  readonly wave: Wave;
  /** Semitones above the tone. */
  readonly detune: number;
  readonly level: number;
}

/** How an instrument sounds. Times are in seconds. */
export interface Patch {
  readonly oscillators: readonly Oscillator[];
  /** Until it is at its loudest. */
  readonly attack: number;
  /** In which it falls towards `sustain`. */
  readonly decay: number;
  readonly sustain: number;
  /** In which it dies away after its end. */
  readonly release: number;
  /** Where the low-pass filter stands at the start, in Hz, and where it comes to rest. */
  readonly bright: number;
  readonly dull: number;
  /** Above 1 it is distorted. */
  readonly drive: number;
  /** Semitones to both sides. */
  readonly vibrato: number;
  readonly level: number;
  /** How much of it is sent to the effects. */
  readonly reverb: number;
  readonly echo: number;
}

const one = (wave: Wave, level = 1, detune = 0): Oscillator => ({ wave, detune, level });
const pair = (wave: Wave, detune: number, level = 0.5): readonly Oscillator[] => [
  one(wave, level, -detune),
  one(wave, level, detune),
];

const PLAIN: Patch = {
  oscillators: [one('triangle')],
  level: 0.2,
  attack: 0.006,
  decay: 0.3,
  sustain: 0.7,
  release: 0.06,
  bright: 9000,
  dull: 5000,
  drive: 1,
  vibrato: 0,
  reverb: 0.15,
  echo: 0,
};

/** What each instrument has in all styles. */
const INSTRUMENT: Readonly<Record<Instrument, Partial<Patch>>> = {
  lead: { decay: 0.4, sustain: 0.78, release: 0.09, vibrato: 0.22, reverb: 0.24, echo: 0.22 },
  second: {
    oscillators: pair('thin', 0.05),
    level: 0.55,
    dull: 2600,
    vibrato: 0.12,
    reverb: 0.25,
    echo: 0.15,
  },
  keys: {
    oscillators: [one('bell')],
    level: 0.3,
    attack: 0.003,
    decay: 0.5,
    sustain: 0.15,
    release: 0.12,
    dull: 3200,
    reverb: 0.22,
  },
  pad: {
    attack: 0.12,
    decay: 1,
    sustain: 0.85,
    release: 0.18,
    bright: 3000,
    dull: 2000,
    reverb: 0.35,
  },
  guitar: {
    // A root, its fifth and its octave, distorted together.
    oscillators: [one('saw', 0.8), one('saw', 0.7, 7.02), one('saw', 0.5, 12.03)],
    level: 0.24,
    attack: 0.002,
    decay: 0.9,
    sustain: 0.55,
    release: 0.03,
    bright: 5200,
    dull: 3400,
    drive: 6,
    reverb: 0.06,
  },
  bass: {
    oscillators: [one('saw', 0.55), one('sine', 0.6)],
    level: 0.24,
    attack: 0.003,
    decay: 0.25,
    release: 0.02,
    bright: 1500,
    dull: 600,
    drive: 1.6,
    reverb: 0,
  },
  pluck: {
    oscillators: [one('thin', 0.7), one('bell', 0.4)],
    level: 0.7,
    attack: 0.002,
    decay: 0.11,
    sustain: 0.06,
    release: 0.05,
    bright: 10_000,
    dull: 3000,
    reverb: 0.2,
    echo: 0.2,
  },
};

/** What is different from style to style. */
const STYLE: Readonly<Record<MusicStyle, Readonly<Partial<Record<Instrument, Partial<Patch>>>>>> = {
  rock: {
    lead: { oscillators: pair('saw', 0.07), level: 0.34, dull: 4400, drive: 2.2 },
    pad: { oscillators: [one('organ', 0.9)], level: 0.36, attack: 0.04 },
  },
  pop: {
    lead: {
      oscillators: [...pair('square', 0.04, 0.35), one('triangle', 0.5)],
      level: 0.5,
      bright: 8000,
      dull: 4200,
    },
    pad: { oscillators: pair('triangle', 0.08, 0.7), level: 0.2 },
  },
  dance: {
    lead: {
      oscillators: [...pair('saw', 0.12, 0.4), one('thin', 0.3)],
      level: 0.5,
      bright: 10_000,
      dull: 5200,
    },
    pad: { oscillators: pair('saw', 0.12, 0.45), level: 0.26, bright: 2600, dull: 1500 },
  },
  symphonic: {
    lead: {
      oscillators: [...pair('saw', 0.09, 0.4), one('organ', 0.4)],
      level: 0.62,
      attack: 0.02,
      dull: 4600,
    },
    pad: { oscillators: pair('saw', 0.1), level: 0.25, bright: 2400 },
  },
};

/** How an instrument sounds in a band of a style. */
export const patchOf = (instrument: Instrument, style: MusicStyle): Patch => ({
  ...PLAIN,
  ...INSTRUMENT[instrument],
  ...STYLE[style][instrument],
});
