import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AreaItemRecord } from '#model/records/area-item';
import { itemMatches, itemRates, topItemLevel } from '#model/rules/area-items';
import { anyAreaItem } from '../../arbitraries/area-item.ts';
import { anyServer, everywhere } from '../../arbitraries/vocabulary.ts';

const item: AreaItemRecord = {
  id: 66,
  name: everywhere('Fountain'),
  maxLevel: [3, 2, null, 9, 3],
  targetAttributes: ['cool'],
  targetBandIds: [1, 5],
  performance: [everywhere(1), everywhere(3), [5, null, null, 5, null]],
  technique: [everywhere(2), everywhere(4), [6, null, null, 6, null]],
  visual: [],
};

describe('topItemLevel', () => {
  test('is the stated highest level of the server', () => {
    expect([topItemLevel(item, 0), topItemLevel(item, 1)]).toEqual([3, 2]);
  });

  test('is 0 on a server that does not have the item', () => {
    expect(topItemLevel(item, 2)).toBe(0);
  });

  test('ends at the last level with rates when more is stated', () => {
    expect([topItemLevel(item, 3), topItemLevel(item, 4)]).toEqual([3, 2]);
  });

  test('goes by the rates alone when no server states a highest level', () => {
    expect(topItemLevel({ ...item, maxLevel: everywhere(null) }, 2)).toBe(2);
  });
});

describe('itemRates', () => {
  test('gives the rates of the level, which is stored minus one', () => {
    expect(itemRates(item, 0, 0)).toEqual([1, 2, 0]);
    expect(itemRates(item, 2, 0)).toEqual([5, 6, 0]);
  });

  test('gives nothing for an item that is not owned', () => {
    expect(itemRates(item, null, 0)).toEqual([0, 0, 0]);
  });

  test('counts a level above what the server has as its highest', () => {
    expect(itemRates(item, 4, 1)).toEqual(itemRates(item, 1, 1));
    expect(itemRates(item, 19, 3)).toEqual([5, 6, 0]);
  });

  test('rounds away single-precision noise', () => {
    const noisy = { ...item, performance: [everywhere(Math.fround(0.2))] };
    expect(itemRates(noisy, 0, 0)[0]).toBe(0.2);
  });

  test('never falls as the level grows', () => {
    fc.assert(
      fc.property(anyAreaItem, anyServer, fc.integer({ min: 0, max: 9 }), (any, server, level) => {
        const [lower, higher] = [itemRates(any, level, server), itemRates(any, level + 1, server)];
        for (const i of [0, 1, 2] as const) expect(higher[i]).toBeGreaterThanOrEqual(lower[i]);
      }),
    );
  });

  test('gives something exactly on servers that have the item', () => {
    fc.assert(
      fc.property(anyAreaItem, anyServer, (any, server) => {
        const lifts = itemRates(any, 0, server).some((rate) => rate > 0);
        expect(lifts).toBe(topItemLevel(any, server) > 0);
      }),
    );
  });
});

describe('itemMatches', () => {
  test.each([
    ['cool', 5, true],
    ['cool', 2, false],
    ['happy', 5, false],
  ] as const)('says for %s cards of band %i: %s', (attribute, bandId, matches) => {
    expect(itemMatches(item, attribute, bandId)).toBe(matches);
  });
});
