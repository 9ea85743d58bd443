import { basename, dirname } from 'node:path';
import type { Rule, SourceFile } from './sources.ts';

const mentions = (file: SourceFile, name: string): boolean =>
  new RegExp(`\\b${name.replaceAll('-', '\\-')}\\b`).test(file.text);

function missingParts(name: string, files: readonly SourceFile[]): string[] {
  const problems: string[] = [];
  const test = files.find(({ path }) => path === `tests/wasm/${name}.test.ts`);
  if (!test) problems.push(`property test tests/wasm/${name}.test.ts is missing`);
  else if (!/from 'fast-check'/.test(test.text)) problems.push(`${test.path} has no fast-check property`);
  const bench = files.filter(({ path }) => path.startsWith('bench/') && path.endsWith('.ts'));
  if (!bench.some((file) => mentions(file, name))) problems.push(`no file of bench/ names ${name}`);
  return problems;
}

/** Every kernel has a property test and a place in the benchmark. */
export const pairing: Rule = (files) =>
  files
    .filter(({ path }) => /^wasm\/kernels\/[\w-]+\.ts$/.test(path) && basename(path) !== 'index.ts')
    .flatMap(({ path }) =>
      missingParts(basename(path, '.ts'), files).map((detail) => ({ rule: 'pairing', file: path, detail })),
    );

const TESTS = 'tests/src/';

/** Tests of the client lie in folders of the same names as what they test. */
export const mirroredTests: Rule = (files) => {
  const folders = new Set(
    files.filter(({ path }) => path.startsWith('src/')).map(({ path }) => dirname(path)),
  );
  return files
    .filter(({ path }) => path.startsWith(TESTS))
    .map(({ path }) => ({
      file: path,
      folder: `src/${dirname(path).slice(TESTS.length)}`.replace(/\/$/, ''),
    }))
    .filter(({ folder }) => ![...folders].some((each) => each === folder || each.startsWith(`${folder}/`)))
    .map(({ file, folder }) => ({ rule: 'mirrored tests', file, detail: `there is no ${folder}` }));
};
