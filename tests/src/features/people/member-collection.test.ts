import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownCollection } from '#src/features/people/collection/collection.data.ts';

/** A collection as others read it (reference R98). */

const bit = fc.constantFrom(0, 1);
const card = fc.record({
  id: fc.integer({ min: 1, max: 5_000 }),
  level: fc.integer({ min: 1, max: 60 }),
  master: fc.integer({ min: 0, max: 4 }),
  skill: fc.integer({ min: 0, max: 4 }),
  ep: fc.integer({ min: 0, max: 2 }),
  train: bit,
  art: bit,
});

test('has the cards as their owner shows them, none of them kept out of anything', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 20 }), fc.integer({ min: 0, max: 4 }), (cards, server) => {
      const { profile, time } = shownCollection({ result: true, server, time: 5, cards });
      expect([profile.server, time]).toEqual([server, 5]);
      expect(profile.cards).toEqual(cards.map((each) => ({ ...each, exclude: false })));
      // No one shows potentials: all are at their start.
      expect(new Set(profile.items.potentials)).toEqual(new Set([1]));
    }),
  );
});
