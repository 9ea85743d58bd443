import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesOf, placesIn, readAssetIndex, rowAt } from '#model/media/explorer/asset-index';
import { type IndexFolders, readIndexFolders } from '#model/media/explorer/index-folders';
import { createPathSearch } from '#model/media/explorer/path-search';
import { resolve } from '#model/media/explorer/resolve';
import { largeIndex } from '#tests/large-index';

const NAMES = ['a', 'A', 'b2', 'b10', 'ab', 'ab_rip', '_rip', '..', 'x/y', '__proto__', 'ban'];
const { tree } = fc.letrec((tie) => ({
  tree: fc.dictionary(
    fc.constantFrom(...NAMES),
    fc.oneof(
      { depthSize: 'small' },
      fc.nat(9),
      fc.constant('neither') as fc.Arbitrary<unknown>,
      tie('tree') as fc.Arbitrary<unknown>,
    ),
  ),
}));

function foundBy(folders: IndexFolders, text: string, most = 100) {
  const steps = folders.find(text, most);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('folders of files, one at a time', () => {
  test('are those of the whole index, in its order', () => {
    const parts = fc.array(fc.constantFrom(...NAMES), { maxLength: 4 });
    fc.assert(
      fc.property(tree, parts, (json, named) => {
        const index = readAssetIndex(json);
        const folders = readIndexFolders(json);
        if (!index || index.names.length === 0) return void expect(folders).toBeNull();
        expect(folders?.totals).toEqual({ paths: index.names.length, files: filesOf(index) });
        const { isThere, ...rest } = resolve(index, named);
        if (!('place' in rest)) return void expect(folders?.at(named)).toEqual({ isThere, ...rest });
        const { target, place } = rest;
        const rows = target.kind === 'folder' ? placesIn(index, place).map((at) => rowAt(index, at)) : [];
        expect(folders?.at(named)).toEqual({ isThere, target, rows });
      }),
    );
  });

  test('are found by the same words', () => {
    const text = fc.stringMatching(/^[abrip_/ 012]{0,6}$/);
    fc.assert(
      fc.property(tree, text, fc.integer({ min: 1, max: 5 }), (json, words, most) => {
        const index = readAssetIndex(json);
        const folders = readIndexFolders(json);
        if (!index || !folders) return;
        const { rows, uppermost } = createPathSearch(index).find(words, most);
        expect(foundBy(folders, words, most)).toEqual({ rows, uppermost });
      }),
    );
  });

  test('stop often while a large index is searched', () => {
    const folders = readIndexFolders(largeIndex());
    const steps = folders?.find('not there', 10);
    let count = 0;
    while (steps?.next().done === false) count += 1;
    expect(count).toBeGreaterThan(30);
  });

  test.each([[null], [[]], ['text'], [{}]])('are none in %j', (json) => {
    expect(readIndexFolders(json)).toBeNull();
  });
});
