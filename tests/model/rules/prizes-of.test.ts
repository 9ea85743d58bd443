import { expect, test } from 'vitest';
import { readEventDetails } from '#model/records/read-event-details';
import { prizesOf } from '#model/rules/prizes-of';

const details = readEventDetails({
  pointRewards: [
    [
      { point: '500', rewardType: 'voice_stamp', rewardId: 4 },
      { point: '100', rewardType: 'star', rewardQuantity: 50 },
      { point: '900', rewardType: 'degree' },
    ],
  ],
  rankingRewards: [
    [
      { fromRank: 2, toRank: 10, rewardType: 'degree', rewardId: 8 },
      { fromRank: 1, toRank: 1, rewardType: 'degree', rewardId: 7 },
      { fromRank: 11, toRank: 20, rewardType: 'degree', rewardId: 8 },
      { fromRank: 1, toRank: 1, rewardType: 'situation', rewardId: 9 },
    ],
  ],
});

test('titles and stamps that have a number are prizes, each listed once with everything it is given for', () => {
  if (!details) throw new Error('the event was not read');
  expect(prizesOf(details, 0)).toEqual([
    { kind: 'stamp', id: 4, points: 500, places: null },
    { kind: 'title', id: 7, points: null, places: { from: 1, to: 1 } },
    { kind: 'title', id: 8, points: null, places: { from: 2, to: 20 } },
  ]);
  expect(prizesOf(details, 1)).toEqual([]);
});
