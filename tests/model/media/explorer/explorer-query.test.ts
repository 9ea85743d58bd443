import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explorerAddress, explorerParams, readExplorerQuery } from '#model/media/explorer/explorer-query';

const words = fc.string({ unit: 'grapheme', maxLength: 20 });
const query = fc.record({
  view: fc.constantFrom('grid' as const, 'list' as const, null),
  filter: words,
  words,
});

describe('the query of an explorer address', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(readExplorerQuery(new URLSearchParams(explorerParams(asked)))).toEqual(asked);
      }),
    );
  });

  test('is bounded, and never ends within a letter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 150, max: 220 }), (length) => {
        const text = `${'x'.repeat(length)}${'🎸'.repeat(40)}`;
        const { filter } = readExplorerQuery(new URLSearchParams([['filter', text]]));
        expect(filter.length).toBeLessThanOrEqual(200);
        expect(text.startsWith(decodeURIComponent(encodeURIComponent(filter)))).toBe(true);
      }),
    );
  });

  test('goes along: the view anywhere, the filter in the same folder, the words to another server', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const target = { kind: 'folder', path: 'bg' } as const;
        const from = { server: 'jp', target, query: asked } as const;
        const kept = (address: string) =>
          readExplorerQuery(new URL(address, 'http://localhost').searchParams);
        expect(kept(explorerAddress(from, target))).toEqual({ ...asked, words: '' });
        expect(kept(explorerAddress(from, target, 'en'))).toEqual(asked);
        const other = explorerAddress(from, { kind: 'folder', path: 'bg/day' });
        expect(kept(other)).toEqual({ ...asked, words: '', filter: '' });
      }),
    );
  });
});
