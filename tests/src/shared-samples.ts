import fc from 'fast-check';
import type { Shared } from '#model/compute/sent/code';
import { ITEM_IDS_BY_LIST, ITEM_LIST_KEYS, type ItemListKey } from '#model/profile/item-lists';
import { type CharacterBonus, meanPotential } from '#model/profile/potentials';
import type { ItemLevel } from '#model/profile/profile';
import { anyPotential, anyTriple } from '../arbitraries/vocabulary.ts';

const TEAM = 5;

/** A sum alone, potential and missions, or three potentials beside them. */
const anyBonus: fc.Arbitrary<CharacterBonus> = fc.oneof(
  anyPotential.map((potential) => ({ potential, missions: 0, apart: null })),
  fc.record({ potential: fc.nat(55), missions: fc.integer({ min: 1, max: 60 }), apart: fc.constant(null) }),
  fc
    .tuple(anyTriple, fc.nat(60))
    .map(([apart, missions]) => ({ potential: meanPotential(apart), missions, apart })),
);

const card = (id: number) =>
  fc
    .record({
      entry: fc.record({
        id: fc.constant(id),
        level: fc.integer({ min: 1, max: 60 }),
        master: fc.integer({ min: 0, max: 4 }),
        skill: fc.integer({ min: 0, max: 4 }),
        ep: fc.integer({ min: 0, max: 2 }),
        train: fc.constantFrom(0 as const, 1 as const),
        exclude: fc.constant(false),
      }),
      bonus: anyBonus,
    })
    // A trained card wears its trained picture.
    .map(({ entry, bonus }) => ({ bonus, entry: { ...entry, art: entry.train } }));

const level = fc.integer({ min: 0, max: 6 });

/** All instruments of a set count, and one place of any other list. */
const levelsOf = (key: ItemListKey): fc.Arbitrary<readonly ItemLevel[]> => {
  const places = ITEM_IDS_BY_LIST[key];
  if (key !== 'Plaza' && key !== 'Menu' && key !== 'Magazine')
    return fc.tuple(...places.map(() => fc.option(level)));
  return fc
    .tuple(fc.nat({ max: places.length - 1 }), level)
    .map(([used, high]) => places.map((_, place) => (place === used ? high : null)));
};

const items = fc
  .subarray([...ITEM_LIST_KEYS])
  .chain((keys) => fc.tuple(...keys.map((key) => fc.tuple(fc.constant(key), levelsOf(key)))))
  .map((lists) => new Map(lists));

/** Items that profiles have no list for, or none of them. */
const others = fc
  .oneof(
    fc.constant([]),
    fc.uniqueArray(fc.tuple(fc.integer({ min: 104, max: 500 }), level), {
      maxLength: 7,
      selector: ([id]) => id,
    }),
  )
  .map((pairs) => (pairs.length > 0 ? { others: new Map(pairs) } : {}));

/** One team, or the three of a medley. */
export const sharedTeams: fc.Arbitrary<Shared> = fc.constantFrom(1, 3).chain((count) => {
  const size = count * TEAM;
  return fc
    .uniqueArray(fc.integer({ min: 1, max: 8_191 }), { minLength: size, maxLength: size })
    .chain((ids) => fc.record({ cards: fc.tuple(...ids.map(card)), items, others }))
    .map(({ cards, items: used, others: more }) => ({
      ...more,
      items: used,
      teams: Array.from({ length: count }, (_, nth) => cards.slice(nth * TEAM, (nth + 1) * TEAM)),
    }));
});
