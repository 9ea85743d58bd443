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
