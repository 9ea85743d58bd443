import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRare, turnRanks } from '#src/features/info/gacha/simulator/turn-order.ts';

const cards = fc.array(fc.record({ rarity: fc.integer({ min: 1, max: 5 }), isPickup: fc.boolean() }), {
  maxLength: 12,
});

describe('the order in which cards turn', () => {
  test('has every card once', () => {
    fc.assert(
      fc.property(cards, (drawn) => {
        expect(turnRanks(drawn).toSorted((a, b) => a - b)).toEqual([...drawn.keys()]);
      }),
    );
  });

  test('has ordinary cards in their order before rare ones, and of these the better later', () => {
    fc.assert(
      fc.property(cards, (drawn) => {
        const ranks = turnRanks(drawn);
        const inTurn = [...drawn.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
        const ordinary = inTurn.filter((place) => drawn[place] && !isRare(drawn[place]));
        expect(inTurn.slice(0, ordinary.length)).toEqual(ordinary);
        expect(ordinary).toEqual(ordinary.toSorted((a, b) => a - b));
        const rarities = inTurn.slice(ordinary.length).map((place) => drawn[place]?.rarity ?? 0);
        expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
      }),
    );
  });

  test('ends with the featured card of the best rarity', () => {
    const drawn = [
      { rarity: 5, isPickup: true },
      { rarity: 2, isPickup: false },
      { rarity: 5, isPickup: false },
      { rarity: 4, isPickup: false },
      { rarity: 2, isPickup: true },
    ];
    expect(turnRanks(drawn)).toEqual([4, 0, 3, 2, 1]);
  });
});
