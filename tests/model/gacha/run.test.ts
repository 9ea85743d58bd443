import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardAt, uniformAt } from '#model/gacha/dice';
import { hitChances, luckOf, lucksOf } from '#model/gacha/luck';
import { rulesOf, slotsOf } from '#model/gacha/payment';
import { cardsOf } from '#model/gacha/pool';
import { replay, totalsOf } from '#model/gacha/run';
import { MAX_DRAWN, readSteps, type Step, waysOf, withPulls, writeSteps } from '#model/gacha/steps';
import { inventedPool, payment } from './invented.ts';

const pool = inventedPool();
const SINGLE = payment({ points: 1 });
const TEN = payment({ count: 10, price: 2_500, behavior: 'over_the_3_star_once', points: 10 });
const PAID = payment({ method: 'paid_star', count: 10, price: 3_000, behavior: 'fixed_4_star_once' });
const ONCE = payment({ method: 'paid_star', count: 10, price: 1_500, maxSpins: 1 });
const TICKET = payment({ method: 'over_the_4_star_ticket', price: 1 });
const FIVE = payment({
  method: 'paid_star',
  count: 10,
  price: 2_000,
  behavior: 'over_the_3_star_once',
  maxSpins: 5,
});
const WAYS = [SINGLE, TEN, PAID, ONCE, TICKET, FIVE];

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const step = fc.record({ way: fc.nat({ max: WAYS.length - 1 }), times: fc.integer({ min: 1, max: 30 }) });
const steps = fc.array(step, { maxLength: 12 });
const idsOf = (seed: number, of: readonly Step[]) =>
  replay(pool, WAYS, seed, of).pulls.map(({ cards }) => cards.map(({ cardId }) => cardId));
