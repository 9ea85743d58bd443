import { writeFileSync, writeSync } from 'node:fs';
import type { SerializedError, TestModule, Vitest } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import { localeOfRun } from '../e2e/locale-of-run.ts';
import { SEED } from './seed-value.ts';
import { formatTotals, type Totals } from './totals.ts';

const STDOUT = 1;

/** A failing hook or a file that cannot be loaded counts as one failure besides the tests it stopped. */
function brokenParts(module: TestModule): number {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return suites.length + (module.errors().length > 0 ? 1 : 0);
}

function totalsOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Totals {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const count = (state: string): number => states.filter((s) => s === state).length;
  const broken = modules.reduce((sum, module) => sum + brokenParts(module), unhandled.length);
  return {
    passed: count('passed'),
    failed: count('failed') + broken,
    skipped: count('skipped') + count('pending'),
  };
}

/** Tests that passed, but not at once: somebody should look at them. */
function secondAttempts(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `passed at its second attempt: ${module.relativeModuleId} > ${test.fullName}`),
  );
}

/** Prints seed and language first and the count of all tests last, after what passed at its second attempt; `COUNT_FILE` takes the count for tests/run.ts instead. */
export default class CountReporter implements Reporter {
  private log: (line: string) => void = () => {};

  onInit(vitest: Vitest): void {
    this.log = (line) => vitest.logger.log(line);
    vitest.logger.log(`fast-check seed ${SEED} (set FC_SEED to try another)`);
    vitest.logger.log(`pages are checked in ${localeOfRun()} (set PAGES_LOCALE to try another)`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const totals = totalsOf(modules, unhandled);
    for (const line of secondAttempts(modules)) this.log(line);
    const file = process.env.COUNT_FILE;
    if (file) writeFileSync(file, JSON.stringify(totals));
    else process.once('exit', () => writeSync(STDOUT, `${formatTotals(totals)}\n`));
  }
}
