import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComicRecord } from '#model/records/comic';
import { isServerIndex, SERVERS } from '#model/vocabulary/servers';
import { LANGUAGES, serversOf, shownIn } from '#src/features/info/comics/reader/languages.ts';

const COMIC: ComicRecord = {
  id: 1,
  assetBundleName: 'comic_001',
  title: ['題', 'Title', null, '题', null],
  subtitle: [null, null, null, null, null],
  publishedAt: [1, 1, null, 1, null],
  characterIds: [],
};

describe('the languages of a comic', () => {
  test('are those of the servers that have it', () => {
    expect(serversOf(COMIC)).toEqual([0, 1, 3]);
  });

  test.each([
    ['the visitor’s without a question', { first: null, second: null }, { first: 1, second: null }],
    ['those asked for', { first: 0, second: 3 }, { first: 0, second: 3 }],
    ['the visitor’s in place of one it lacks', { first: 4, second: 2 }, { first: 1, second: null }],
    ['one where both are the same', { first: 3, second: 3 }, { first: 3, second: null }],
  ] as const)('shown are %s', (_, asked, shown) => {
    expect(shownIn(COMIC, asked, 1, 0)).toEqual(shown);
  });

  test('stay the same in the address', () => {
    const server = fc.option(fc.constantFrom(...[...SERVERS.keys()].filter(isServerIndex)));
    fc.assert(
      fc.property(server, server, (first, second) => {
        expect(LANGUAGES.decode(LANGUAGES.encode({ first, second }))).toEqual({ first, second });
      }),
    );
  });
});
