import fc from 'fast-check';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { fields, integer, listOf, text } from '#model/contract/bounds';
import { fitted } from '#model/contract/fitting';
import { playerProfile } from '#model/contract/players/profile';

const schema = fields({
  id: integer(0, 9),
  name: Type.Optional(text(3)),
  list: Type.Optional(listOf(integer(0, 9), 2)),
  map: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z]+$', maxLength: 9 }), integer(0, 9), { maxProperties: 2 }),
  ),
});

describe('a value from elsewhere', () => {
  test.each([
    ['keeps what fits', { id: 1, name: 'abc', list: [1, 2] }, { id: 1, name: 'abc', list: [1, 2] }],
    ['loses what nobody knows', { id: 1, more: true }, { id: 1 }],
    ['loses what cannot be taken', { id: 1, name: {}, list: [1, 'x', 99] }, { id: 1, list: [1] }],
    [
      'ends where its bounds are',
      { id: 1, name: 'abcd', list: [1, 2, 3] },
      { id: 1, name: 'abc', list: [1, 2] },
    ],
    ['takes numbers as text and text as numbers', { id: '7', name: 12 }, { id: 7, name: '12' }],
    [
      'keeps the keys of a map that may be',
      { id: 1, map: { a: 1, B: 2, c: 'x', d: 4, e: 5 } },
      { id: 1, map: { a: 1, d: 4 } },
    ],
  ])('%s', (_what, given, kept) => {
    expect(fitted(schema, given)).toEqual(kept);
  });

  test('is nothing when something that must be there is not', () => {
    for (const given of [{}, { id: 'x' }, null, [], 5]) expect(fitted(schema, given)).toBeUndefined();
  });

  test('is what the contract takes, or nothing, whatever it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const each of [schema, playerProfile]) {
          const fit = fitted(each, json);
          expect(fit === undefined || Value.Check(each, fit)).toBe(true);
        }
      }),
    );
  });
});
