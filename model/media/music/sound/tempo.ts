import { SECONDS_PER_MINUTE } from '#model/chart/time';
import type { Onsets } from './onsets.ts';
import { Recurrence } from './recurrence.ts';

/** A tempo that music may have. */
export interface TempoCandidate {
  readonly bpm: number;
  /** Of the sound, in seconds: where its first whole bar begins. */
  readonly offset: number;
  readonly beatsPerBar: 3 | 4;
  /** 0 to 1; those of all candidates together are at most 1. */
  readonly confidence: number;
}

/** From `from` up to `to`, in seconds. */
export interface SoundRange {
  readonly from: number;
  readonly to: number;
}

export const MAX_CANDIDATES = 3;
const MIN_BPM = 60;
const MAX_BPM = 300;
/** Shorter music says nothing. */
const MIN_TEMPO_SECONDS = 4;

/** Music is seldom far from this tempo. */
const USUAL_BPM = 150;
const USUAL_OCTAVES = 0.6;
/** Tempos nearer to each other than this share are one. */
const SAME_SHARE = 0.03;
/** Others that the best one is measured against. */
const WEIGHED_PEAKS = 5;
/** What recurs like this or more is a beat without doubt. */
const PLAIN_SCORE = 0.7;
const NARROWINGS = 18;
/** A round tempo that fits nearly as well is what was meant. */
const ROUND_SHARE = 0.985;
const ROUNDINGS = [1, 2, 10, 100] as const;
/** So far from where they recur sounds may begin. */
const SHARPENED_SECONDS = 0.05;
/** A beat is heard this near to its place: players are no clocks, and a file may begin within one. */
const NEAR_SECONDS = 0.045;
/** Rounding and a soft attack may put a beat at the very start before it. */
const EARLY_SECONDS = 0.03;
/** A beat counts as heard with so much of the loudest of the first ones. */
const FIRST_BEATS = 32;
const HEARD_SHARE = 0.25;
/** The first beat begins a bar if it is so low in sound, beside the lowest. */
const FIRST_SHARE = 0.5;
/** What is measured is no finer. */
const FINEST_SECONDS = 0.006;
/** Bars of three are rare: they must show more clearly. */
const THREE_SHARE = 1.25;

const prior = (bpm: number): number => Math.exp(-0.5 * (Math.log2(bpm / USUAL_BPM) / USUAL_OCTAVES) ** 2);

/** Tempos that the music may have, the likeliest first; yields the share that is done. None for silence, or less than a few seconds. */
export function* proposeTempo(
  onsets: Onsets,
  range?: SoundRange,
): Generator<number, readonly TempoCandidate[]> {
  const { rate } = onsets;
  const first = Math.max(0, Math.floor((range?.from ?? 0) * rate));
  const last = Math.min(onsets.all.length, Math.ceil((range?.to ?? Number.POSITIVE_INFINITY) * rate));
  const all = onsets.all.subarray(first, last);
  const low = onsets.low.subarray(first, last);
  if (all.length < MIN_TEMPO_SECONDS * rate || !all.some((value) => value > 0)) return [];
  const whole = new Recurrence(all, rate);
  yield 0.3;
  const bass = new Recurrence(low, rate);
  yield 0.5;
  const peaks = highest(whole);
  const offered = offeredOf(peaks);
  const weighed = new Set([...peaks.slice(0, WEIGHED_PEAKS), ...offered]);
  const squares = [...weighed].reduce((sum, { score }) => sum + score ** 2, 0);
  const candidates: TempoCandidate[] = [];
  for (const [i, { bpm: near, score }] of offered.entries()) {
    const bpm = rounded(whole, narrowed(whole, near));
    const beatsPerBar = meterOf(whole, bass, bpm);
    const bar = (beatsPerBar * SECONDS_PER_MINUTE) / bpm;
    const beat = sharpened(all, rate, whole.beat(bpm), bpm);
    const start = downbeat({ all, low, rate }, beat, bpm, beatsPerBar);
    // Of the whole sound, not of the stretch.
    const offset = first / rate + (start > bar - EARLY_SECONDS || start < FINEST_SECONDS ? 0 : start);
    const confidence = (score ** 2 / squares) * Math.min(1, score / PLAIN_SCORE);
    candidates.push({ bpm, offset, beatsPerBar, confidence });
    yield 0.5 + (0.5 * (i + 1)) / MAX_CANDIDATES;
  }
  return candidates;
}

interface TempoPeak {
  readonly bpm: number;
  readonly score: number;
}

/** Tempos that recur more than those around them, the highest first. */
function highest(whole: Recurrence): readonly TempoPeak[] {
  const step = whole.step * SECONDS_PER_MINUTE;
  const scores = Array.from({ length: Math.ceil((MAX_BPM - MIN_BPM) / step) }, (_, i) => {
    const bpm = MIN_BPM + i * step;
    return { bpm, score: whole.score(bpm) * prior(bpm) };
  });
  const tops = scores
    .filter(({ score }, i) => score > (scores[i - 1]?.score ?? 0) && score >= (scores[i + 1]?.score ?? 0))
    .sort((a, b) => b.score - a.score);
  const peaks: TempoPeak[] = [];
  for (const top of tops) if (!peaks.some((peak) => isNear(peak, top.bpm))) peaks.push(top);
  return peaks;
}

