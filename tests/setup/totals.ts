/** Results of a run or of one step of it. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_TESTS: Totals = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Totals = { ...NO_TESTS, passed: 1 };
export const ONE_FAILED: Totals = { ...NO_TESTS, failed: 1 };

export const addTotals = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The closing line of every run: `N passed, N failed`, and `, N skipped` when there are any. */
export const formatTotals = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Seconds a test file may take on two slow cores; what takes longer keeps one of them alone at the end of a run. */
export const FILE_BUDGET_SECONDS = 240;
/** Tests a slow machine may need two attempts for. More of them are races, not halts. */
export const SECOND_ATTEMPTS = 3;

interface TestFile {
  readonly name: string;
  readonly seconds: number;
}

export interface Effort {
  readonly files: readonly TestFile[];
  /** Full names of tests that passed at their second attempt. */
  readonly secondAttempts: readonly string[];
}

const SLOWEST_SHOWN = 5;

/** Lines about the slowest files and second attempts of a run. */
export function effortLines({ files, secondAttempts }: Effort): readonly string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN);
  return [
    ...secondAttempts.map((name) => `passed at its second attempt: ${name}`),
    `slowest files: ${slowest.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}`,
  ];
}

/** What is beyond a budget, one line each; every line is a failure of the run. */
export function overspent({ files, secondAttempts }: Effort): readonly string[] {
  const slow = files.filter(({ seconds }) => seconds > FILE_BUDGET_SECONDS);
  return [
    ...slow.map(({ name, seconds }) => `${name} took ${seconds.toFixed(0)} of ${FILE_BUDGET_SECONDS} s`),
    ...(secondAttempts.length > SECOND_ATTEMPTS
      ? [`${secondAttempts.length} tests needed a second attempt, ${SECOND_ATTEMPTS} may`]
      : []),
  ];
}
