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
        ...{ from: 1, to: 1 },
        rewards: [
          { type: 'degree', id: 9, quantity: 1 },
          { type: 'star', id: null, quantity: 200 },
        ],
      },
      { from: 2, to: 3, rewards: [{ type: 'star', id: null, quantity: 100 }] },
    ]);
    expect(details?.pointRewards.slice(1)).toEqual(NOWHERE.slice(1));
  });

  test('tell stories that have a name, and what opens them', () => {
    const details = readEventDetails({
      stories: [
        { caption: ['第1話'], title: ['朝'], releasePt: '3000', rewards: [{ rewardType: 'star' }, {}] },
        { releasePt: '6000' },
      ],
    });
    expect(details?.stories).toEqual([
      {
        ...{ caption: ['第1話', null, null, null, null], title: ['朝', null, null, null, null] },
        ...{ nth: 0, points: 3_000, rewards: [{ type: 'star', id: null, quantity: 1 }] },
      },
    ]);
  });

  test('are empty where the file tells nothing, and null for what is no record', () => {
    expect(readEventDetails({ pointRewards: onlyJapan([]) })).toEqual({
      ...{ songs: NOWHERE, pointRewards: NOWHERE, rankRewards: NOWHERE },
      stories: [],
    });
    expect(readEventDetails('<html>')).toBeNull();
    expect(readEventDetails(null)).toBeNull();
  });

  test('never throw', () => {
    const keys = fc.constantFrom('musics', 'pointRewards', 'rankingRewards', 'stories');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (json) => {
        expect(readEventDetails(json)).not.toBeNull();
      }),
    );
  });
});