const isBest = ({ rarity }: { readonly rarity: number }): boolean => rarity === 5;
const GIVEN_AWAY = [241_645_810, 474_945_845, 632_519_891];
/** Of links as they were before ways had limits: seed, pulls, cards. */
const GIVEN_AWAY_RUNS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'k3x9p2',
    'b3a2',
    [
      '21 21 21 21 21 21 21 21 41 32',
      '21 21 21 21 31 31 21 21 21 32',
      '21 21 21 21 21 21 21 21 21 31',
      '21',
      '31',
    ],
  ],
  [
    '1ka',
    'abcd2b',
    [
      '21',
      '21 21 21 21 21 21 21 21 21 32',
      '21 21 21 21 32 21 21 21 21 41',
      '41',
      '41',
      '21 21 21 21 21 21 21 21 21 32',
    ],
  ],
];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('a simulation', () => {
  test('gives the same cards when seed and pulls are the same', () => {
    // Written down once: links that players gave away must go on showing what they showed.
    expect([0, 1, 2].map((at) => Math.floor(uniformAt(2_026, at) * 1e9))).toEqual(GIVEN_AWAY);
    fc.assert(
      fc.property(seeds, steps, (seed, of) => {
        expect(idsOf(seed, of)).toEqual(idsOf(seed, of));
      }),
    );
  });

  test.each(GIVEN_AWAY_RUNS)(
    'shows what the link ?seed=%s&pulls=%s showed when it was given away',
    (seed, pulls, cards) => {
      const run = replay(pool, [SINGLE, TEN, PAID, TICKET], Number.parseInt(seed, 36), readSteps(pulls));
      expect(run.pulls.map((pull) => pull.cards.map(({ cardId }) => cardId).join(' '))).toEqual(cards);
    },
  );

  test('keeps what was drawn when one pulls on', () => {
    fc.assert(
      fc.property(seeds, steps, step, (seed, of, { way }) => {
        const before = idsOf(seed, of);
        expect(idsOf(seed, withPulls(of, way)).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  test('gives other cards for another seed', () => {
    const ten = [{ way: 0, times: 40 }];
    expect(new Set([1, 2, 3, 4, 5].map((seed) => String(idsOf(seed, ten)))).size).toBe(5);
  });

  test('holds what ways to pull promise', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, of) => {
        for (const { payment: way, cards } of replay(pool, WAYS, seed, of).pulls) {
          const { every, last } = rulesOf(way);
          expect(cards).toHaveLength(way.count);
          for (const { rarity } of cards) expect(rarity).toBeGreaterThanOrEqual(every?.rarity ?? 1);
          const final = cards.at(-1)?.rarity ?? 0;
          if (last?.isExact) expect(final).toBe(last.rarity);
          else expect(final).toBeGreaterThanOrEqual(last?.rarity ?? 1);
        }
      }),
    );
  });

  test('pulls no more often than a way is offered, and never more than a link holds', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, of) => {
        const run = replay(pool, WAYS, seed, of);
        const pullsOf = (payment: typeof ONCE) => run.pulls.filter(({ way }) => WAYS[way] === payment).length;
        expect(pullsOf(ONCE)).toBeLessThanOrEqual(1);
        expect(pullsOf(FIVE)).toBeLessThanOrEqual(5);
        expect(run.cards).toBeLessThanOrEqual(MAX_DRAWN);
      }),
    );
    expect(replay(pool, WAYS, 1, [{ way: 5, times: 9 }]).pulls).toHaveLength(5);
    expect(replay(pool, WAYS, 1, [{ way: 1, times: 60 }]).cards).toBe(MAX_DRAWN);
    expect(replay(pool, WAYS, 1, [{ way: 9, times: 3 }]).pulls).toEqual([]);
  });

  test('has totals that add up', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, of) => {
        const run = replay(pool, WAYS, seed, of);
        const { copies, costs, points, exchanges } = totalsOf(run.pulls);
        expect(sum(copies.map(({ count }) => count))).toBe(run.cards);
        expect(sum(costs.map(({ amount }) => amount))).toBe(
          sum(run.pulls.map((pull) => pull.payment.price ?? 0)),
        );
        expect(points).toBe(sum(run.pulls.map((pull) => pull.payment.points)));
        expect(exchanges).toBe(Math.floor(points / 300));
        const rarities = copies.map(({ card }) => card.rarity);
        expect(rarities).toEqual(rarities.toSorted((a, b) => b - a));
      }),
    );
  });

  test('does not guess what the data does not say', () => {
    const pulls = (...ways: Parameters<typeof waysOf>[0]) =>
      totalsOf(replay(pool, waysOf(ways), 1, [{ way: 0, times: 2 }]).pulls);
    expect(pulls()).toMatchObject({ costs: [], isCostKnown: false });
    expect(pulls(payment({ price: 0 }))).toMatchObject({ costs: [], isCostKnown: true });
  });

  test('tells stars, paid stars and tickets apart', () => {
    const of = [0, 1, 2, 4, 4].map((way) => ({ way, times: 1 }));
    expect(totalsOf(replay(pool, WAYS, 7, of).pulls).costs).toEqual([
      { currency: 'free_star', amount: 2_750 },
      { currency: 'paid_star', amount: 3_000 },
      { currency: 'ticket', amount: 2 },
    ]);
  });
});

describe('the cards of many seeds', () => {
  test.each([0, 1, 2, 4])('come as often as way %i says', (way) => {
    const slots = slotsOf(pool, WAYS[way] ?? SINGLE);
    const runs = 6_000;
    const counts = new Map<number, number>();
    for (let seed = 0; seed < runs; seed++)
      for (const cardId of idsOf(seed, [{ way, times: 1 }]).flat())
        counts.set(cardId, (counts.get(cardId) ?? 0) + 1);
    for (const { cardId } of cardsOf(pool)) {
      const chances = slots.map((slot) => cardsOf(slot).find((card) => card.cardId === cardId)?.chance ?? 0);
      const expected = runs * sum(chances);
      const deviation = Math.sqrt(runs * sum(chances.map((chance) => chance * (1 - chance))));
      expect(Math.abs((counts.get(cardId) ?? 0) - expected)).toBeLessThanOrEqual(4.5 * deviation + 1e-9);
    }
  });

  test('are found at their places between 0 and 1', () => {
    expect(cardAt(pool, 0)?.cardId).toBe(51);
    expect(cardAt(pool, 1 - 2 ** -32)?.cardId).toBe(21);
    expect(cardAt([], 0.5)).toBeNull();
  });
});

