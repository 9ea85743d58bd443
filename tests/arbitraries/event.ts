import fc from 'fast-check';
import type { EventBonus } from '#model/records/event';
import { anyAttribute, anyCharacterId } from './vocabulary.ts';

/** Per cent as the data writes it: whole, or with single-precision noise. */
const anyPercent = fc.oneof(
  fc.integer({ min: 0, max: 50 }),
  fc.constantFrom(0.2, 0.4, 1.2, 12.5, 15).map(Math.fround),
);

export const anyEventBonus: fc.Arbitrary<EventBonus> = fc.record({
  attributes: fc.uniqueArray(fc.record({ attribute: anyAttribute, percent: anyPercent }), {
    maxLength: 2,
    selector: (row) => row.attribute,
  }),
  characters: fc.uniqueArray(fc.record({ characterId: anyCharacterId, percent: anyPercent }), {
    maxLength: 5,
    selector: (row) => row.characterId,
  }),
  members: fc.uniqueArray(
    fc.record({ cardId: fc.integer({ min: 1, max: 2210 }), percent: fc.constant(20) }),
    {
      maxLength: 5,
      selector: (row) => row.cardId,
    },
  ),
  limitBreaks: fc.constantFrom(
    [],
    [1, 2, 3, 4, 5].flatMap((rarity) =>
      [0, 1, 2, 3, 4].map((rank) => ({ rarity, rank, percent: Math.fround(0.2 * rarity * rank) })),
    ),
  ),
  pointPercent: fc.constantFrom(0, 20),
  parameterPercent: fc.constantFrom(0, 20),
  statPercent: fc.constantFrom([0, 0, 0] as const, [50, 0, 0] as const, [0, 0, 50] as const),
});
