/** Of taps to beats: how late a listener hears, as seconds to take off the position that is shown. */
export interface Calibration {
  /** Median of how much later than their beats the taps came, in seconds. */
  readonly offset: number;
  /** Median of how far the taps lie from it. */
  readonly spread: number;
  /** Taps that agree with it. */
  readonly agreeing: number;
  /** Whether enough of them agree. */
  readonly isSure: boolean;
}

/** A tap this far from the median was meant otherwise. */
const AGREES_SECONDS = 0.06;
const MIN_TAPS = 8;
const MAX_SPREAD = 0.025;
const AGREEING_SHARE = 0.7;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const fromNearest = (beats: readonly number[], tap: number): number =>
  beats.reduce(
    (least, beat) => (Math.abs(tap - beat) < Math.abs(least) ? tap - beat : least),
    Number.POSITIVE_INFINITY,
  );

/**
 * Taps and the beats they were meant for, both in seconds of the audio context. Beats should lie further apart than twice the largest offset.
 * Medians, because a finger that slips or comes in late must not count. Null before the first tap.
 */
export function calibrate(taps: readonly number[], beats: readonly number[]): Calibration | null {
  if (taps.length === 0 || beats.length === 0) return null;
  const lates = taps.map((tap) => fromNearest(beats, tap));
  const offset = median(lates);
  const distances = lates.map((late) => Math.abs(late - offset));
  const spread = median(distances);
  const agreeing = distances.filter((distance) => distance <= AGREES_SECONDS).length;
  const isSure = agreeing >= MIN_TAPS && agreeing >= taps.length * AGREEING_SHARE && spread <= MAX_SPREAD;
  return { offset, spread, agreeing, isSure };
}
