import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AreaItemRecord } from '#model/records/area-item';
import { itemMatches } from '#model/rules/area-items';
import { bestItemSet, ownedRates, totalRates } from '#model/rules/item-sets';
import { studioSets } from '#model/rules/studio-sets';
import { MENU_ITEM_IDS, PLAZA_ITEM_IDS } from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import { anyAreaItem } from '../../arbitraries/area-item.ts';
import { anyProfile } from '../../arbitraries/profile.ts';

const anyItems = fc
  .uniqueArray(anyAreaItem, { selector: ({ id }) => id, minLength: 20, maxLength: 90 })
  .map((items) => new Map<number, AreaItemRecord>(items.map((item) => [item.id, item])));
const anyBand = fc.constantFrom(...BANDS.map(({ id }) => id));
const anyAttribute = fc.constantFrom(...ATTRIBUTES);

const sum = (rates: readonly number[]): number => rates.reduce((total, rate) => total + rate, 0);

describe('the best items of a team of one band and attribute', () => {
  test('add at least as much as any other choice', () => {
    fc.assert(
      fc.property(
        anyProfile({ maxCards: 0 }),
        anyItems,
        anyBand,
        anyAttribute,
        (profile, items, band, attribute) => {
          const owned = ownedRates(profile, items);
          const lifting = new Map([...owned].filter(([, { item }]) => itemMatches(item, attribute, band)));
          const set = bestItemSet(owned, studioSets(items), band, attribute);
          const sets = studioSets(items);
          for (const studio of sets) {
            for (const plaza of ATTRIBUTES) {
              for (const menu of ATTRIBUTES) {
                const ids = [...studio.ids, PLAZA_ITEM_IDS[plaza], MENU_ITEM_IDS[menu]];
                expect(sum(set.rates) + 1e-9).toBeGreaterThanOrEqual(sum(totalRates(lifting, ids)));
              }
            }
          }
          const chosen = [
            ...(sets.find(({ key }) => key === set.studio)?.ids ?? []),
            ...(set.plaza === null ? [] : [PLAZA_ITEM_IDS[set.plaza]]),
            ...(set.menu === null ? [] : [MENU_ITEM_IDS[set.menu]]),
          ];
          expect(totalRates(lifting, chosen)).toEqual(set.rates);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('are none where nothing is owned', () => {
    fc.assert(
      fc.property(anyItems, anyBand, anyAttribute, (items, band, attribute) => {
        const [profile] = fc.sample(anyProfile({ maxCards: 0 }), 1);
        if (!profile) throw new Error('no profile');
        const nothing = Object.fromEntries(
          Object.entries(profile.items).map(([key, levels]) => [key, levels.map(() => null)]),
        );
        const items0 = { ...profile.items, ...nothing, potentials: profile.items.potentials };
        const set = bestItemSet(
          ownedRates({ ...profile, items: items0 }, items),
          studioSets(items),
          band,
          attribute,
        );
        expect(set).toEqual({ studio: null, plaza: null, menu: null, magazine: null, rates: [0, 0, 0] });
      }),
      { numRuns: 20 },
    );
  });
});
