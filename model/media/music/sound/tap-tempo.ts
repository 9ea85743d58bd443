import { median } from '#model/chart/clock/calibration';
import { SECONDS_PER_MINUTE } from '#model/chart/time';

/** What a row of taps says of the tempo. */
export interface TappedTempo {
  readonly bpm: number;
  /** Seconds: how far the taps lie from an even row, as their mean deviation. */
  readonly spread: number;
  /** In seconds of the taps' clock: where the even row that fits best begins. */
  readonly first: number;
  readonly taps: number;
}

/** Older ones are forgotten. */
const MAX_TAPS = 64;
/** A pause of so many seconds begins a new row. */
const PAUSE_SECONDS = 2;

/** The row with one more tap, in seconds of an even clock. A pause, and a clock that went back, begin a new one. */
export function withTap(taps: readonly number[], at: number): readonly number[] {
  const last = taps.at(-1);
  if (last === undefined || at <= last || at - last > PAUSE_SECONDS) return [at];
  return [...taps.slice(1 - MAX_TAPS), at];
}

/** The even row that fits the taps best, by least squares; a beat that was left out counts. Null below two taps. */
export function tempoOfTaps(taps: readonly number[]): TappedTempo | null {
  const [origin, ...rest] = taps;
  if (origin === undefined || rest.length === 0) return null;
  const usual = median(rest.map((tap, i) => tap - (taps[i] ?? 0)));
  const points = taps.map((tap) => ({ beat: Math.round((tap - origin) / usual), at: tap - origin }));
  const beats = points.reduce((sum, { beat }) => sum + beat, 0) / points.length;
  const mean = points.reduce((sum, { at }) => sum + at, 0) / points.length;
  const covariance = points.reduce((sum, { beat, at }) => sum + (beat - beats) * (at - mean), 0);
  const variance = points.reduce((sum, { beat }) => sum + (beat - beats) ** 2, 0);
  const period = variance > 0 ? covariance / variance : usual;
  const first = mean - beats * period;
  const squares = points.reduce((sum, { beat, at }) => sum + (at - first - beat * period) ** 2, 0);
  return {
    bpm: SECONDS_PER_MINUTE / period,
    spread: Math.sqrt(squares / points.length),
    first: origin + first,
    taps: taps.length,
  };
}
