import { allImports, type Import } from '../architecture/imports.ts';
import type { SourceFile } from '../architecture/sources.ts';

/** A test file, and over how many imports it reaches the nearest changed file; 0 is a changed test. */
export interface RelatedTest {
  readonly path: string;
  readonly distance: number;
}

/** `npm run check` starts no browser. */
const isTest = (path: string): boolean => /^tests\/(?!e2e\/).*\.test\.tsx?$/.test(path);

/** `tests/model/rules/slug.test.ts` tests `model/rules/slug.ts`, even where it reaches it over other files. */
const mirrored = (test: string): string => test.replace(/^tests\//, '').replace(/\.test\.tsx?$/, '.');

function importersOf(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { from, file } of imports) {
    if (file !== null) importers.set(file, [...(importers.get(file) ?? []), from]);
  }
  return importers;
}

/** Tests that reach a changed file, the nearest first. */
export function relatedTests(
  files: readonly SourceFile[],
  changed: readonly string[],
): readonly RelatedTest[] {
  const importers = importersOf(allImports(files));
  const distances = new Map<string, number>(changed.map((path) => [path, 0]));
  for (const { path } of files) {
    if (isTest(path) && !distances.has(path) && changed.some((file) => file.startsWith(mirrored(path)))) {
      distances.set(path, 1);
    }
  }
  const queue = [...distances.keys()];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const next = (distances.get(path) ?? 0) + 1;
    for (const importer of importers.get(path) ?? []) {
      if ((distances.get(importer) ?? Number.POSITIVE_INFINITY) <= next) continue;
      distances.set(importer, next);
      queue.push(importer);
    }
  }
  const known = new Set(files.map(({ path }) => path));
  return [...distances]
    .filter(([path]) => isTest(path) && known.has(path))
    .map(([path, distance]) => ({ path, distance }))
    .sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1));
}

/** Tests of files that no file imports: documents and texts are read from the disk. */
const READERS: readonly (readonly [changed: RegExp, tests: RegExp])[] = [
  [/\.md$/, /^tests\/(docs|reference)\.test\.ts$/],
  [/^(locales\/|src\/.*\.tsx?$)/, /^tests\/locales\//],
  [/./, /^tests\/(architecture\/.*|architecture)\.test\.ts$/],
];

/** Tests that read the changed files from the disk. The rules of the house read every file. */
export const readingTests = (
  files: readonly SourceFile[],
  changed: readonly string[],
): readonly RelatedTest[] =>
  files
    .filter(({ path }) => isTest(path))
    .filter(({ path }) =>
      READERS.some(([file, tests]) => tests.test(path) && changed.some((name) => file.test(name))),
    )
    .map(({ path }) => ({ path, distance: 0 }));

/** Seconds that loading a test file takes before its first test, and its tests where no run has measured them. */
const LOAD_S = 0.4;
const UNMEASURED_S: readonly (readonly [tests: RegExp, seconds: number])[] = [
  [/^tests\/wasm\//, 20],
  [/^tests\/(server|demo)\//, 5],
];

const secondsOf = (path: string, measured: ReadonlyMap<string, number>): number =>
  LOAD_S + (measured.get(path) ?? UNMEASURED_S.find(([tests]) => tests.test(path))?.[1] ?? 1);

export interface Choice {
  readonly run: readonly string[];
  /** Related tests for which no time is left. */
  readonly left: readonly string[];
}

/**
 * Takes tests in their order while their expected times fit in `seconds`. One that does not fit is left out, and
 * shorter ones behind it may still run. What was changed itself always runs.
 */
export function chooseTests(
  tests: readonly RelatedTest[],
  measured: ReadonlyMap<string, number>,
  seconds: number,
): Choice {
  const run: string[] = [];
  const left: string[] = [];
  let sum = 0;
  for (const { path, distance } of tests) {
    const own = secondsOf(path, measured);
    const fits = distance === 0 || sum + own <= seconds;
    (fits ? run : left).push(path);
    if (fits) sum += own;
  }
  return { run, left };
}
