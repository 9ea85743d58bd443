import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsFor, chanceCurve } from '#model/gacha/chances';
import { slotsOf } from '#model/gacha/payment';
import { replay } from '#model/gacha/run';
import { inventedPool, payment } from './invented.ts';

const pool = inventedPool();
const single = slotsOf(pool, payment());
const ten = payment({ count: 10, behavior: 'over_the_3_star_once' });
const none: ReadonlySet<number> = new Set();
const ask = { slots: single, wanted: [51], needed: 1, owned: none, points: 0, most: 300 };
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

describe('the chance of what is wanted', () => {
  test('of one card is one less the chance that every draw misses', () => {
    const curve = chanceCurve(ask);
    for (const n of [0, 1, 10, 87, 300]) expect(curve[n]).toBeCloseTo(1 - 0.992 ** n, 10);
    expect([cardsFor(curve, 0.5), cardsFor(curve, 0.9), cardsFor(curve, 0.99)]).toEqual([87, 287, null]);
  });

  test('of several copies is the end of a binomial distribution', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 60 }), (needed, n) => {
        const less = Array.from({ length: needed }, (_, k) => choose(n, k) * 0.008 ** k * 0.992 ** (n - k));
        const expected = 1 - less.reduce((sum, one) => sum + one, 0);
        expect(chanceCurve({ ...ask, needed, most: n })[n]).toBeCloseTo(expected, 9);
      }),
    );
  });

  test('of two different cards follows inclusion and exclusion', () => {
    const curve = chanceCurve({ ...ask, wanted: [51, 41], needed: 2 });
    for (const n of [1, 2, 50, 300]) {
      expect(curve[n]).toBeCloseTo(1 - 0.992 ** n - 0.96 ** n + 0.952 ** n, 10);
    }
  });

  test('of more than six different cards is that of the first six', () => {
    const seven = [51, 52, 41, 31, 32, 21, 1];
    const curve = chanceCurve({ ...ask, wanted: seven, needed: 7, most: 50 });
    expect(curve).toEqual(chanceCurve({ ...ask, wanted: seven.slice(0, 6), needed: 6, most: 50 }));
    expect(curve.at(-1)).toBeGreaterThan(0);
  });

  test('is reached but for a rounding', () => {
    expect(cardsFor([0, 0.5 - 2e-12, 0.5 - 1e-12, 0.5], 0.5)).toBe(2);
  });

  test('counts the guaranteed last card of ten with its own chances', () => {
    const curve = chanceCurve({ ...ask, slots: slotsOf(pool, ten), wanted: [32], most: 20 });
    const [plain, last] = [0.085 * 0.75, 0.93 * 0.75];
    expect(curve[9]).toBeCloseTo(1 - (1 - plain) ** 9, 10);
    expect(curve[10]).toBeCloseTo(1 - (1 - plain) ** 9 * (1 - last), 10);
    expect(curve[20]).toBeCloseTo(1 - ((1 - plain) ** 9 * (1 - last)) ** 2, 10);
  });

  test('is certain when the exchange gives what is missing, and not before', () => {
    const curve = chanceCurve({ ...ask, slots: slotsOf(pool, ten), points: 10, needed: 2, most: 600 });
    expect(curve[299]).toBeLessThan(1);
    expect(curve[300]).toBeCloseTo(1 - 0.992 ** 300, 9);
    expect(curve[599]).toBeLessThan(1);
    expect(curve[600]).toBe(1);
  });

  test('begins with what is owned', () => {
    const owned = new Set([51]);
    expect(chanceCurve({ ...ask, owned })[0]).toBe(1);
    expect(chanceCurve({ ...ask, owned, needed: 2 })[10]).toBeCloseTo(1 - 0.992 ** 10, 10);
    const both = chanceCurve({ ...ask, owned, wanted: [51, 41], needed: 2 });
    expect(both[10]).toBeCloseTo(1 - 0.96 ** 10, 10);
  });

  test('grows with every card and shrinks with every demand', () => {
    const wanted = fc.subarray([51, 52, 41, 31, 32, 21, 999], { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(wanted, fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, 10), (ids, needed, points) => {
        const question = { ...ask, slots: slotsOf(pool, ten), wanted: ids, needed, points, most: 320 };
        const curve = chanceCurve(question);
        const more = chanceCurve({ ...question, needed: needed + 1 });
        expect(curve).toHaveLength(321);
        for (let n = 1; n < curve.length; n++) {
          expect(curve[n]).toBeGreaterThanOrEqual((curve[n - 1] ?? 0) - 1e-12);
          expect(more[n]).toBeLessThanOrEqual((curve[n] ?? 0) + 1e-12);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('agrees with many seeded pulls', () => {
    const runs = 4_000;
    let got = 0;
    for (let seed = 0; seed < runs; seed++) {
      const { pulls } = replay(pool, [ten], seed, [{ way: 0, times: 3 }]);
      const ids = new Set(pulls.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)));
      if (ids.has(41) && ids.has(31)) got += 1;
    }
    const slots = slotsOf(pool, ten);
    const exact = chanceCurve({ ...ask, slots, wanted: [41, 31], needed: 2, most: 30 })[30] ?? 0;
    const deviation = Math.sqrt((exact * (1 - exact)) / runs);
    expect(Math.abs(got / runs - exact)).toBeLessThan(4.5 * deviation);
  });
});
