import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luckBars } from '#model/gacha/distribution';
import { hitChances, luckOf } from '#model/gacha/luck';
import { poolOn } from '#model/gacha/pool';
import { replay } from '#model/gacha/run';
import { invented, inventedPool, payment } from './invented.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const pool = inventedPool();
const WAYS = [payment({ count: 10, behavior: 'over_the_3_star_once' })];
const isBest = ({ rarity }: { readonly rarity: number }) => rarity === 5;

/** So many hits in so many tries of one chance: all orders of them, counted one by one. */
function binomial(tries: number, hits: number, chance: number): number {
  let orders = 1;
  for (let one = 1; one <= hits; one++) orders = (orders * (tries - hits + one)) / one;
  return orders * chance ** hits * (1 - chance) ** (tries - hits);
}

describe('the distribution of what players get', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }).map(hitChances);
  const results = chances.chain((all) => fc.tuple(fc.constant(all), fc.nat({ max: all.length - 1 })));

  test('has all results, each once, and is all players together', () => {
    fc.assert(
      fc.property(results, ([all, got]) => {
        const bars = luckBars({ got, chances: all });
        expect(
          bars.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
        ).toEqual([...all.keys()]);
        expect(sum(bars.map(({ chance }) => chance))).toBeCloseTo(1, 9);
      }),
    );
  });

  test('marks the own result as a bar of its own, those who got less before it and those who got more behind it', () => {
    fc.assert(
      fc.property(results, ([all, got]) => {
        const bars = luckBars({ got, chances: all });
        const of = (side: string) => bars.filter((one) => one.side === side);
        expect(of('same')).toEqual([{ from: got, to: got, chance: all[got], side: 'same' }]);
        expect(of('fewer').every(({ to }) => to < got)).toBe(true);
        expect(of('more').every(({ from }) => from > got)).toBe(true);
        expect(sum(of('fewer').map(({ chance }) => chance))).toBeCloseTo(sum(all.slice(0, got)), 9);
        expect(sum(of('more').map(({ chance }) => chance))).toBeCloseTo(sum(all.slice(got + 1)), 9);
      }),
    );
  });

  test('joins at the ends alone, and there no more than hardly any player gets', () => {
    fc.assert(
      fc.property(results, ([all, got]) => {
        const bars = luckBars({ got, chances: all });
        for (const [nth, { from, to, chance }] of bars.entries()) {
          if (from === to) continue;
          expect([0, bars.length - 1]).toContain(nth);
          expect(chance).toBeLessThan(0.001);
        }
        // What is joined could not grow by one more result.
        const [first] = bars;
        if (first && first.to > 0 && first.to + 1 < got)
          expect(first.chance + (all[first.to + 1] ?? 0)).toBeGreaterThanOrEqual(0.001);
      }),
    );
  });

  test('is the binomial one where every card has the same chance', () => {
    const plain = poolOn(
      invented(
        { 51: { rarityIndex: 5, weight: 1 }, 21: { rarityIndex: 2, weight: 1 } },
        {
          5: { rate: 6, weightTotal: 1 },
          2: { rate: 94, weightTotal: 1 },
        },
      ),
      0,
    );
    const { pulls } = replay(plain ?? [], [payment({ count: 10 })], 5, [{ way: 0, times: 6 }]);
    const { chances: found } = luckOf(pulls, isBest);
    expect(found).toHaveLength(61);
    for (const [hits, chance] of found.entries()) expect(chance).toBeCloseTo(binomial(60, hits, 0.06), 12);
  });

  test('is what many simulations show', () => {
    const runs = 4_000;
    const steps = [{ way: 0, times: 3 }] as const;
    const counts = new Map<number, number>();
    for (let seed = 0; seed < runs; seed++) {
      const { got } = luckOf(replay(pool, WAYS, seed, steps).pulls, isBest);
      counts.set(got, (counts.get(got) ?? 0) + 1);
    }
    const { chances: found } = luckOf(replay(pool, WAYS, 0, steps).pulls, isBest);
    for (const [hits, chance] of found.entries()) {
      const deviation = Math.sqrt((chance * (1 - chance)) / runs);
      expect(Math.abs((counts.get(hits) ?? 0) / runs - chance)).toBeLessThanOrEqual(4.5 * deviation + 1e-9);
    }
  });

  test('gives a bar of its own to what brings one in a thousand players', () => {
    const spans = (chances: readonly number[], got: number) =>
      luckBars({ got, chances }).map(({ from, to }) => [from, to]);
    expect(spans([0.000_5, 0.000_5, 0.999], 2)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(spans([0.000_4, 0.000_5, 0.999_1], 2)).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  test('is one bar where nothing was drawn, and names the ends of what is rare', () => {
    expect(luckBars({ got: 0, chances: [1] })).toEqual([{ from: 0, to: 0, chance: 1, side: 'same' }]);
    const bars = luckBars({ got: 2, chances: hitChances(Array.from({ length: 100 }, () => 0.02)) });
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((one) => [one, one]),
      [8, 100],
    ]);
    const high = luckBars({ got: 97, chances: hitChances(Array.from({ length: 100 }, () => 0.98)) });
    expect(high.map(({ from, to }) => [from, to])).toEqual([
      [0, 92],
      ...[93, 94, 95, 96, 97, 98, 99, 100].map((one) => [one, one]),
    ]);
  });
});
