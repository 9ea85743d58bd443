import fc from 'fast-check';
import { buildItems, otherLevels } from '#model/profile/item-lists';
import { meanPotential, withBonuses } from '#model/profile/potentials';
import type { ItemLevel, Profile, ProfileItems } from '#model/profile/profile';
import { anyProfileCard } from './profile-card.ts';
import { anyPotential, anyServer, anyTriple } from './vocabulary.ts';

const anyItemLevel: fc.Arbitrary<ItemLevel> = fc.option(fc.integer({ min: 0, max: 7 }), {
  nil: null,
  freq: 6,
});
/** 9 studio sets of 7, 3 magazines, 4 plaza places, 4 menu places. */
const ITEM_PLACES = 74;

/** Ids that no list of a profile has. */
const anyOtherItem = fc.oneof(fc.constantFrom(59, 68, 72), fc.integer({ min: 104, max: 130 }));

export const anyProfileItems: fc.Arbitrary<ProfileItems> = fc
  .record({
    levels: fc.array(anyItemLevel, { minLength: ITEM_PLACES, maxLength: ITEM_PLACES }),
    sums: fc.oneof(
      { weight: 3, arbitrary: fc.array(anyPotential, { minLength: 40, maxLength: 40 }) },
      { weight: 1, arbitrary: fc.array(anyPotential, { minLength: 41, maxLength: 50 }) },
    ),
    ofMissions: fc.option(fc.array(fc.nat(60), { minLength: 50, maxLength: 50 }), { nil: undefined }),
    three: fc.dictionary(fc.integer({ min: 1, max: 40 }).map(String), anyTriple, { maxKeys: 6 }),
    others: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fc.tuple(anyOtherItem, fc.nat(7)), { maxLength: 8 }) },
    ),
  })
  .map(({ levels, sums, ofMissions, three, others }) => {
    let next = 0;
    const missions = ofMissions?.slice(0, sums.length);
    const potentials = sums.map((sum, place) => Math.max(sum, missions?.[place] ?? 0));
    const told = missions ? { potentials, missions } : { potentials };
    const apart = Object.entries(three).map(([id, triple]) => {
      const bonus = { potential: meanPotential(triple), missions: missions?.[Number(id) - 1] ?? 0 };
      return [Number(id), { ...bonus, apart: triple }] as const;
    });
    const byId = new Map(others);
    return buildItems(
      (_key, itemIds) => itemIds.map(() => levels[next++] ?? null),
      withBonuses(told, new Map(apart)),
      otherLevels([], byId.keys(), (id) => byId.get(id) ?? null),
    );
  });

export interface ProfileOptions {
  readonly maxCards?: number;
  /** Ids to own; without it any ids of the game, the ones from 10000 and 90001 on included. */
  readonly cardIds?: readonly number[];
}

const anyRealId = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 2210 }), weight: 8 },
  { arbitrary: fc.integer({ min: 10_000, max: 10_045 }), weight: 1 },
  { arbitrary: fc.integer({ min: 90_001, max: 90_040 }), weight: 1 },
);

export function anyProfile(options: ProfileOptions = {}): fc.Arbitrary<Profile> {
  const { maxCards = 30, cardIds } = options;
  const anyId = cardIds ? fc.constantFrom(...cardIds) : anyRealId;
  return fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }).map((name) => `P ${name}`.trim()),
    server: anyServer,
    items: anyProfileItems,
    cards: fc
      .uniqueArray(anyId, { maxLength: cardIds ? Math.min(maxCards, cardIds.length) : maxCards })
      .chain((ids) => fc.tuple(...ids.map((id) => anyProfileCard({ id })))),
  });
}
