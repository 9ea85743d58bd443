import { applyEdit, type ChartEdit, isNothing } from '../edit.ts';
import type { ChartSheet } from '../sheet.ts';
import { CANDIDATES } from './candidates.ts';
import { endBeat } from './entries.ts';
import type { ChartProblem } from './problem.ts';
import { allProblems, type ProblemOptions } from './problems.ts';

/** A problem by its kind and its moment. */
const nameOf = ({ kind, beat }: ChartProblem): string => `${kind} ${beat}`;

function countsOf(problems: readonly ChartProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(nameOf(problem), (counts.get(nameOf(problem)) ?? 0) + 1);
  return counts;
}

/** The problem is gone, and there is none that was not there before. */
function isBetter(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  problem: ChartProblem,
): boolean {
  const name = nameOf(problem);
  if ((now.get(name) ?? 0) >= (before.get(name) ?? 0)) return false;
  return [...now].every(([each, count]) => count <= (before.get(each) ?? 0));
}

/** The first edit that removes a problem and makes no other; null where there is none. Every candidate is tried, so none disappoints. */
export function fixOf(
  sheet: ChartSheet,
  problem: ChartProblem,
  options: ProblemOptions = {},
): ChartEdit | null {
  const before = countsOf(allProblems(sheet, options));
  for (const edit of CANDIDATES[problem.kind](sheet, problem, endBeat(sheet, options.musicSeconds ?? null))) {
    if (isNothing(edit)) continue;
    if (isBetter(before, countsOf(allProblems(applyEdit(sheet, edit), options)), problem)) return edit;
  }
  return null;
}
