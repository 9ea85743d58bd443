import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardAt } from '#model/gacha/dice';
import { guaranteed, slotsOf } from '#model/gacha/payment';
import { cardsOf, type Pool, poolOn } from '#model/gacha/pool';
import { readGachaDetails } from '#model/records/gacha-details';
import { invented, inventedPool, payment } from './invented.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const chanceOf = (pool: Pool, id: number) => cardsOf(pool).find(({ cardId }) => cardId === id)?.chance;
const pool = inventedPool();
const PLAIN = { isExact: false, isFeatured: false };

describe('what can be drawn', () => {
  test('has the chance of its rarity by its weight', () => {
    expect(chanceOf(pool, 51)).toBeCloseTo(0.008, 12);
    expect(chanceOf(pool, 31)).toBeCloseTo(0.085 / 4, 12);
    expect(pool.map(({ rarity }) => rarity)).toEqual([5, 4, 3, 2]);
  });

  test('is nothing where the server has no cards or no rates', () => {
    expect(poolOn(invented(), 1)).toBeNull();
    expect(poolOn(invented({}), 0)).toBeNull();
    expect(poolOn(invented(undefined, {}), 0)).toBeNull();
  });

  test('is nothing of a rarity that never comes', () => {
    const never = poolOn(invented(undefined, { 4: { rate: 0 }, 3: { rate: 8 }, 2: { rate: 72 } }), 0);
    expect(never?.map(({ rarity, chance }) => [rarity, chance])).toEqual([
      [3, 0.1],
      [2, 0.9],
    ]);
  });

  test('is each card from where the one before it ends', () => {
    const half = poolOn(
      invented({ 1: { rarityIndex: 2, weight: 1 }, 2: { rarityIndex: 2, weight: 1 } }, { 2: { rate: 1 } }),
      0,
    );
    const drawn = [0, 0.49, 0.5, 0.99].map((number) => half && cardAt(half, number)?.cardId);
    const [first, second] = half ? cardsOf(half).map(({ cardId }) => cardId) : [];
    expect(drawn).toEqual([first, first, second, second]);
  });

  test('has chances that are one together, whatever the file says', () => {
    const row = fc.record({
      rarityIndex: fc.integer({ min: 0, max: 6 }),
      weight: fc.integer({ min: -1, max: 5 }),
      pickup: fc.boolean(),
    });
    const rate = fc.record({ rate: fc.double({ min: 0, max: 100, noNaN: true }), weightTotal: fc.integer() });
    const details = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), row);
    const rates = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), rate);
    fc.assert(
      fc.property(details, rates, (cards, percents) => {
        const read = readGachaDetails({ details: [cards], rates: [percents] });
        const found = read && poolOn(read, 0);
        if (found) expect(sum(cardsOf(found).map(({ chance }) => chance))).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('what a way to pull promises', () => {
  test('moves the chances of what is ruled out to the lowest rarity that is left', () => {
    const three = guaranteed(pool, { ...PLAIN, rarity: 3 });
    expect(three.map(({ chance }) => Math.round(chance * 1e6) / 1e4)).toEqual([3, 4, 93]);
    expect(chanceOf(three, 31)).toBeCloseTo(0.93 / 4, 12);
    expect(guaranteed(pool, { ...PLAIN, rarity: 4, isExact: true }).map(({ rarity }) => rarity)).toEqual([4]);
    expect(guaranteed(pool, { ...PLAIN, rarity: 1, isExact: true })).toBe(pool);
  });

  test('keeps the last card of ten', () => {
    const slots = slotsOf(pool, payment({ count: 10, behavior: 'over_the_3_star_once' }));
    expect(slots).toHaveLength(10);
    expect(slots.slice(0, 9).every((slot) => slot.length === 4)).toBe(true);
    expect(slots[9]?.map(({ rarity }) => rarity)).toEqual([5, 4, 3]);
    for (const slot of slots) expect(sum(slot.map(({ chance }) => chance))).toBeCloseTo(1, 12);
  });
});
