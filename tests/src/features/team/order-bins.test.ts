import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderBins } from '#src/features/team/figures/order-bins.ts';

const scores = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 120 });

describe('bars of the skill orders', () => {
  test('count every order once, the best in the last bar', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const bins = orderBins(values);
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(values.length);
        expect(bins.filter((bin) => bin.best)).toEqual([bins.at(-1)]);
        expect(bins.at(-1)?.count).toBeGreaterThan(0);
        expect(bins[0]?.from).toBe(Math.min(...values));
        expect(bins.at(-1)?.to).toBe(Math.max(...values));
      }),
    );
  });

  test('are one bar when all orders score the same', () => {
    expect(orderBins([7, 7, 7])).toEqual([{ from: 7, to: 7, count: 3, best: true }]);
  });

  test('are none when there are no orders', () => {
    expect(orderBins([])).toEqual([]);
  });
});
