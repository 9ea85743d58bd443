import { asInteger, asNumber, asObject } from '../../records/reading.ts';
import { GOOD_FACTOR, GREAT_FACTOR, PERFECT_FACTOR } from '../../rules/judge.ts';
import { writeGhost } from './ghost.ts';
import type { Judged } from './judge.ts';
import { type Tally, tallyOf } from './tally.ts';
import { JUDGEMENTS, type Judgement, WINDOW_PRESETS, type WindowPreset } from './windows.ts';

/** The best run of a player on a chart. */
export interface BestRun {
  readonly counts: Readonly<Record<Judgement, number>>;
  readonly maxCombo: number;
  /** 0–1: the points of its hits, as a share of all PERFECT. */
  readonly accuracy: number;
  readonly preset: WindowPreset;
  /** Every judgement, packed (`readGhost`). */
  readonly ghost: string;
}

export interface KeptRun extends BestRun {
  /** Of its chart (`runKey`). */
  readonly key: string;
}

/** One for each chart; the one that was played last comes last. */
export interface BestRuns {
  readonly runs: readonly KeptRun[];
}

/** Each takes up to some kilobytes; the one that was played longest ago goes. */
export const MAX_RUNS = 200;
const MAX_KEY = 60;
const MAX_GHOST = 20_000;

export const runKey = (song: number, difficulty: string): string => `${song} ${difficulty}`;

const WORTH: Readonly<Record<Judgement, number>> = {
  perfect: PERFECT_FACTOR,
  great: GREAT_FACTOR,
  good: GOOD_FACTOR,
  bad: 0,
  miss: 0,
};

/** 0–1; 0 of no notes. */
export function accuracyOf({ counts }: Pick<Tally, 'counts'>, notes: number): number {
  const points = JUDGEMENTS.reduce((sum, judgement) => sum + counts[judgement] * WORTH[judgement], 0);
  return notes === 0 ? 0 : points / (PERFECT_FACTOR * notes);
}

/** A run that came to the end of a chart of so many notes. */
export function runOf(judged: readonly Judged[], notes: number, preset: WindowPreset): BestRun {
  const { counts, maxCombo } = tallyOf(judged);
  const byNote = new Map(judged.map(({ note, judgement }) => [note, judgement]));
  const all = Array.from({ length: notes }, (_, note) => byNote.get(note) ?? 'miss');
  return { counts, maxCombo, accuracy: accuracyOf({ counts }, notes), preset, ghost: writeGhost(all) };
}

export const bestOf = ({ runs }: BestRuns, key: string): KeptRun | null =>
  runs.find((run) => run.key === key) ?? null;

/** With the run where it is the best on its chart. */
export function withRun(all: BestRuns, run: KeptRun): BestRuns {
  const best = bestOf(all, run.key);
  const others = all.runs.filter(({ key }) => key !== run.key);
  return { runs: [...others, best && best.accuracy >= run.accuracy ? best : run].slice(-MAX_RUNS) };
}

/** What two tabs came to. */
export const mergedRuns = (mine: BestRuns, theirs: BestRuns): BestRuns => theirs.runs.reduce(withRun, mine);

function readRun(json: unknown): readonly KeptRun[] {
  const { key, counts: kept, maxCombo, accuracy, preset, ghost } = asObject(json);
  const known = WINDOW_PRESETS.find((each) => each === preset);
  const share = asNumber(accuracy);
  if (typeof key !== 'string' || key.length > MAX_KEY) return [];
  if (known === undefined || share === null || share < 0 || share > 1) return [];
  if (typeof ghost !== 'string' || ghost.length > MAX_GHOST) return [];
  const numbers = asObject(kept);
  const countOf = (judgement: Judgement): number => Math.max(0, asInteger(numbers[judgement]) ?? 0);
  const counts = {
    perfect: countOf('perfect'),
    great: countOf('great'),
    good: countOf('good'),
    bad: countOf('bad'),
    miss: countOf('miss'),
  };
  const most = Math.max(0, asInteger(maxCombo) ?? 0);
  return [{ key, counts, maxCombo: most, accuracy: share, preset: known, ghost }];
}

const NO_RUNS: BestRuns = { runs: [] };

/** Reads kept runs; one that cannot be read is left out, and of two of a chart the worse one. */
export function readBestRuns(json: unknown): BestRuns {
  const { runs } = asObject(json);
  return Array.isArray(runs) ? runs.flatMap(readRun).reduce(withRun, NO_RUNS) : NO_RUNS;
}
