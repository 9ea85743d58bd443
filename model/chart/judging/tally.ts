import { median } from '../clock/calibration.ts';
import type { Judged } from './judge.ts';
import type { Judgement } from './windows.ts';

/** What a run has come to (reference R80). A value: each judgement makes another one. */
export interface Tally {
  readonly counts: Readonly<Record<Judgement, number>>;
  readonly combo: number;
  readonly maxCombo: number;
  readonly life: number;
  /** Hits below PERFECT. */
  readonly early: number;
  readonly late: number;
}

export const FULL_LIFE = 1000;
const MISS_COST = 100;
const TICK_MISS_COST = 20;
const BAD_COST = 50;

const KEEPS_COMBO: Readonly<Record<Judgement, boolean>> = {
  perfect: true,
  great: true,
  good: true,
  bad: false,
  miss: false,
};

export const keepsCombo = (judgement: Judgement): boolean => KEEPS_COMBO[judgement];

export const EMPTY_TALLY: Tally = {
  counts: { perfect: 0, great: 0, good: 0, bad: 0, miss: 0 },
  combo: 0,
  maxCombo: 0,
  life: FULL_LIFE,
  early: 0,
  late: 0,
};

function costOf({ judgement, part }: Judged): number {
  if (judgement === 'miss') return part === 'tick' ? TICK_MISS_COST : MISS_COST;
  return judgement === 'bad' ? BAD_COST : 0;
}

/** Whether a hit came early or late, for players to see; null for PERFECT and a miss. */
export function sideOf({ judgement, error }: Judged): 'early' | 'late' | null {
  if (judgement === 'perfect' || error === null) return null;
  return error < 0 ? 'early' : 'late';
}

/** With one judgement more. */
export function tallied(tally: Tally, judged: Judged): Tally {
  const { counts, life, maxCombo } = tally;
  const { judgement } = judged;
  const combo = keepsCombo(judgement) ? tally.combo + 1 : 0;
  const side = sideOf(judged);
  return {
    counts: { ...counts, [judgement]: counts[judgement] + 1 },
    combo,
    maxCombo: Math.max(maxCombo, combo),
    life: Math.max(0, life - costOf(judged)),
    early: tally.early + Number(side === 'early'),
    late: tally.late + Number(side === 'late'),
  };
}

/** Of a list in order of time. */
export const tallyOf = (list: readonly Judged[]): Tally => list.reduce(tallied, EMPTY_TALLY);

/** Of a chart of so many notes. */
export const isFullCombo = ({ maxCombo }: Tally, notes: number): boolean => notes > 0 && maxCombo === notes;
export const isAllPerfect = ({ counts }: Tally, notes: number): boolean =>
  notes > 0 && counts.perfect === notes;

interface ErrorBin {
  /** Middle of the bin, in seconds. */
  readonly error: number;
  readonly count: number;
}

export interface Errors {
  /** Bins of 10 ms around 0, as far to both sides as notes can be hit. */
  readonly bins: readonly ErrorBin[];
  readonly hits: number;
  /** Seconds, above 0 for late; null without hits. */
  readonly mean: number | null;
  /** Seconds by which judging should come later than now; null while there are too few hits to say. */
  readonly suggestedOffset: number | null;
}

const BINS_PER_SECOND = 100;
const BINS_TO_A_SIDE = 15;
const MIN_HITS = 20;

/** How early and late fingers came down. Ticks and ends say little about it: their windows reach to one side. */
export function errorsOf(list: readonly Judged[]): Errors {
  const errors = list.flatMap(({ part, error }) => (part === 'press' && error !== null ? [error] : []));
  const counts = new Array<number>(2 * BINS_TO_A_SIDE + 1).fill(0);
  for (const error of errors) {
    const bin = Math.max(-BINS_TO_A_SIDE, Math.min(BINS_TO_A_SIDE, Math.round(error * BINS_PER_SECOND)));
    counts[bin + BINS_TO_A_SIDE] = (counts[bin + BINS_TO_A_SIDE] ?? 0) + 1;
  }
  const hits = errors.length;
  return {
    bins: counts.map((count, i) => ({ error: (i - BINS_TO_A_SIDE) / BINS_PER_SECOND, count })),
    hits,
    mean: hits === 0 ? null : errors.reduce((sum, error) => sum + error, 0) / hits,
    suggestedOffset: hits < MIN_HITS ? null : median(errors),
  };
}
