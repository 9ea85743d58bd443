import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTree } from '../architecture/sources.ts';
import { changedFiles } from './changed-files.ts';
import { chooseTests, type RelatedTest, readingTests, relatedTests } from './related.ts';

/**
 * `npm run check`: lint, types and the nearest tests of what a change touches, within a minute on two cores. `npm test` checks
 * everything. `-- --since REF` compares with another commit than the one where the branch left main.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What starting Vitest takes is not in it. */
const SECONDS = 50;
const MIN_TEST_SECONDS = 15;
const WORKERS = 2;
const COUNTS = './tests/setup/count-reporter.ts';
const LINTED = /\.(tsx?|mjs|css|json)$/;
/** A change in them reaches every test. */
const SETTINGS = /^(package(-lock)?\.json|[\w.]+\.config\.ts|tsconfig[\w.]*\.json|tests\/setup\/)/;

const started = performance.now();
const secondsSoFar = (): number => (performance.now() - started) / 1_000;
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function step(name: string, program: string, args: readonly string[]): boolean {
  const before = secondsSoFar();
  const passed = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
  say(`— ${name} ${passed ? 'passed' : 'FAILED'} in ${(secondsSoFar() - before).toFixed(1)} s`);
  return passed;
}

/** What each test file took when it last ran, in seconds, as Vitest remembers it. */
function measuredSeconds(): ReadonlyMap<string, number> {
  const folder = join(ROOT, '.cache/vite/vitest');
  const files = existsSync(folder)
    ? readdirSync(folder).map((name) => join(folder, name, 'results.json'))
    : [];
  const entries = files
    .filter((file) => existsSync(file))
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as VitestResults).results);
  return new Map(entries.map(([name, { duration }]) => [name.replace(/^\w*:/, ''), duration / 1_000]));
}

interface VitestResults {
  readonly results: readonly (readonly [name: string, result: { readonly duration: number }])[];
}

function nearestFirst(changed: readonly string[]): readonly RelatedTest[] {
  const tree = readTree(ROOT);
  const reading = readingTests(tree, changed);
  const taken = new Set(reading.map(({ path }) => path));
  return [...reading, ...relatedTests(tree, changed).filter(({ path }) => !taken.has(path))];
}

function runTests(changed: readonly string[]): boolean {
  const tests = nearestFirst(changed);
  const time = Math.max(MIN_TEST_SECONDS, SECONDS - secondsSoFar()) * WORKERS;
  const { run, left } = chooseTests(tests, measuredSeconds(), time);
  say(`— ${run.length} of ${tests.length} related test files, the nearest to the change first`);
  const passed = step('tests', 'npx', [
    '--no-install',
    'vitest',
    'run',
    '--reporter=dot',
    `--reporter=${COUNTS}`,
    ...run,
  ]);
  if (left.length > 0) say(`${left.length} related test files did not run: npm test`);
  return passed;
}

function main(): number {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const { base, changed } = changedFiles(ROOT, values.since);
  if (changed.length === 0) {
    say(`nothing has changed since ${base}`);
    return 0;
  }
  say(`${changed.length} files have changed since ${base}`);
  const present = changed.filter((path) => existsSync(join(ROOT, path)));
  const linted = present.filter((path) => LINTED.test(path));
  const kernelsChanged = changed.some((path) => path.startsWith('wasm/kernels/'));
  const passed = [
    linted.length === 0 ||
      step('lint', 'npx', ['--no-install', 'biome', 'check', '--no-errors-on-unmatched', ...linted]),
    step('unused', 'npx', [
      '--no-install',
      'knip',
      '--no-progress',
      '--cache',
      '--cache-location',
      '.cache/knip',
    ]),
    step('types', 'npx', ['--no-install', 'tsc', '-b']),
    (!kernelsChanged && existsSync(join(ROOT, 'wasm/build'))) || step('wasm', 'node', ['wasm/build.mjs']),
  ].every(Boolean);
  const tested = runTests(changed);
  if (changed.some((path) => SETTINGS.test(path)))
    say('settings have changed, which reach every test: npm test');
  say(`checked in ${secondsSoFar().toFixed(0)} s; before it is sent, npm test runs everything`);
  return passed && tested ? 0 : 1;
}

process.exitCode = main();
