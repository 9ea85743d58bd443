import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestChances } from '#model/rules/order-chances';
import { SHUFFLE_PATHS } from '#model/rules/skill-shuffle';
import { ORDER_CHANCES } from '#wasm/host/tables/shuffle';

const scores = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 120, maxLength: 120 });

describe('the chance of the best order', () => {
  test('counts the orders that reach the highest score when all are alike', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const { uniform } = bestChances(list);
        const highest = Math.max(...list);
        expect(uniform).toEqual({
          score: highest,
          cases: list.filter((score) => score === highest).length,
          outOf: 120,
        });
      }),
    );
  });

  test('is what the shuffle makes of it in the game, where some orders never come', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const { native, uniform } = bestChances(list);
        const possible = list.filter((_, order) => (ORDER_CHANCES[order] ?? 0) > 0);
        expect(native.score).toBe(Math.max(...possible));
        expect(native.score).toBeLessThanOrEqual(uniform.score);
        const chance = list.reduce(
          (sum, score, order) => sum + (score === native.score ? (ORDER_CHANCES[order] ?? 0) : 0),
          0,
        );
        expect(native.cases / native.outOf).toBeCloseTo(chance, 12);
      }),
    );
  });

  test('is certain when all orders are equal', () => {
    const { uniform, native } = bestChances(Array.from({ length: 120 }, () => 7));
    expect([uniform.cases, uniform.outOf]).toEqual([120, 120]);
    expect([native.cases, native.outOf]).toEqual([SHUFFLE_PATHS, SHUFFLE_PATHS]);
  });
});
