import type { Instrument, Style } from '../score.types.ts';
import type { Wave } from './waves.ts';

/** How an instrument sounds. Times in seconds. */
export interface Patch {
  readonly waves: readonly { readonly wave: Wave; readonly detune: number; readonly level: number }[];
  /** Until it is at its loudest. */
  readonly attack: number;
  /** In which it falls towards `sustain`. */
  readonly decay: number;
  readonly sustain: number;
  /** How it dies away after its end. */
  readonly release: number;
  /** Where the filter closes, in Hz: at the start, and where it comes to rest. */
  readonly bright: number;
  readonly dull: number;
  /** Beyond 1 it bites. */
  readonly drive: number;
  /** Half-tones to both sides, after a while. */
  readonly vibrato: number;
  readonly level: number;
  /** Of it, what goes into the room and the echo. */
  readonly room: number;
  readonly echo: number;
}

const PLAIN: Patch = {
  waves: [{ wave: 'triangle', detune: 0, level: 1 }],
  attack: 0.006,
  decay: 0.3,
  sustain: 0.7,
  release: 0.06,
  bright: 9000,
  dull: 5000,
  drive: 1,
  vibrato: 0,
  level: 0.2,
  room: 0.15,
  echo: 0,
};

const pair = (wave: Wave, detune: number, level = 0.5): Patch['waves'] => [
  { wave, detune: -detune, level },
  { wave, detune, level },
];

const LEADS: Readonly<Record<Style, Partial<Patch>>> = {
  rock: { waves: pair('saw', 0.07), bright: 9000, dull: 4400, drive: 2.2, level: 0.34 },
  pop: {
    waves: [...pair('square', 0.04, 0.35), { wave: 'triangle', detune: 0, level: 0.5 }],
    bright: 8000,
    dull: 4200,
    level: 0.5,
  },
  dance: {
    waves: [...pair('saw', 0.12, 0.4), { wave: 'thin', detune: 0, level: 0.3 }],
    bright: 10_000,
    dull: 5200,
    level: 0.5,
  },
  symphonic: {
    waves: [...pair('saw', 0.09, 0.4), { wave: 'organ', detune: 0, level: 0.4 }],
    attack: 0.02,
    dull: 4600,
    level: 0.62,
  },
};

const PADS: Readonly<Record<Style, Partial<Patch>>> = {
  rock: { waves: [{ wave: 'organ', detune: 0, level: 0.9 }], attack: 0.04, level: 0.36 },
  pop: { waves: pair('triangle', 0.08, 0.7), level: 0.2 },
  dance: { waves: pair('saw', 0.12, 0.45), bright: 2600, dull: 1500, level: 0.26 },
  symphonic: { waves: pair('saw', 0.1, 0.5), bright: 2400, dull: 2000, level: 0.25 },
};

const COMMON: Readonly<Record<Exclude<Instrument, 'lead' | 'pad'>, Partial<Patch>>> = {
  second: { waves: pair('thin', 0.05), vibrato: 0.12, level: 0.55, dull: 2600, room: 0.25, echo: 0.15 },
  keys: {
    waves: [{ wave: 'bell', detune: 0, level: 1 }],
    attack: 0.003,
    decay: 0.5,
    sustain: 0.15,
    release: 0.12,
    dull: 3200,
    level: 0.3,
    room: 0.22,
  },
  guitar: {
    // A root, its fifth and its octave, bent together.
    waves: [
      { wave: 'saw', detune: 0, level: 0.8 },
      { wave: 'saw', detune: 7.02, level: 0.7 },
      { wave: 'saw', detune: 12.03, level: 0.5 },
    ],
    attack: 0.002,
    decay: 0.9,
    sustain: 0.55,
    release: 0.03,
    bright: 5200,
    dull: 3400,
    drive: 6,
    level: 0.24,
    room: 0.06,
  },
  bass: {
    waves: [
      { wave: 'saw', detune: 0, level: 0.55 },
      { wave: 'sine', detune: 0, level: 0.6 },
    ],
    attack: 0.003,
    decay: 0.25,
    release: 0.02,
    bright: 1500,
    dull: 600,
    drive: 1.6,
    level: 0.24,
    room: 0,
  },
  pluck: {
    waves: [
      { wave: 'thin', detune: 0, level: 0.7 },
      { wave: 'bell', detune: 0, level: 0.4 },
    ],
    attack: 0.002,
    decay: 0.11,
    sustain: 0.06,
    release: 0.05,
    bright: 10_000,
    dull: 3000,
    level: 0.7,
    room: 0.2,
    echo: 0.2,
  },
};

const LEAD: Partial<Patch> = {
  decay: 0.4,
  sustain: 0.78,
  release: 0.09,
  vibrato: 0.22,
  level: 0.3,
  room: 0.24,
  echo: 0.22,
};
const PAD: Partial<Patch> = {
  attack: 0.12,
  decay: 1,
  sustain: 0.85,
  release: 0.18,
  bright: 3000,
  dull: 2000,
  level: 0.13,
  room: 0.35,
};

/** The sounds of a band. */
export const patchesOf = (style: Style): Readonly<Record<Instrument, Patch>> => ({
  lead: { ...PLAIN, ...LEAD, ...LEADS[style] },
  pad: { ...PLAIN, ...PAD, ...PADS[style] },
  second: { ...PLAIN, ...COMMON.second },
  keys: { ...PLAIN, ...COMMON.keys },
  guitar: { ...PLAIN, ...COMMON.guitar },
  bass: { ...PLAIN, ...COMMON.bass },
  pluck: { ...PLAIN, ...COMMON.pluck },
});
