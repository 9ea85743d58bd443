import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tagCode } from '#model/vocabulary/news-tags';
import { decodeNewsQuery, encodeNewsQuery, tagAddress } from '#src/features/home/news/news-url.ts';

const decode = (query: string) => decodeNewsQuery(new URLSearchParams(query));

describe('the address of the news list', () => {
  test('holds search, tags and how many are shown', () => {
    expect(decode('q=gacha&tag=patch-note,jp&show=60')).toEqual({
      text: 'gacha',
      tags: ['patch-note', 'jp'],
      show: 60,
    });
    expect(tagAddress('patch-note')).toBe('/home/news?tag=patch-note');
  });

  test.each(['', 'show=-1', 'show=1e9', 'show=0', 'tag=,,!,', 'q='])('is the plain list at ?%s', (query) => {
    expect(decode(query)).toEqual({ text: '', tags: [], show: 20 });
    expect(encodeNewsQuery(decode(query)).toString()).toBe('');
  });

  test('says the same after writing and reading', () => {
    const tag = fc
      .string({ minLength: 1, maxLength: 12 })
      .map(tagCode)
      .filter((code) => code !== '');
    fc.assert(
      fc.property(
        fc.string({ maxLength: 100 }),
        fc.uniqueArray(tag, { maxLength: 8 }),
        fc.integer({ min: 20, max: 2_000 }),
        (text, tags, show) => {
          const query = { text, tags, show };
          expect(decode(encodeNewsQuery(query).toString())).toEqual(query);
        },
      ),
    );
  });

  test('never fails, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (q, tag, show) => {
        const query = decodeNewsQuery(new URLSearchParams({ q, tag, show }));
        expect(query.show).toBeGreaterThanOrEqual(20);
        expect(query.show).toBeLessThanOrEqual(2_000);
        expect(decode(encodeNewsQuery(query).toString())).toEqual(query);
      }),
    );
  });
});
