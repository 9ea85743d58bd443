import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTree } from './architecture/sources.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REFERENCE = 'docs/reference.md';
const OWN_FILES = [REFERENCE, 'tests/reference.test.ts'];

const reference = readFileSync(`${ROOT}/${REFERENCE}`, 'utf8');
const numbers = [...reference.matchAll(/^### (R\d+) · /gm)].map(([, number]) => number ?? '');
const files = [
  ...readTree(ROOT),
  { path: 'machines/README.md', text: readFileSync(`${ROOT}/machines/README.md`, 'utf8') },
].filter(({ path }) => !OWN_FILES.includes(path));

const citationsOf = (text: string): string[] =>
  [...text.matchAll(/\breference (R\d+(?:, R\d+)*)/g)].flatMap(([, list = '']) => list.split(', '));

/** Chapters of texts that are not in the repository, which no reader could look up. */
const FOREIGN = new RegExp(
  [
    '\\b(?:spec|pages|game-data|score-and-optimizer|media|architecture|product|community|client-facts) §?\\d+\\.\\d',
    '\\b(?:spec|product|architecture|game-data) §',
    '\\((?:game-data|score-and-optimizer|client-facts|product-spec)[ ,]',
    '\\((?:media|pages) \\d',
    '\\bissue [A-Z]\\b',
  ].join('|'),
  'g',
);

describe('reference', () => {
  test('has an anchor of its own for each number', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !reference.includes(`<a id="${number.toLowerCase()}"></a>`))).toEqual(
      [],
    );
    const linked = [...reference.matchAll(/\]\(#(r\d+)\)/g)].map(([, anchor = '']) => anchor.toUpperCase());
    expect(linked.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('has every number that is cited', () => {
    const unknown = files.flatMap(({ path, text }) =>
      citationsOf(text)
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test('holds no rule that nothing cites', () => {
    const cited = new Set(
      files.filter(({ path }) => !path.startsWith('docs/')).flatMap(({ text }) => citationsOf(text)),
    );
    expect(numbers.filter((number) => !cited.has(number))).toEqual([]);
  });

  test('is cited in place of texts that are not in the repository', () => {
    const foreign = files.flatMap(({ path, text }) =>
      [...text.matchAll(FOREIGN)].map(([found]) => `${path}: ${found}`),
    );
    expect(foreign).toEqual([]);
  });
});
