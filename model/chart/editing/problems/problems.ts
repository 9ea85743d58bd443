import type { ChartSheet } from '../sheet.ts';
import { crossingProblems } from './crossing.ts';
import { entryProblems } from './entries.ts';
import { headsOf } from './heads.ts';
import { momentProblems } from './moments.ts';
import { CHART_PROBLEMS, type ChartProblem, MAX_PROBLEMS_OF_KIND } from './problem.ts';
import { reachProblems } from './reach.ts';
import { wholeProblems } from './whole.ts';

export interface ProblemOptions {
  /** Length of the music; null where it is not known. */
  readonly musicSeconds?: number | null;
}

/** At most so many of each kind. */
function limited(problems: readonly ChartProblem[]): readonly ChartProblem[] {
  const counts = new Map<string, number>();
  return problems.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MAX_PROBLEMS_OF_KIND;
  });
}

const inOrder = (a: ChartProblem, b: ChartProblem): number =>
  a.beat - b.beat || CHART_PROBLEMS.indexOf(a.kind) - CHART_PROBLEMS.indexOf(b.kind);

/** All that is wrong with a chart, by beat. */
export function allProblems(
  sheet: ChartSheet,
  { musicSeconds = null }: ProblemOptions = {},
): readonly ChartProblem[] {
  const notes = headsOf(sheet);
  const found = [
    ...wholeProblems(sheet, notes),
    ...entryProblems(sheet, musicSeconds),
    ...momentProblems(notes),
    ...crossingProblems(notes.held),
  ];
  // A hand has nothing to reach for where there is no way to play it at all.
  const known = new Set(found.map(({ beat }) => beat));
  const reach = reachProblems(sheet, notes.heads).filter(({ beat }) => !known.has(beat));
  return [...found, ...reach].sort(inOrder);
}

/** What is wrong with a chart (reference R102), by beat; of each kind the first few hundred. */
export const problemsOf = (sheet: ChartSheet, options: ProblemOptions = {}): readonly ChartProblem[] =>
  limited(allProblems(sheet, options));
