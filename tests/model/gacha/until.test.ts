import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PoolCard } from '#model/gacha/pool';
import { replay } from '#model/gacha/run';
import { MAX_DRAWN, withPulls } from '#model/gacha/steps';
import { goalOf, pullsUntil } from '#model/gacha/until';
import { inventedPool, payment } from './invented.ts';

const pool = inventedPool();
const plain = pool.map((one) => ({
  ...one,
  cards: one.cards.map((card) => ({ ...card, isPickup: false })),
}));
const WAYS = [
  payment(),
  payment({ id: 1, count: 10, behavior: 'over_the_3_star_once' }),
  payment({ id: 2, count: 10, maxSpins: 3 }),
];
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const steps = fc.array(
  fc.record({ way: fc.nat({ max: WAYS.length - 1 }), times: fc.integer({ min: 1, max: 4 }) }),
  { maxLength: 6 },
);

const isFeatured = ({ isPickup }: PoolCard): boolean => isPickup;

describe('what players pull for', () => {
  test('is a featured card, or without one a card of the best rarity', () => {
    expect(goalOf(pool)).toBe('featured');
    expect(goalOf(plain)).toBe(5);
    expect(goalOf(plain.slice(1))).toBe(4);
    expect(goalOf([])).toBe(0);
  });
});

describe('pulling until it comes', () => {
  test('ends with the first pull that has it, and never goes beyond a limit', () => {
    fc.assert(
      fc.property(seeds, steps, fc.nat({ max: WAYS.length - 1 }), (seed, before, way) => {
        const run = replay(pool, WAYS, seed, before);
        const one = WAYS[way] ?? payment();
        const { pulls, isFound } = pullsUntil(pool, one, way, seed, run);
        const after = replay(pool, WAYS, seed, withPulls(before, way, pulls));
        const added = after.pulls.slice(run.pulls.length);
        expect(added).toHaveLength(pulls);
        expect(added.slice(0, -1).some(({ cards }) => cards.some(isFeatured))).toBe(false);
        expect(added.at(-1)?.cards.some(isFeatured) ?? false).toBe(isFound);
        // Where it did not come, no further pull is to be had.
        if (!isFound)
          expect(replay(pool, WAYS, seed, withPulls(before, way, pulls + 1)).pulls).toHaveLength(
            after.pulls.length,
          );
        expect(after.cards).toBeLessThanOrEqual(MAX_DRAWN);
      }),
    );
  });

  test('ends with a card of the best rarity where none is featured', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const one = payment();
        const { pulls, isFound } = pullsUntil(plain, one, 0, seed, replay(plain, WAYS, seed, []));
        const drawn = replay(plain, WAYS, seed, [{ way: 0, times: pulls }]).pulls.flatMap(
          ({ cards }) => cards,
        );
        expect(drawn.slice(0, -1).some(({ rarity }) => rarity === 5)).toBe(false);
        expect(drawn.at(-1)?.rarity === 5).toBe(isFound);
      }),
    );
  });

  test('goes on where the pulls before ended', () => {
    const [, ten] = WAYS;
    if (!ten) throw new Error('there are three ways');
    let before = replay(pool, WAYS, 7, []);
    const found: number[] = [];
    let taken: readonly { readonly way: number; readonly times: number }[] = [];
    for (let nth = 0; nth < 3; nth++) {
      const { pulls } = pullsUntil(pool, ten, 1, 7, before);
      taken = withPulls(taken, 1, pulls);
      before = replay(pool, WAYS, 7, taken);
      found.push(before.pulls.length);
    }
    const all = replay(pool, WAYS, 7, [{ way: 1, times: 50 }]).pulls;
    const wanted = all.flatMap(({ cards }, at) => (cards.some(isFeatured) ? [at + 1] : []));
    expect(found).toEqual(wanted.slice(0, 3));
  });

  test('makes no pull where none is left', () => {
    const full = replay(pool, WAYS, 1, [{ way: 2, times: 3 }]);
    expect(pullsUntil(pool, WAYS[2] ?? payment(), 2, 1, full)).toEqual({ pulls: 0, isFound: false });
  });
});
