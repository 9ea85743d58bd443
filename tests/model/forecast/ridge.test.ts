import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inverse } from '#model/forecast/inverse';
import { conformalSpread } from '#model/forecast/outlook';
import { ridge, standardOf } from '#model/forecast/ridge';

const numbers = fc.double({ min: -3, max: 3, noNaN: true });

test('inverts a positive matrix', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(numbers, numbers, numbers), { minLength: 3, maxLength: 3 }), (rows) => {
      const matrix = rows.map((a, i) =>
        rows.map((b, j) => a.reduce((sum, one, k) => sum + one * (b[k] ?? 0), i === j ? 1 : 0)),
      );
      const found = inverse(matrix);
      expect(found.map(({ length }) => length)).toEqual([3, 3, 3]);
      for (const [i, row] of matrix.entries()) {
        for (const j of matrix.keys()) {
          const product = row.reduce((sum, one, k) => sum + one * (found[k]?.[j] ?? 0), 0);
          expect(product).toBeCloseTo(i === j ? 1 : 0, 6);
        }
      }
    }),
  );
});

test('finds a straight line again when the penalty is small', () => {
  const rows = [0, 1, 2, 3, 4, 5].map((x) => [x, (x * 7) % 4]);
  const targets = rows.map(([x = 0, y = 0]) => 2 + 3 * x - y);
  expect(ridge(rows, targets, [2.5, 1], [1e-6, 1e-6]).value).toBeCloseTo(2 + 7.5 - 1, 3);
});

test('says the mean when the penalty is large, and misses each row by what the others say', () => {
  const { value, misses } = ridge([[1], [2], [3], [4]], [1, 0, 0, 3], [9], [1e9]);
  expect(value).toBeCloseTo(1, 6);
  for (const [i, miss] of [0, -4 / 3, -4 / 3, 8 / 3].entries()) expect(misses[i]).toBeCloseTo(miss, 6);
});

test('follows a column with a small penalty and ignores one with a large', () => {
  const rows = [0, 1, 2, 3].map((x) => [x, x]);
  const { slopes } = ridge(rows, [0, 2, 4, 6], [1, 1], [1e-6, 1e9]);
  expect(slopes[0]).toBeCloseTo(2, 4);
  expect(slopes[1]).toBeCloseTo(0, 4);
});

test('brings rows to mean 0 and deviation 1, and nothing further than four deviations', () => {
  const rows = [1, 2, 3, 4].map((x) => [x, 10 * x]);
  const standard = standardOf(rows);
  for (const j of [0, 1]) {
    const column = rows.map((row) => standard(row)[j] ?? 0);
    expect(column.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
    expect(column.reduce((sum, one) => sum + one ** 2, 0) / 4).toBeCloseTo(1, 4);
  }
  expect(standard([1e9, -1e9])).toEqual([4, -4]);
});

test('takes the rank of the conformal quantile, and stretches where there are too few misses', () => {
  const misses = Array.from({ length: 19 }, (_, i) => (i % 2 ? 1 : -1) * (i + 1));
  expect(conformalSpread(misses)).toBe(18);
  expect(conformalSpread([1, -2])).toBe(6);
});
