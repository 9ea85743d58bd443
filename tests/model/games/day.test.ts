import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isDay } from '#model/games/day';

describe('a day', () => {
  test('is read again as it was written', () => {
    const moments = fc.integer({ min: 0, max: Date.parse('9999-12-31') });
    fc.assert(fc.property(moments, (moment) => isDay(dayOf(moment))));
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '2026-11-27T00:00', '2026', 'today', ''])(
    'is not %s',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});
