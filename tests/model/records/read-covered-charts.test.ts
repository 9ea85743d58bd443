import { describe, expect, test } from 'vitest';
import { readCoveredCharts } from '#model/records/covered-charts';

describe('songs/windows/all', () => {
  test('is read by song and difficulty', () => {
    const { lengths, charts } = readCoveredCharts({
      lengths: [0, 3, 7],
      charts: { 1: { 0: 'a/0/0', 3: 'b/0/0', 9: 'c' }, 2: { 0: 7 }, x: { 0: 'd' } },
    });
    expect(lengths).toEqual([0, 3, 7]);
    expect([...charts]).toEqual([
      [1, { easy: 'a/0/0', expert: 'b/0/0' }],
      [2, {}],
    ]);
  });

  test.each([
    [null],
    [[]],
    [{}],
    [{ lengths: 'x', charts: { 1: { 0: 'a' } } }],
    [{ lengths: [7, 3], charts: { 1: { 0: 'a' } } }],
    [{ lengths: [3, 'x'], charts: { 1: { 0: 'a' } } }],
    [{ lengths: [-1], charts: { 1: { 0: 'a' } } }],
    [{ lengths: Array.from({ length: 65 }, (_, i) => i), charts: { 1: { 0: 'a' } } }],
  ])('holds no chart when no one knows for which lengths: %j', (json) => {
    expect(readCoveredCharts(json).charts.size).toBe(0);
  });

  test('holds none either when only the charts are missing', () => {
    expect(readCoveredCharts({ lengths: [3] })).toEqual({ lengths: [3], charts: new Map() });
    expect(readCoveredCharts({ lengths: [3], charts: { 1: null } }).charts.get(1)).toEqual({});
  });
});
