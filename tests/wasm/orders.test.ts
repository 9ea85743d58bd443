import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import { permutations } from '#wasm/reference/orders';
import { type Kernels, openKernels } from './kernels.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

const places = [0, 1, 2, 3, 4];
/** Points of each player in each of the first five windows; equal ones on purpose, so that permutations tie. */
const extras = fc.array(fc.oneof(fc.integer({ min: -2000, max: 90_000 }), fc.constantFrom(0, 500)), {
  minLength: 25,
  maxLength: 25,
});
const base = fc.integer({ min: 0, max: 12_000_000 });

function score(points: readonly number[], plain: number): number[] {
  wasm.setF64(L.TEAM_EXTRA, points);
  wasm.kernels.scoreOrders(plain);
  return wasm.f64s(L.ORDER_SCORE, L.ORDERS);
}
const read = (name: 'lowest' | 'highest' | 'bestOrder' | 'bestCount') => wasm.read(name);

describe('orders', () => {
  test('are all 120, each the sum of what its players add in their turns', () => {
    fc.assert(
      fc.property(extras, base, (points, plain) => {
        const expected = [...permutations(places)].map((order) =>
          order.reduce((total, player, window) => total + (points[window * 5 + player] ?? 0), plain),
        );
        expect(score(points, plain)).toEqual(expected);
        expect(read('lowest')).toBe(Math.min(...expected));
        expect(read('highest')).toBe(Math.max(...expected));
        expect(read('bestOrder')).toBe(expected.indexOf(Math.max(...expected)));
        expect(read('bestCount')).toBe(expected.filter((one) => one === read('highest')).length);
      }),
      { numRuns: 400 },
    );
  });

  test('add up to 120 times the exact average, in which every player takes every turn equally often', () => {
    fc.assert(
      fc.property(extras, base, (points, plain) => {
        score(points, plain);
        const average = plain + points.reduce((total, one) => total + one, 0) / 5;
        expect(wasm.kernels.totalOfOrders()).toBeCloseTo(average * 120, 3);
      }),
      { numRuns: 400 },
    );
  });
});
