import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeMetaQuery, encodeMetaQuery, PLAIN_QUERY } from '#src/routes/info/songmeta/meta-query.ts';

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
