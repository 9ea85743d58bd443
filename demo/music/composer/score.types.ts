/** What plays tones. Each style of band has sounds of its own for them. */
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
  /** In semitones; 69 is the A of 440 Hz. */
  readonly pitch: number;
}

export interface DrumHit extends Sounding {
  readonly kind: 'hit';
  readonly drum: Drum;
}

export type ScoreEvent = Tone | DrumHit;

/** The character of a band: which sounds it has and how its drummer plays. */
export const STYLES = ['rock', 'pop', 'dance', 'symphonic'] as const;
export type MusicStyle = (typeof STYLES)[number];

/** A song as it is played. */
export interface Score {
  readonly style: MusicStyle;
  readonly seconds: number;
  /** In order of time. */
  readonly events: readonly ScoreEvent[];
  /** Seconds between two repeats of the echo: three quarters of a beat. */
  readonly echoSeconds: number;
}

/** A stretch of a song in seconds: `from` up to `to`. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}
