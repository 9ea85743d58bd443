import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesOf, placeOf, placesIn, readAssetIndex, treeRows } from '#model/media/explorer/asset-index';
import { createPathSearch, wordsOf } from '#model/media/explorer/path-search';
import { readFileNames, resolve } from '#model/media/explorer/resolve';
import { largeIndex } from '#tests/large-index';

const name = fc.oneof(
  fc.constantFrom('a', 'ab', 'aba', 'b', 'stamp', 'Stamp2', 'res001', 'res010', '_rip', 'x_rip', '__proto__'),
  fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', 'b', '0', '_', '-', 'É', '語') }),
);
const { folder } = fc.letrec((tie) => ({
  folder: fc.dictionary(name, tie('entry'), { maxKeys: 5 }),
  entry: fc.oneof({ maxDepth: 3 }, fc.nat(3_000), tie('folder')),
}));
const index = folder.map((json) => {
  const read = readAssetIndex(json);
  if (!read) throw new Error('a folder is an index');
  return read;
});

const SAMPLE = {
  stamp: { '01': 203, '02': 203 },
  homebanner: 914,
  thumb: { chara: { card00001: 4 } },
  none: {},
};

describe('the index of files', () => {
  test('is read from nested objects, in the order of numbers', () => {
    const read = readAssetIndex({ ...SAMPLE, res10: 1, res2: 1 });
    expect(read?.paths).toEqual([
      ...['homebanner', 'none', 'res2', 'res10', 'stamp', 'stamp/01', 'stamp/02'],
      ...['thumb', 'thumb/chara', 'thumb/chara/card00001'],
    ]);
    expect(read && filesOf(read)).toBe(203 + 203 + 914 + 4 + 2);
  });

  test.each([[null], ['text'], [[1, 2]], [5]])('is none in %j', (json) => {
    expect(readAssetIndex(json)).toBeNull();
  });

  test('leaves out what is neither folder nor count, and names that are no part of a path', () => {
    const read = readAssetIndex({
      a: -1,
      b: 1.5,
      c: 'x',
      d: null,
      e: [1],
      'f/g': 1,
      '': 1,
      ok: 0,
      '..': 1,
      'h\\i': 1,
    });
    expect(read?.paths).toEqual(['ok']);
  });

  test('has each path below its folder, and counts the files below it, in any tree', () => {
    fc.assert(
      fc.property(index, (read) => {
        for (const [at, path] of read.paths.entries()) {
          expect(placeOf(read, path)).toBe(at);
          const below = read.paths.map((each, nth) => (each.startsWith(`${path}/`) ? nth : -1));
          const places = below.filter((nth) => nth >= 0);
          expect(places).toEqual(Array.from({ length: (read.ends[at] ?? 0) - at - 1 }, (_, n) => at + 1 + n));
        }
        const shown = treeRows(read, new Set(read.paths));
        expect(shown.map(({ path }) => path)).toEqual(read.paths);
        expect(treeRows(read, new Set()).length).toBe(placesIn(read, -1).length);
      }),
    );
  });
});

describe('an address', () => {
  const read = readAssetIndex(SAMPLE);
  const targetOf = (path: string) => {
    const found = read && resolve(read, path === '' ? [] : path.split('/'));
    return found?.isThere ? found.target : found;
  };

  test.each([
    ['', { kind: 'folder', path: '' }],
    ['stamp', { kind: 'folder', path: 'stamp' }],
    ['stamp/01', { kind: 'bundle', path: 'stamp/01', file: null }],
    ['stamp/01_rip', { kind: 'bundle', path: 'stamp/01', file: null }],
    ['stamp/01_rip/a.png', { kind: 'bundle', path: 'stamp/01', file: 'a.png' }],
    ['stamp/01/a.png', { kind: 'bundle', path: 'stamp/01', file: 'a.png' }],
    ['thumb_rip/chara_rip', { kind: 'folder', path: 'thumb/chara' }],
    ['stamp/03_rip/a.png', { isThere: false, above: 'stamp' }],
    ['elsewhere', { isThere: false, above: '' }],
  ])('%j names what is there, with _rip or without', (path, target) => {
    expect(targetOf(path)).toEqual(target);
  });
});

test('names of files are read without what is none, once and in the order of numbers', () => {
  expect(readFileNames(['b10.png', 'b2.png', 5, null, '', 'a/b', 'b2.png', '..', '.', '..\\c'])).toEqual([
    'b2.png',
    'b10.png',
  ]);
  expect(readFileNames({ 0: 'a' })).toBeNull();
});

describe('the search', () => {
  const naive = (paths: readonly string[], text: string): readonly string[] => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    return paths.filter((path) => words.every((word) => path.toLowerCase().includes(word)));
  };

  test('finds what a filter over all paths finds, whatever the words', () => {
    const words = fc.oneof(
      fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b', '0', '_', '/', ' ', 'S', 't', 'é', '語') }),
      fc.constantFrom('stamp', 'amp2', 'res0', '_rip', '/a', 'a/', '//', 'b/a'),
    );
    fc.assert(
      fc.property(index, words, (read, text) => {
        const found = createPathSearch(read).find(text, Number.POSITIVE_INFINITY);
        const all = naive(read.paths, text);
        expect(found.total).toBe(all.length);
        const isBelow = (path: string) => all.some((each) => path.startsWith(`${each}/`));
        expect(found.rows.map(({ path }) => path)).toEqual(all.filter((path) => !isBelow(path)));
        expect(found.uppermost).toBe(found.rows.length);
      }),
      { numRuns: 500 },
    );
  });

  test('finds the same in an index of 40,000 bundles, and shows no more than is asked for', () => {
    const read = readAssetIndex(largeIndex());
    if (!read) throw new Error('no index');
    const search = createPathSearch(read);
    for (const text of ['s', 'eventstory 01', 'chara/001', 'RES0012', '0', 'school 001', 'nowhere'])
      expect(search.find(text, 10).total, text).toBe(naive(read.paths, text).length);
    const { rows, uppermost } = search.find('eventstory0', 10);
    expect([rows.length, uppermost > 10]).toEqual([10, true]);
  });
});
