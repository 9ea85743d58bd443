import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Landing, landOn } from '#model/plan/landing';

function finished(total: number, points: readonly number[]): Landing {
  const run = landOn(total, points);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** Fewest plays by trying all lists, one play longer at a time. */
function byHand(total: number, points: readonly number[]): number | null {
  let sums = new Set([0]);
  for (let plays = 0; sums.size > 0; plays += 1) {
    if (sums.has(total)) return plays;
    sums = new Set([...sums].flatMap((sum) => points.map((one) => sum + one)).filter((sum) => sum <= total));
  }
  return null;
}

const countOf = (landing: Landing) => landing?.reduce((sum, { times }) => sum + times, 0) ?? null;
const sumOf = (landing: Landing) => landing?.reduce((sum, { points, times }) => sum + points * times, 0);

describe('exact landing', () => {
  test('is as short as the shortest of all lists', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
        (total, points) => {
          const landing = finished(total, points);
          expect(countOf(landing)).toBe(byHand(total, points));
          if (landing) expect(sumOf(landing)).toBe(total);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is as short where few plays are worth much and many little', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.array(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 300, max: 1_200 })), {
          minLength: 1,
          maxLength: 5,
        }),
        (total, points) => {
          const landing = finished(total, points);
          expect(countOf(landing)).toBe(byHand(total, points));
          if (landing) expect(sumOf(landing)).toBe(total);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('counts plays worth more than a million by the sums they make', () => {
    expect(finished(9_000_001, [3_000_000, 1_500_001, 1_000_000, 1])).toEqual([
      { points: 3_000_000, times: 3 },
      { points: 1, times: 1 },
    ]);
    expect(finished(9_000_002, [3_000_000, 1_500_001])).toEqual([
      { points: 3_000_000, times: 2 },
      { points: 1_500_001, times: 2 },
    ]);
    expect(finished(9_000_003, [3_000_000, 1_500_001])).toBeNull();
  });

  test('proves that there is none when all plays share a divisor or every sum misses', () => {
    expect(finished(1_000_003, [500, 2_500, 5_000])).toBeNull();
    expect(finished(43, [6, 9, 20])).toBeNull();
    expect(finished(10, [])).toBeNull();
  });

  test('lands on totals of millions', () => {
    const points = Array.from({ length: 30 }, (_, i) => (300 + 17 * i) * ([1, 5, 10, 15][i % 4] ?? 1));
    const landing = finished(9_999_999, points);
    expect(sumOf(landing)).toBe(9_999_999);
  });

  test('stops between slices before it has looked far', () => {
    const run = landOn(4_000_101, [40_001, 1]);
    expect(run.next().done).toBe(false);
  });
});
