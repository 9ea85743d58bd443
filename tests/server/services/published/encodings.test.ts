import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseEncoding,
  ENCODINGS,
  entityTag,
  matchesTag,
  prepare,
} from '#server/services/published/encodings';

const ALL = ['identity', ...ENCODINGS] as const;

describe('a prepared body', () => {
  test('unpacks to what it was made from, for every text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 3_000 }), async (text) => {
        const bytes = Buffer.from(text);
        const { bodies } = await prepare(bytes, 'application/json');
        expect(Buffer.from(bodies.identity)).toEqual(bytes);
        if (bodies.br) expect(brotliDecompressSync(bodies.br)).toEqual(bytes);
        if (bodies.gzip) expect(gunzipSync(bodies.gzip)).toEqual(bytes);
      }),
      { numRuns: 60 },
    );
  });

  test('is packed when that is worth it', async () => {
    const long = Buffer.from('{"a":1}'.repeat(1_000));
    expect(Object.keys((await prepare(long, 'application/json; charset=utf-8')).bodies).sort()).toEqual(
      [...ALL].sort(),
    );
    expect(Object.keys((await prepare(long, 'image/png')).bodies)).toEqual(['identity']);
    expect(Object.keys((await prepare(Buffer.from('{}'), 'application/json')).bodies)).toEqual(['identity']);
  });

  test('has another entity tag in each coding', () => {
    expect(new Set(ALL.map((encoding) => entityTag('x', encoding))).size).toBe(3);
  });
});

describe('the coding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['identity, gzip;q=0.2', 'identity'],
    ['zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['br;q=nonsense', 'identity'],
    [';;;,,,=', 'identity'],
  ])('for %j is %s', (accept, expected) => {
    expect(chooseEncoding(accept, ALL)).toBe(expected);
  });

  test('is one that is at hand, whatever is accepted', () => {
    const header = fc.oneof(
      fc.string(),
      fc.stringMatching(/^((br|gzip|identity|\*)(;q=[01](\.\d)?)?,? ?){0,4}$/),
    );
    fc.assert(
      fc.property(header, fc.subarray([...ENCODINGS]), (accept, packed) => {
        expect(['identity', ...packed]).toContain(chooseEncoding(accept, ['identity', ...packed]));
      }),
    );
  });
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"a-br"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j names "a": %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected);
});
