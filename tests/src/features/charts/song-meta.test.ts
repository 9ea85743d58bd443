import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeMetaQuery, encodeMetaQuery, PLAIN_QUERY } from '#src/features/charts/song-meta/meta-query.ts';
import { spread } from '#src/features/charts/song-meta/spread.ts';

test('the plain ranking has a plain address', () => {
  expect(String(encodeMetaQuery(PLAIN_QUERY))).toBe('');
  expect(decodeMetaQuery(new URLSearchParams())).toEqual(PLAIN_QUERY);
});

test('any address is read, and what was read is written so that it is read the same again', () => {
  const keys = fc.constantFrom(
    ...['server', 'sort', 'fever', 'perfect', 'skill', 'seconds', 'menu', 'diff', 'band', 'level', 'q'],
  );
  const value = fc.oneof(
    fc.string(),
    fc.integer({ min: -5, max: 2000 }).map(String),
    fc.constantFrom('jp', 'minute', '1', '12.5', 'expert,special', '25-28', '28-25', '97.25', '1e9'),
  );
  fc.assert(
    fc.property(fc.dictionary(keys, value), (entries) => {
      const query = decodeMetaQuery(new URLSearchParams(entries));
      expect(decodeMetaQuery(encodeMetaQuery(query))).toEqual(query);
    }),
  );
});

test('names at the ends of curves stand clear of each other in the order of the curves, above the end', () => {
  const gap = 12;
  const end = 172;
  const places = fc.array(fc.double({ min: 12, max: end, noNaN: true }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(places, (wanted) => {
      const placed = spread(wanted, gap, end);
      const pairs = wanted
        .map((want, index) => ({ want, place: placed[index] ?? Number.NaN }))
        .sort((a, b) => a.place - b.place);
      for (const [index, { want, place }] of pairs.entries()) {
        expect(place).toBeLessThanOrEqual(end);
        const next = pairs[index + 1];
        if (!next) continue;
        expect(next.place - place).toBeGreaterThanOrEqual(gap - 1e-9);
        expect(next.want).toBeGreaterThanOrEqual(want);
      }
    }),
  );
  expect(spread([20, 100], gap, end)).toEqual([20, 100]);
  expect(spread([50, 48], gap, end)).toEqual([60, 48]);
});
