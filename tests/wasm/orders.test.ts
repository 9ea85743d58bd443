import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as L from '#wasm/layout';
import { orders } from './naive.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

const places = [0, 1, 2, 3, 4];
/** Points of each player in each of the first five windows; equal ones on purpose, so that orders tie. */
const extras = fc.array(fc.oneof(fc.integer({ min: -2000, max: 90_000 }), fc.constantFrom(0, 500)), {
  minLength: 25,
  maxLength: 25,
});
const base = fc.integer({ min: 0, max: 12_000_000 });

function score(points: readonly number[], plain: number): number[] {
  twins.setF64(L.TEAM_EXTRA, points);
  twins.run(({ kernels }) => kernels.scoreOrders(plain));
  return twins.f64s(L.ORDER_SCORE, L.ORDERS);
}
const read = (name: 'lowest' | 'highest' | 'bestOrder' | 'bestCount') =>
  twins.both((engine) => engine.read(name));

describe('orders', () => {
  it('leave the same numbers and memory in both engines', () => {
    fc.assert(
      fc.property(extras, base, (points, plain) => {
        score(points, plain);
        twins.sameNumbers('lowest', 'highest', 'bestOrder', 'bestCount');
        twins.both(({ kernels }) => kernels.totalOfOrders());
        twins.sameMemory(L.TEAM_EXTRA, L.ENTRY_FIRST);
      }),
      { numRuns: 1000 },
    );
  });

  it('are all 120, each the sum of what its players add in their turns', () => {
    fc.assert(
      fc.property(extras, base, (points, plain) => {
        const expected = [...orders(places)].map((order) =>
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

  it('add up to 120 times the exact average, in which every player takes every turn equally often', () => {
    fc.assert(
      fc.property(extras, base, (points, plain) => {
        score(points, plain);
        const average = plain + points.reduce((total, one) => total + one, 0) / 5;
        expect(twins.both(({ kernels }) => kernels.totalOfOrders())).toBeCloseTo(average * 120, 3);
      }),
      { numRuns: 400 },
    );
  });
});