const isNear = ({ bpm }: TempoPeak, other: number): boolean => Math.abs(bpm / other - 1) < SAME_SHARE;

/** Where the first one is wrong, it is mostly by the double. */
function offeredOf(peaks: readonly TempoPeak[]): readonly TempoPeak[] {
  const [best] = peaks;
  if (!best) return [];
  const isDouble = (peak: TempoPeak): boolean => isNear(peak, best.bpm / 2) || isNear(peak, best.bpm * 2);
  const [doubles, others] = [peaks.filter(isDouble), peaks.slice(1).filter((peak) => !isDouble(peak))];
  return [best, ...doubles, ...others].slice(0, MAX_CANDIDATES).sort((a, b) => b.score - a.score);
}

/** By halving: one peak lies within a step to each side. */
function narrowed(whole: Recurrence, near: number): number {
  let from = near - whole.step * SECONDS_PER_MINUTE;
  let to = near + whole.step * SECONDS_PER_MINUTE;
  for (let i = 0; i < NARROWINGS; i += 1) {
    const third = (to - from) / 3;
    if (whole.exactScore(from + third) < whole.exactScore(to - third)) from += third;
    else to -= third;
  }
  return (from + to) / 2;
}

function rounded(whole: Recurrence, bpm: number): number {
  const enough = whole.exactScore(bpm) * ROUND_SHARE;
  const rounds = ROUNDINGS.map((parts) => Math.round(bpm * parts) / parts);
  return rounds.find((round) => whole.exactScore(round) >= enough) ?? bpm;
}

function meterOf(whole: Recurrence, bass: Recurrence, bpm: number): 3 | 4 {
  const hz = bpm / SECONDS_PER_MINUTE;
  const share = (beats: number, times: number): number =>
    whole.at((times * hz) / beats) + bass.at((times * hz) / beats);
  const four = Math.max(share(4, 1), share(4, 2));
  const three = Math.max(share(3, 1), share(3, 2));
  return three > THREE_SHARE * four ? 3 : 4;
}

/**
 * A beat to where sounds really begin: noise goes on to change after it began, so that what recurs seems late. By the middle of the
 * strongest moments near all beats, in seconds.
 */
function sharpened(all: Float64Array, rate: number, beat: number, bpm: number): number {
  const period = SECONDS_PER_MINUTE / bpm;
  const reach = Math.min(SHARPENED_SECONDS, period / 8);
  const tops: { readonly late: number; readonly strength: number }[] = [];
  for (let at = beat; at < all.length / rate; at += period) {
    const top = strongest(all, Math.ceil((at - reach) * rate), Math.floor((at + reach) * rate));
    if (top !== null) tops.push({ late: top / rate - at, strength: all[top] ?? 0 });
  }
  tops.sort((a, b) => a.late - b.late);
  const half = tops.reduce((sum, { strength }) => sum + strength, 0) / 2;
  let sum = 0;
  const middle = tops.find(({ strength }) => {
    sum += strength;
    return sum >= half;
  });
  return (((beat + (middle?.late ?? 0)) % period) + period) % period;
}

/** Where the largest value is, from one place to another; null where there is none. */
function strongest(all: Float64Array, from: number, to: number): number | null {
  let best: number | null = null;
  for (let i = Math.max(0, from); i <= to && i < all.length; i += 1) {
    const value = all[i] ?? 0;
    if (value > 0 && (best === null || value > (all[best] ?? 0))) best = i;
  }
  return best;
}

/**
 * Where the first bar begins, in seconds: music mostly begins with a bar, unless another beat of all bars is far lower in sound. What is
 * heard else says nothing of it, for drums are loudest between.
 */
function downbeat(onsets: Onsets, beat: number, bpm: number, beatsPerBar: number): number {
  const period = SECONDS_PER_MINUTE / bpm;
  const beats = Math.ceil((onsets.all.length / onsets.rate - beat) / period);
  const lows = Array.from({ length: beats }, (_, k) =>
    strengthAt(onsets.low, onsets.rate, beat + k * period),
  );
  const heard = Array.from({ length: beats }, (_, k) =>
    strengthAt(onsets.all, onsets.rate, beat + k * period),
  );
  const loud = Math.max(...heard.slice(0, FIRST_BEATS)) * HEARD_SHARE;
  const first =
    Math.max(
      0,
      heard.findIndex((strength) => strength >= loud),
    ) % beatsPerBar;
  const sums = new Array<number>(beatsPerBar).fill(0);
  for (const [k, low] of lows.entries()) sums[k % beatsPerBar] = (sums[k % beatsPerBar] ?? 0) + low;
  const most = Math.max(...sums);
  const start = (sums[first] ?? 0) >= most * FIRST_SHARE ? first : sums.indexOf(most);
  return beat + start * period;
}

function strengthAt(values: Float64Array, rate: number, at: number): number {
  let most = 0;
  for (let i = Math.max(0, Math.ceil((at - NEAR_SECONDS) * rate)); i <= (at + NEAR_SECONDS) * rate; i += 1)
    most = Math.max(most, values[i] ?? 0);
  return most;
}