describe('luck', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });

  test('knows the chance of every number of hits', () => {
    fc.assert(
      fc.property(chances, (tries) => {
        const found = hitChances(tries);
        expect(found).toHaveLength(tries.length + 1);
        expect(sum(found)).toBeCloseTo(1, 9);
        expect(sum(found.map((chance, hits) => chance * hits))).toBeCloseTo(sum(tries), 8);
        expect(found[0]).toBeCloseTo(
          tries.reduce((none, chance) => none * (1 - chance), 1),
          9,
        );
      }),
    );
    expect(hitChances([0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
  });

  test('counts every card with the chances of its slot', () => {
    const { pulls } = replay(pool, WAYS, 3, [{ way: 4, times: 1 }]);
    // A ticket for four stars at least gives five with three in a hundred.
    const luck = luckOf(pulls, isBest);
    expect(luck.expected).toBeCloseTo(0.03, 12);
    expect(luck.got === 0 ? luck.more : luck.fewer).toBeCloseTo(luck.got === 0 ? 0.03 : 0.97, 12);
  });

  test('is the same for all who get the same, and what is left is less and more', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, of) => {
        const { pulls } = replay(pool, WAYS, seed, of);
        const { got, fewer, more } = luckOf(pulls, isBest);
        const all = hitChances(pulls.flatMap(({ slots }) => slots.map((slot) => bestOf(slot))));
        expect(fewer + more + (all[got] ?? 0)).toBeCloseTo(1, 9);
      }),
    );
    expect(luckOf([], isBest)).toEqual({ got: 0, expected: 0, fewer: 0, more: 0, chances: [1] });
  });

  test('covers each rarity, which are all cards together, and the featured cards', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, of) => {
        const run = replay(pool, WAYS, seed, of);
        const lucks = lucksOf(pool, run.pulls);
        expect(lucks.map(({ kind, isWanted }) => [kind, isWanted])).toEqual([
          [5, true],
          [4, false],
          [3, false],
          [2, false],
          ['featured', true],
        ]);
        const rarities = lucks.filter(({ kind }) => kind !== 'featured');
        expect(sum(rarities.map(({ got }) => got))).toBe(run.cards);
        expect(sum(rarities.map(({ expected }) => expected))).toBeCloseTo(run.cards, 8);
      }),
      { numRuns: 30 },
    );
    const plain = pool.map((one) => ({
      ...one,
      cards: one.cards.map((card) => ({ ...card, isPickup: false })),
    }));
    expect(lucksOf(plain, []).map(({ kind }) => kind)).toEqual([5, 4, 3, 2]);
  });

  test('is spread evenly over many players', () => {
    const runs = 3_000;
    let luckier = 0;
    for (let seed = 0; seed < runs; seed++) {
      const { fewer, more } = luckOf(replay(pool, WAYS, seed, [{ way: 1, times: 5 }]).pulls, isBest);
      luckier += fewer + (1 - more - fewer) / 2;
    }
    expect(luckier / runs).toBeCloseTo(0.5, 1);
  });
});

const bestOf = (slot: typeof pool): number =>
  sum(slot.filter(isBest).map(({ chance }) => Math.min(1, chance)));

describe('the pulls in an address', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(steps, (of) => {
        const merged = of.reduce<readonly Step[]>((all, { way, times }) => withPulls(all, way, times), []);
        const read = readSteps(writeSteps(merged));
        const total = sum(merged.map(({ times }) => times));
        if (total <= MAX_DRAWN) expect(read).toEqual(merged);
        else expect(sum(read.map(({ times }) => times))).toBe(MAX_DRAWN);
      }),
    );
  });

  test('stay short', () => {
    expect(writeSteps(readSteps('a3bbaa'))).toBe('a3b2a2');
    expect(writeSteps(readSteps('ab'.repeat(250)))).toHaveLength(500);
  });

  test.each(['a0', '3a', 'A', 'a1000', 'a-1', 'ab c', 'a'.repeat(501), '__proto__'])(
    'are none when they read %s',
    (text) => {
      expect(readSteps(text)).toEqual([]);
    },
  );

  test('are never more than there can be cards, whatever is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c1-9]{0,40}$/), (text) => {
        expect(sum(readSteps(text).map(({ times }) => times))).toBeLessThanOrEqual(MAX_DRAWN);
      }),
    );
  });

  test('have one plain way where the data knows none', () => {
    expect(waysOf([])).toHaveLength(1);
    expect(waysOf(Array.from({ length: 40 }, () => SINGLE))).toHaveLength(26);
  });
});
