/** What plays tones; which sound each has is chosen per song. */
export const INSTRUMENTS = ['lead', 'second', 'keys', 'pad', 'guitar', 'bass', 'pluck'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

export const DRUMS = [
  'kick',
  'snare',
  'clap',
  'hat',
  'openHat',
  'crash',
  'ride',
  'highTom',
  'lowTom',
  'stick',
] as const;
export type Drum = (typeof DRUMS)[number];

interface Sounding {
  /** Seconds from the start of the song. */
  readonly at: number;
  /** 0–1. */
  readonly level: number;
  /** −1 left … 1 right. */
  readonly pan: number;
}

export interface Tone extends Sounding {
  readonly kind: 'tone';
  readonly instrument: Instrument;
  readonly seconds: number;
  /** Half-tones; 69 is the A of 440 Hz. */
  readonly pitch: number;
}

export interface Hit extends Sounding {
  readonly kind: 'hit';
  readonly drum: Drum;
}

export type ScoreEvent = Tone | Hit;

/** The colour of a band: which sounds it has and how its drummer plays. */
export const STYLES = ['rock', 'pop', 'dance', 'symphonic'] as const;
export type Style = (typeof STYLES)[number];

/** A song as it is played: all events in order of time. */
export interface Score {
  readonly style: Style;
  readonly seconds: number;
  readonly events: readonly ScoreEvent[];
  /** What stands for the song where only a part is heard, in seconds. */
  readonly chorus: { readonly from: number; readonly to: number };
  /** Seconds between two repeats of the echo: three quarters of a beat. */
  readonly echoSeconds: number;
}
