import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelCurve } from '#model/rules/level-curve';
import { CARD_LIMITS, topLevelOf } from '../../arbitraries/card.ts';

describe('levelCurve', () => {
  test.each(Object.entries(CARD_LIMITS))('starts at 0 and ends at 1 for %s', (_name, limits) => {
    const curve = levelCurve(limits.levelLimit, limits.training?.levelLimit ?? 0);
    expect(curve[1]).toBe(0);
    expect(curve[topLevelOf(limits)]).toBe(1);
    expect(curve).toHaveLength(topLevelOf(limits) + 1);
  });

  test.each(Object.entries(CARD_LIMITS))('rises with every level for %s', (_name, limits) => {
    const curve = levelCurve(limits.levelLimit, limits.training?.levelLimit ?? 0);
    for (let level = 2; level < curve.length; level++) {
      expect(curve[level]).toBeGreaterThan(curve[level - 1] ?? 1);
    }
  });

  test('is half way at the untrained limit of a card that training lifts', () => {
    expect(levelCurve(50, 10)[50]).toBeCloseTo(0.5, 12);
    expect(levelCurve(40, 10)[40]).toBeCloseTo(0.5, 12);
  });

  test('climbs the published steps in the ten trained levels', () => {
    const curve = levelCurve(50, 10);
    for (let i = 0; i < 10; i++) {
      expect((curve[51 + i] ?? 0) - (curve[50 + i] ?? 0)).toBeCloseTo(0.02768 + 0.00496 * i, 10);
    }
  });

  test('follows one parabola without a training break', () => {
    // x (x + N) / (2 N²) with N = 59 at level 31
    expect(levelCurve(60, 0)[31]).toBeCloseTo((30 * 89) / (2 * 59 * 59), 12);
  });

  test('stays a curve from 0 to 1 for limits no real card has', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 2000 }), fc.integer({ min: -5, max: 40 }), (limit, trained) => {
        const curve = levelCurve(limit, trained);
        expect(curve.at(-1)).toBe(1);
        expect(curve.every((share) => share >= 0 && share <= 1 + 1e-9)).toBe(true);
      }),
    );
  });
});
