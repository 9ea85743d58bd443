import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ITEM_PRESET } from '#model/profile/defaults';
import { ITEM_IDS_BY_LIST, ITEM_LIST_KEYS } from '#model/profile/item-lists';
import { writePlain } from '#model/profile/plain';
import { finishedCard, isReleased, premadeProfile } from '#model/profile/premade';
import type { AreaItemRecord } from '#model/records/area-item';
import { topItemLevel } from '#model/rules/area-items';
import { cardLevelStats, cardMaxLevel, cardParameters } from '#model/rules/card-parameters';
import { anyAreaItem } from '../../arbitraries/area-item.ts';
import { anyCard } from '../../arbitraries/card.ts';
import { anyProfileCard } from '../../arbitraries/profile-card.ts';
import { sampleOne } from '../../arbitraries/sample.ts';
import { anyRates, anyServer } from '../../arbitraries/vocabulary.ts';

const NOW = 1_700_000_000_000;
const anyCards = fc
  .uniqueArray(anyCard(), { selector: (card) => card.id, maxLength: 12 })
  .map((cards) => new Map(cards.map((card) => [card.id, card])));
const EVERY_ITEM_ID = ITEM_LIST_KEYS.flatMap((key) => ITEM_IDS_BY_LIST[key]);
const anyItems: fc.Arbitrary<ReadonlyMap<number, AreaItemRecord>> = fc
  .tuple(fc.subarray(EVERY_ITEM_ID), anyAreaItem)
  .map(([ids, item]) => new Map(ids.map((id) => [id, { ...item, id }])));

describe('isReleased', () => {
  const card = { ...sampleOne(anyCard()), releasedAt: [NOW, NOW + 1, null, 0, null] as const };

  test('goes by the date on that server, the very moment included', () => {
    expect(([0, 1, 2, 3] as const).map((server) => isReleased(card, server, NOW))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('finishedCard', () => {
  test('has no level beyond its highest and is never beaten by the same card', () => {
    fc.assert(
      fc.property(anyCard(), anyProfileCard(), anyRates, (card, entry, rates) => {
        const best = finishedCard(card);
        expect(best.level).toBe(cardMaxLevel(card, true));
        expect(cardLevelStats(card, best.level).beyondTable).toBe(false);
        const finished = cardParameters(card, best, { potential: [55, 55, 55], missions: 60 }).params;
        const other = cardParameters(card, entry, rates).params;
        for (const i of [0, 1, 2] as const) expect(finished[i]).toBeGreaterThanOrEqual(other[i]);
      }),
    );
  });
});

describe('premadeProfile', () => {
  test('owns exactly the cards released on the server', () => {
    fc.assert(
      fc.property(anyCards, anyServer, (cards, server) => {
        const owned = premadeProfile(cards, new Map(), server, NOW).cards.map((card) => card.id);
        const released = [...cards.values()].filter((card) => isReleased(card, server, NOW));
        expect(owned).toEqual(released.map((card) => card.id));
      }),
    );
  });

  test('has every item at its highest level there, none that is not there, and those the data lacks', () => {
    fc.assert(
      fc.property(anyItems, anyServer, (items, server) => {
        const profile = premadeProfile(new Map(), items, server, NOW);
        for (const key of ITEM_LIST_KEYS) {
          const expected = ITEM_IDS_BY_LIST[key].map((id) => {
            const item = items.get(id);
            if (!item) return ITEM_PRESET;
            const top = topItemLevel(item, server);
            return top === 0 ? null : top - 1;
          });
          expect(profile.items[key]).toEqual(expected);
        }
        expect(new Set(profile.items.potentials)).toEqual(new Set([server === 0 ? 115 : 110]));
      }),
    );
  });

  test('is a profile like any other', () => {
    const card = sampleOne(anyCard({ id: 7, released: true }));
    const profile = premadeProfile(new Map([[7, card]]), new Map(), 1, NOW);
    expect(writePlain(profile)).toEqual(profile);
    expect(profile.cards[0]).toMatchObject({ id: 7, master: 4, skill: 4, ep: 2, exclude: false });
  });
});
