import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import { ITEM_IDS_BY_LIST, ITEM_LIST_KEYS, itemLevelsById } from '#model/profile/item-lists';
import { nextProfileName } from '#model/profile/naming';
import { anyProfileItems } from '../../arbitraries/profile.ts';

describe('emptyProfile', () => {
  const profile = emptyProfile('Profile 1', 3);

  test('presets every item to 4 and every potential to 1', () => {
    for (const key of ITEM_LIST_KEYS) {
      expect([key, ...new Set(profile.items[key])]).toEqual([key, 4]);
    }
    expect(profile.items.potentials).toEqual(Array.from({ length: 40 }, () => 1));
  });

  test('has the places that the plain format has', () => {
    const places = ITEM_LIST_KEYS.map((key) => [key, profile.items[key].length]);
    expect(places).toEqual([
      ['PoppinParty', 7],
      ['Afterglow', 7],
      ['PastelPalettes', 7],
      ['Roselia', 7],
      ['HelloHappyWorld', 7],
      ['Morfonica', 7],
      ['RaiseASuilen', 7],
      ['MyGO', 7],
      ['Everyone', 7],
      ['Magazine', 3],
      ['Plaza', 4],
      ['Menu', 4],
    ]);
  });

  test('owns no card and keeps name and server', () => {
    expect([profile.cards, profile.name, profile.server]).toEqual([[], 'Profile 1', 3]);
  });
});

describe('item places', () => {
  test('stand for items that are all different', () => {
    const ids = ITEM_LIST_KEYS.flatMap((key) => ITEM_IDS_BY_LIST[key]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('run performance, technique, visual and powerful, cool, happy, pure', () => {
    expect(ITEM_IDS_BY_LIST.Magazine).toEqual([80, 81, 82]);
    expect(ITEM_IDS_BY_LIST.Plaza).toEqual([70, 66, 67, 69]);
    expect(ITEM_IDS_BY_LIST.Menu).toEqual([56, 57, 58, 60]);
  });

  test('are all found by item id', () => {
    fc.assert(
      fc.property(anyProfileItems, (items) => {
        const levels = itemLevelsById(items);
        const others = (items.others ?? []).filter((level) => level !== null);
        expect(levels.size).toBe(74 + others.length);
        expect(levels.get(1)).toBe(items.PoppinParty[0]);
        expect(levels.get(103)).toBe(items.MyGO[6]);
        expect(levels.get(66)).toBe(items.Plaza[1]);
      }),
    );
  });
});

describe('nextProfileName', () => {
  test.each([
    [[], 'Profile 1'],
    [['Profile 1', 'Profile 2'], 'Profile 3'],
    [['Profile 2', 'Main'], 'Profile 1'],
    [['Profile 1', 'Profile 3'], 'Profile 2'],
    [['Profile 1', 'Profile 1'], 'Profile 2'],
    [['profile 1', 'Profile 01'], 'Profile 1'],
  ])('after %j is %s', (taken, expected) => {
    expect(nextProfileName(taken)).toBe(expected);
  });

  test('is never taken and never skips a free number', () => {
    const anyName = fc.integer({ min: 1, max: 12 }).map((n) => `Profile ${n}`);
    fc.assert(
      fc.property(fc.array(anyName), (taken) => {
        const n = Number(nextProfileName(taken).slice('Profile '.length));
        expect(taken).not.toContain(`Profile ${n}`);
        for (let smaller = 1; smaller < n; smaller++) expect(taken).toContain(`Profile ${smaller}`);
      }),
    );
  });
});
