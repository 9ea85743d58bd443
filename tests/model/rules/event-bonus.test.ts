import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventBonus } from '#model/records/event';
import { pointRate, powerRates } from '#model/rules/event-bonus';
import { anyCard } from '../../arbitraries/card.ts';
import { anyEventBonus } from '../../arbitraries/event.ts';
import { sampleOne } from '../../arbitraries/sample.ts';

const bonus: EventBonus = {
  attributes: [{ attribute: 'cool', percent: 20 }],
  characters: [{ characterId: 7, percent: 10 }],
  members: [{ cardId: 500, percent: 20 }],
  limitBreaks: [{ rarity: 4, rank: 2, percent: 4 }],
  pointPercent: 30,
  parameterPercent: 15,
  statPercent: [50, 0, 1],
};
const base = { ...sampleOne(anyCard({ id: 1 })), rarity: 3, attribute: 'happy', characterId: 1 } as const;
const cool = { ...base, attribute: 'cool' } as const;

describe('powerRates', () => {
  test('gives nothing to a card the event does not name', () => {
    expect(powerRates(bonus, base, 1, 0)).toEqual([0, 0, 0]);
  });

  test('adds attribute, character, member and limit break', () => {
    expect(powerRates(bonus, cool, 1, 0)).toEqual([20, 20, 20]);
    expect(powerRates(bonus, base, 7, 0)).toEqual([10, 10, 10]);
    expect(powerRates(bonus, { ...base, id: 500 }, 1, 0)).toEqual([20, 20, 20]);
    expect(powerRates(bonus, { ...base, rarity: 4 }, 1, 2)).toEqual([4, 4, 4]);
    expect(powerRates(bonus, { ...base, rarity: 4 }, 1, 1)).toEqual([0, 0, 0]);
  });

  test('adds the event parameters only to cards with both attribute and character', () => {
    expect(powerRates(bonus, cool, 7, 0)).toEqual([95, 45, 46]);
  });

  test('does not count a character whose percentage is zero as one of the event', () => {
    const zero = { ...bonus, characters: [{ characterId: 7, percent: 0 }] };
    expect(powerRates(zero, cool, 7, 0)).toEqual([20, 20, 20]);
  });

  test('rounds away single-precision noise', () => {
    const noisy = { ...bonus, limitBreaks: [{ rarity: 4, rank: 1, percent: Math.fround(0.2) }] };
    expect(powerRates(noisy, { ...base, rarity: 4 }, 1, 1)).toEqual([0.2, 0.2, 0.2]);
  });

  test('gives whole thousandths of a per cent, whatever the data', () => {
    fc.assert(
      fc.property(anyEventBonus, anyCard(), fc.integer({ min: 0, max: 4 }), (any, card, master) => {
        for (const rate of powerRates(any, card, card.characterId, master)) {
          expect(rate * 1000).toBeCloseTo(Math.round(rate * 1000), 6);
          expect(rate).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('pointRate', () => {
  test('adds the point percentage only to cards with both', () => {
    expect([pointRate(bonus, cool, 1, 0), pointRate(bonus, cool, 7, 0)]).toEqual([20, 60]);
  });

  test('equals every power rate when nothing is given to both', () => {
    fc.assert(
      fc.property(anyEventBonus, anyCard(), fc.integer({ min: 0, max: 4 }), (any, card, master) => {
        const plain: EventBonus = { ...any, pointPercent: 0, parameterPercent: 0, statPercent: [0, 0, 0] };
        const rate = pointRate(plain, card, card.characterId, master);
        expect(powerRates(plain, card, card.characterId, master)).toEqual([rate, rate, rate]);
      }),
    );
  });
});
