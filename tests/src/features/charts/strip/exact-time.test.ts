import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFor } from '#model/rules/format';
import { exactTime } from '#src/features/charts/strip/exact-time.ts';

const { length } = formatFor('en');

test('writes whole hundredths as they are, and never a minute of sixty seconds', () => {
  expect([4.35, 59.999, 60, -1].map((seconds) => exactTime(seconds, length))).toEqual([
    '0:04.35',
    '0:59.99',
    '1:00.00',
    '0:00.00',
  ]);
  fc.assert(
    fc.property(fc.nat({ max: 5_999 }), (hundredths) => {
      const written = String(hundredths).padStart(4, '0');
      expect(exactTime(hundredths / 100, length)).toBe(`0:${written.slice(0, 2)}.${written.slice(2)}`);
    }),
  );
});
