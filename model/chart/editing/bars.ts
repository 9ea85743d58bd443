import { SAME_BEAT } from './beats.ts';

/**
 * Beats within bars of one length. A bar of 7/8 has three and a half beats: its last one is cut short, and the next bar counts from its own first beat.
 */

/** Parts of a beat that the length of a bar is made of: down to sixteenths. */
const METER_PARTS = 4;
export const MIN_METER = 0.5;
export const MAX_METER = 32;

export const isMeter = (beats: number): boolean =>
  Number.isInteger(beats * METER_PARTS) && beats >= MIN_METER && beats <= MAX_METER;

/** The nearest length that a bar can have. */
export const nearestMeter = (beats: number): number =>
  Math.min(MAX_METER, Math.max(MIN_METER, Math.round(beats * METER_PARTS) / METER_PARTS));

export interface BeatOfBar {
  /** From where bars are counted. */
  readonly offset: number;
  /** Both from 0. */
  readonly bar: number;
  readonly count: number;
}

/** The first beat at or after an offset, in bars of so many beats. */
export function beatOfBar(beats: number, offset: number): BeatOfBar {
  const bar = Math.floor((offset + SAME_BEAT) / beats);
  const count = Math.max(0, Math.ceil(offset - bar * beats - SAME_BEAT));
  return count < beats
    ? { offset: bar * beats + count, bar, count }
    : { offset: (bar + 1) * beats, bar: bar + 1, count: 0 };
}
