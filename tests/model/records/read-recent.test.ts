import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_EVENT_BONUS } from '#model/records/event';
import { readRecent } from '#model/records/read-recent';
import { anyJunk, anyListOf, anyRowOf, NOT_A_LIST } from '../../arbitraries/hostile.ts';

const NONE = [null, null, null, null, null];
const names = ['名', 'Name', null, null, null];
const times = ['1504159200000', null, null, null, null];
const read = [1_504_159_200_000, null, null, null, null];

describe('readRecent', () => {
  test('reads the published fields', () => {
    const recent = readRecent({
      songs: { '1': { musicTitle: names, publishedAt: times } },
      events: { '2': { eventName: names, startAt: times, endAt: times } },
      gacha: { '3': { gachaName: names, publishedAt: times, closedAt: times } },
      loginBonuses: { '4': { caption: names, publishedAt: times, closedAt: times } },
    });
    expect(recent.songs.get(1)).toEqual({
      id: 1,
      title: names,
      publishedAt: read,
      bandId: 0,
      jacketImages: [],
      difficulties: {},
    });
    expect(recent.events.get(2)).toEqual({
      id: 2,
      type: null,
      name: names,
      startAt: read,
      endAt: read,
      assetBundleName: null,
      bannerAssetBundleName: null,
      bonus: NO_EVENT_BONUS,
    });
    expect(recent.gacha.get(3)).toMatchObject({ id: 3, name: names, type: '', bannerAssetBundleName: null });
    expect(recent.gacha.get(3)?.resourceName).toBeNull();
    expect(recent.loginCampaigns.get(4)).toMatchObject({ id: 4, caption: names, assetBundleName: NONE });
    expect(recent.cards.size).toBe(0);
    expect(recent.problems).toEqual([]);
  });

  test('reads what our own answers have besides', () => {
    const recent = readRecent({
      songs: { '1': { musicTitle: names, publishedAt: times, bandId: 5, jacketImage: ['a', 'b'] } },
      events: { '2': { eventName: names, eventType: 'versus', bannerAssetBundleName: 'banner_event2' } },
      cards: {
        '5': {
          characterId: 3,
          rarity: '4',
          attribute: 'cool',
          resourceSetName: 'res003001',
          prefix: names,
          releasedAt: times,
          training: { levelLimit: 10 },
        },
      },
    });
    expect(recent.songs.get(1)).toMatchObject({ bandId: 5, jacketImages: ['a', 'b'] });
    expect(recent.events.get(2)).toMatchObject({ type: 'versus', bannerAssetBundleName: 'banner_event2' });
    expect(recent.cards.get(5)).toEqual({
      id: 5,
      characterId: 3,
      rarity: 4,
      attribute: 'cool',
      resourceSetName: 'res003001',
      name: names,
      releasedAt: read,
      training: { levelLimit: 10 },
    });
  });

  test('reads people, bands and articles, which only our own answers have', () => {
    const recent = readRecent({
      songs: { '1': { musicTitle: names, difficulty: { '3': { playLevel: 26 } } } },
      events: { '2': { eventName: names, attributes: [{ attribute: 'cool', percent: 20 }] } },
      characters: {
        '3': { characterName: names, firstName: names, bandId: 1, profile: { birthday: '953478000000' } },
        '4': { characterName: names, bandId: 1 },
        '5': { characterName: names, profile: { birthday: '953478000000' } },
      },
      bands: { '1': { bandName: names } },
      news: { '60': { title: 'Hello', tags: ['A'], timestamp: '1504159200000' } },
    });
    expect(recent.songs.get(1)?.difficulties.expert?.level).toBe(26);
    expect(recent.events.get(2)?.bonus.attributes).toEqual([{ attribute: 'cool', percent: 20 }]);
    expect([...recent.characters.keys()]).toEqual([3, 4]);
    expect([...recent.birthdays.values()].map(({ id, month, day }) => [id, month, day])).toEqual([
      [3, 3, 20],
      [5, 3, 20],
    ]);
    expect(recent.bands.get(1)?.name).toEqual(names);
    expect(recent.news.get(60)).toEqual({
      id: 60,
      title: 'Hello',
      titles: {},
      tags: ['A'],
      authors: [],
      timestamp: 1_504_159_200_000,
    });
    expect(recent.problems).toEqual([]);
  });

  test('names what it leaves out and keeps the other sections', () => {
    const recent = readRecent({
      songs: [],
      events: { '2': {}, '3': { eventName: names } },
      cards: { '5': { rarity: 4 } },
    });
    expect([...recent.events.keys()]).toEqual([3]);
    expect(recent.problems).toEqual([
      'The recent song list is a list, not an object keyed by id.',
      'The recent event 2 has no name and is left out.',
      'The recent card 5 names no character, rarity or attribute and is left out.',
    ]);
  });

  test.each(NOT_A_LIST.filter((value) => !Array.isArray(value)).map((value) => [value]))(
    'reads nothing from %j and says why',
    (value) => {
      const recent = readRecent(value);
      expect(recent.events.size + recent.songs.size).toBe(0);
      expect(recent.problems).toHaveLength(1);
    },
  );

  test('never throws, whatever the sections hold', () => {
    const rows = fc.oneof(
      anyJunk,
      anyListOf(
        anyRowOf(['musicTitle', 'eventName', 'gachaName', 'caption', 'publishedAt', 'startAt', 'training']),
      ),
    );
    const answer = fc.record(
      {
        songs: rows,
        events: rows,
        gacha: rows,
        loginBonuses: rows,
        cards: rows,
        characters: rows,
        bands: rows,
        news: rows,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answer, (json) => {
        for (const { startAt } of readRecent(json).events.values()) expect(startAt).toHaveLength(5);
      }),
    );
  });
});
