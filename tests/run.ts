import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, NO_POSTGRES } from './server/store/postgres.ts';
import { findBrowser, NO_BROWSER } from './setup/browser.ts';
import { addTotals, formatTotals, NO_TESTS, ONE_FAILED, ONE_PASSED, type Totals } from './setup/totals.ts';

/**
 * `npm test`: everything CI runs, in one go. Each step counts as one test, the vitest run with all its projects
 * counts each of its tests; the closing line is the sum.
 */
const STEPS: readonly (readonly string[])[] = [
  ['npm', 'run', '--silent', 'build'],
  ['npm', 'run', '--silent', 'size'],
  ['npm', 'run', '--silent', 'lint'],
  ['npm', 'run', '--silent', 'typecheck'],
];

function runs(command: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}

function step(command: readonly string[]): Totals {
  const name = command.at(-1);
  const started = performance.now();
  process.stdout.write(`\n— ${name}\n`);
  const passed = runs(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`— ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  return passed ? ONE_PASSED : ONE_FAILED;
}

function vitest(args: readonly string[]): Totals {
  const folder = mkdtempSync(join(tmpdir(), 'setori-count-'));
  const file = join(folder, 'count.json');
  const passed = runs(['npx', '--no-install', 'vitest', 'run', ...args], {
    ...process.env,
    COUNT_FILE: file,
  });
  const totals = readTotals(file);
  rmSync(folder, { recursive: true, force: true });
  return passed || totals.failed > 0 ? totals : addTotals(totals, ONE_FAILED);
}

function readTotals(file: string): Totals {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Totals;
  } catch {
    return ONE_FAILED;
  }
}

function main(): void {
  let totals = NO_TESTS;
  if (findBrowser() === null) {
    process.stderr.write(`${NO_BROWSER}\n`);
    totals = ONE_FAILED;
  } else {
    totals = [...STEPS.map(step), vitest(process.argv.slice(2))].reduce(addTotals);
  }
  if (findPostgres() === null) process.stderr.write(`\n!!! ${NO_POSTGRES}\n`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
  process.stdout.write(`${formatTotals(totals)}\n`);
}

main();
