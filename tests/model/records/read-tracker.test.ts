import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCutoffs, readTopRanking, thinned } from '#model/records/tracker';

const ALL = { most: 1_000 };

describe('samples of a rank', () => {
  test('come by time, the later row of a time counting, without rows that are none', () => {
    const cutoffs = [
      { time: 2_000, ep: 20 },
      { time: '1000', ep: '10' },
      { time: 2_000, ep: 25 },
      { time: -1, ep: 1 },
      { time: 3_000 },
      null,
    ];
    expect(readCutoffs({ result: true, cutoffs }, ALL)).toEqual([
      { time: 1_000, ep: 10 },
      { time: 2_000, ep: 25 },
    ]);
    expect(readCutoffs({ cutoffs }, { most: 1 })).toEqual([{ time: 2_000, ep: 25 }]);
  });

  test('are read from any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        readCutoffs(json, ALL);
        readTopRanking(json, ALL);
      }),
    );
  });
});

const point = (time: number, uid: number, value: number) => ({ time, uid, value });

describe('the ten best', () => {
  test('come by time, the best first, with everybody who occurs, named or not', () => {
    const read = readTopRanking(
      {
        points: [point(2, 7, 5), point(1, 8, 3), point(2, 8, 9), { time: 1 }],
        users: [
          { uid: 7, name: 'Mika', introduction: 'hi', rank: 12, sid: 3, strained: 1, degrees: [4, 'x'] },
          { uid: 9, name: 'Nobody of them' },
        ],
      },
      ALL,
    );
    expect(read.points).toEqual([point(1, 8, 3), point(2, 8, 9), point(2, 7, 5)]);
    expect(read.users).toEqual([
      { uid: 8, name: '', introduction: '', rank: 0, sid: 0, strained: 0, degrees: [] },
      { uid: 7, name: 'Mika', introduction: 'hi', rank: 12, sid: 3, strained: 1, degrees: [4] },
    ]);
  });

  test('are thinned to times that lie apart, back from the last one', () => {
    const points = [10, 20, 30, 40, 45].flatMap((time) => [point(time, 1, 9), point(time, 2, 8)]);
    const times = (interval: number) => [...new Set(thinned(points, interval).map(({ time }) => time))];
    expect(times(0)).toEqual([10, 20, 30, 40, 45]);
    expect(times(15)).toEqual([10, 30, 45]);
    expect(times(1_000)).toEqual([45]);
    expect(thinned([], 5)).toEqual([]);
  });
});
