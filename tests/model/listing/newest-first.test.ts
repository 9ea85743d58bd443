import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestFirst } from '#model/listing/newest-first';
import type { PerServer } from '#model/vocabulary/servers';

const thing = (id: number, publishedAt: PerServer<number>) => ({ id, publishedAt });
const idsOf = (things: readonly { readonly id: number }[]) => things.map(({ id }) => id);

test('what is out on the main server comes by its day there, the rest after it by its day elsewhere', () => {
  const things = [
    thing(1, [900, 100, null, null, null]),
    thing(2, [100, 300, null, null, null]),
    thing(3, [800, null, null, null, null]),
    thing(4, [950, null, 700, null, null]),
    thing(5, [null, null, null, null, null]),
    thing(6, [null, 300, null, null, null]),
  ];
  expect(idsOf(newestFirst(things, 1, 2))).toEqual([6, 2, 1, 3, 4, 5]);
  expect(idsOf(newestFirst(things, 1, 0))).toEqual([6, 2, 1, 4, 3, 5]);
});

test('keeps everything, in an order that does not hang on the one before', () => {
  const day = fc.option(fc.integer({ min: 0, max: 9 }));
  const things = fc.uniqueArray(fc.record({ id: fc.nat(), publishedAt: fc.tuple(day, day, day, day, day) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(things, (given) => {
      const sorted = idsOf(newestFirst(given, 1, 0));
      expect(idsOf(newestFirst([...given].reverse(), 1, 0))).toEqual(sorted);
      expect([...sorted].sort()).toEqual(idsOf(given).sort());
    }),
  );
});
