import { writeFileSync, writeSync } from 'node:fs';
import type { SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import { localeOfRun } from '../e2e/locale-of-run.ts';
import { SEED } from './seed-value.ts';
import { type Effort, effortLines, formatTotals, overspent, type Totals } from './totals.ts';

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

const MS = 1_000;

/** Name of a test and why its first attempt failed: what cannot be repeated at will has to be found from that. */
function secondAttempt(test: TestCase): string {
  const [first] = test.result().errors ?? [];
  const place = first?.stacks?.find(({ file }) => file.includes('/tests/'));
  const why = first && ` · ${first.message.split('\n', 1)[0]}${place ? ` (line ${place.line})` : ''}`;
  return `${test.module.relativeModuleId} > ${test.fullName}${why ?? ''}`;
}

const effortOf = (modules: readonly TestModule[]): Effort => ({
  files: modules.map((module) => ({
    name: module.relativeModuleId,
    seconds: module.diagnostic().duration / MS,
  })),
  secondAttempts: modules.flatMap((module) =>
    [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map(secondAttempt),
  ),
});

/**
 * Prints seed and language first, then second attempts and the slowest files, and the count of all tests last; `COUNT_FILE` takes
 * the count for tests/run.ts instead. A file or a number of second attempts beyond its budget is a failure.
 */
export default class CountReporter implements Reporter {
  #log: (line: string) => void = () => {};

  onInit(vitest: Vitest): void {
    this.#log = (line) => vitest.logger.log(line);
    vitest.logger.log(`fast-check seed ${SEED} (set FC_SEED to try another)`);
    vitest.logger.log(`pages are checked in ${localeOfRun()} (set PAGES_LOCALE to try another)`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const effort = effortOf(modules);
    const beyond = overspent(effort);
    for (const line of [...effortLines(effort), ...beyond]) this.#log(line);
    const counted = totalsOf(modules, unhandled);
    const totals = { ...counted, failed: counted.failed + beyond.length };
    if (beyond.length > 0) process.exitCode = 1;
    const file = process.env.COUNT_FILE;
    if (file) writeFileSync(file, JSON.stringify(totals));
    else process.once('exit', () => writeSync(STDOUT, `${formatTotals(totals)}\n`));
  }
}
