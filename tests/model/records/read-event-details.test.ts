import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEventDetails } from '#model/records/read-event-details';

const NOWHERE = [null, null, null, null, null];
const onlyJapan = (value: unknown) => [value, null, null, null, null];

describe('The details of an event', () => {
  test('gather the rewards of one goal, in order, whether numbers are written as texts or not', () => {
    const details = readEventDetails({
      pointRewards: onlyJapan([
        { point: '5000', rewardType: 'star', rewardQuantity: 50 },
        { point: 2000, rewardType: 'situation', rewardId: 77, rewardQuantity: 1 },
        { point: '5000', rewardType: 'coin', rewardQuantity: '10000' },
        { point: 'many', rewardType: 'coin', rewardQuantity: 1 },
        { point: '6000' },
        null,
      ]),
      rankingRewards: onlyJapan([
        { fromRank: 2, toRank: 3, rewardType: 'star', rewardQuantity: 100 },
        { fromRank: 1, toRank: 1, rewardType: 'degree', rewardId: 9, rewardQuantity: 1 },
        { fromRank: 9, toRank: 4, rewardType: 'star', rewardQuantity: 100 },
        { fromRank: 1, toRank: 1, rewardType: 'star', rewardQuantity: 200 },
      ]),
    });
    expect(details?.pointRewards[0]).toEqual([
      { points: 2_000, rewards: [{ type: 'situation', id: 77, quantity: 1 }] },
      {
        points: 5_000,
        rewards: [
          { type: 'star', id: null, quantity: 50 },
          { type: 'coin', id: null, quantity: 10_000 },
        ],
      },
    ]);
    expect(details?.rankRewards[0]).toEqual([
      {
        from: 1,
        to: 1,
        rewards: [
          { type: 'degree', id: 9, quantity: 1 },
          { type: 'star', id: null, quantity: 200 },
        ],
      },
      { from: 2, to: 3, rewards: [{ type: 'star', id: null, quantity: 100 }] },
    ]);
    expect(details?.pointRewards.slice(1)).toEqual(NOWHERE.slice(1));
  });

  test('have stories that have a name, and what opens them', () => {
    const details = readEventDetails({
      stories: [
        {
          scenarioId: 'event1-00',
          caption: ['第1話'],
          title: ['朝'],
          synopsis: ['朝の話。'],
          releaseConditions: [7, ''],
          releasePt: '3000',
          rewards: [{ rewardType: 'star' }, {}],
        },
        { releasePt: '6000' },
        { title: ['夜'], scenarioId: '../x' },
      ],
    });
    expect(details?.stories).toEqual([
      {
        scenarioId: 'event1-00',
        caption: ['第1話', null, null, null, null],
        title: ['朝', null, null, null, null],
        synopsis: ['朝の話。', null, null, null, null],
        condition: NOWHERE,
        nth: 0,
        points: 3_000,
        rewards: [{ type: 'star', id: null, quantity: 1 }],
      },
      // In its place among all of the event, with a name that leads nowhere.
      {
        scenarioId: null,
        caption: NOWHERE,
        title: ['夜', null, null, null, null],
        synopsis: NOWHERE,
        condition: NOWHERE,
        nth: 2,
        points: null,
        rewards: [],
      },
    ]);
  });

  test('name music by a bundle and a file in it, and nothing that leads elsewhere', () => {
    const soundOf = (bgmAssetBundleName: unknown, bgmFileName: unknown) =>
      readEventDetails({ bgmAssetBundleName, bgmFileName })?.sound;
    expect(soundOf('sound/scenario/bgm/62_sense', '62_sense')).toEqual({
      bundle: 'sound/scenario/bgm/62_sense',
      file: '62_sense',
    });
    for (const bundle of ['../secret', '/root', 'a//b', 'a?b', 'a/', null, 7, 'a'.repeat(200)])
      expect(soundOf(bundle, 'x'), String(bundle)).toBeNull();
    for (const file of ['../x', 'x/y', '', ' ', null]) expect(soundOf('sound/x', file)).toBeNull();
  });

  test('have the teams of a festival, whether texts are of one server or of all', () => {
    const festival = readEventDetails({
      teamList: {
        entries: [
          { teamId: 1, teamName: '海' },
          { teamId: '2', teamName: ['山', 'Hills'] },
          { teamId: 3 },
          null,
        ],
      },
      teamRewards: {
        entries: [
          { festivalResultType: 'win', resourceType: 'star', quantity: '250' },
          { festivalResultType: 'lose', resourceType: 'coin', quantity: 5 },
          { festivalResultType: 'draw', resourceType: 'coin', quantity: 5 },
          { festivalResultType: 'win' },
        ],
      },
      themeTitle: ['行くなら？', null],
    })?.festival;
    expect(festival).toEqual({
      theme: ['行くなら？', null, null, null, null],
      teams: [
        { id: 1, name: ['海', '海', '海', '海', '海'] },
        { id: 2, name: ['山', 'Hills', null, null, null] },
      ],
      rewards: {
        win: [{ type: 'star', id: null, quantity: 250 }],
        lose: [{ type: 'coin', id: null, quantity: 5 }],
      },
    });
    const older = readEventDetails({
      teamList: {
        entries: [
          { teamId: 1, teamName: '海', themeTitle: [null, 'Sea or hills?'] },
          { teamId: 2, teamName: '山', themeTitle: ['行くなら？', 'Hills or sea?'] },
        ],
      },
      themeTitle: [null, null, '去哪？'],
    })?.festival;
    expect(older?.theme).toEqual(['行くなら？', 'Sea or hills?', '去哪？', null, null]);
    for (const teamList of [null, [], {}, { entries: {} }, { entries: [7] }])
      expect(readEventDetails({ teamList })?.festival).toBeNull();
  });

  test('say until when rewards are given and things exchanged, where they do', () => {
    const details = readEventDetails({ distributionEndAt: ['1760281200000', 'soon'], exchangeEndAt: null });
    expect(details?.rewardsUntil).toEqual([1_760_281_200_000, null, null, null, null]);
    expect(details?.exchangeUntil).toEqual(NOWHERE);
  });

  test('are empty where the file has nothing, and null for what is no record', () => {
    expect(readEventDetails({ pointRewards: onlyJapan([]) })).toEqual({
      songs: NOWHERE,
      pointRewards: NOWHERE,
      rankRewards: NOWHERE,
      stories: [],
      festival: null,
      goals: null,
      sound: null,
      rewardsUntil: NOWHERE,
      exchangeUntil: NOWHERE,
    });
    expect(readEventDetails('<html>')).toBeNull();
    expect(readEventDetails(null)).toBeNull();
  });

  test('never throw', () => {
    const keys = fc.constantFrom(
      'musics',
      'pointRewards',
      'rankingRewards',
      'stories',
      'bgmAssetBundleName',
      'exchangeEndAt',
      'teamList',
      'teamRewards',
      'themeTitle',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (json) => {
        expect(readEventDetails(json)).not.toBeNull();
      }),
    );
  });
});
