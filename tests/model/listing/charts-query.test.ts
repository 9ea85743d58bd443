import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestReader } from '#model/contract/reading';
import {
  chartFilterOf,
  chartParams,
  decodeCharts,
  isChartsNarrowed,
  NO_CHARTS_QUERY,
} from '#model/listing/charts-query';

const read = (query: string) => decodeCharts(new URLSearchParams(query));

describe('what the address of the list of charts asks for', () => {
  test('is read from it, and is in the words of the contract', () => {
    const query = read('diff=special_easy&from=10&to=28&source=custom&q=slides&tag=text%3Astairs');
    expect(query).toMatchObject({ difficulties: ['easy', 'special'], levelFrom: 10, levelTo: 28 });
    expect(chartFilterOf(query, 0)).toEqual({
      categoryName: 'SELF_POST',
      categoryId: 'chart',
      order: 'TIME_DESC',
      search: 'slides',
      tags: [{ type: 'text', data: 'stairs' }],
      songType: 'custom',
      diffs: [0, 4],
      levelFrom: 10,
      levelTo: 28,
    });
  });

  test('is a song of the game where it names one', () => {
    expect(chartFilterOf(read('song=7'), 0)).toMatchObject({ songType: 'bandori', songId: 7 });
  });

  test('is everything where nothing can be read', () => {
    const broken = read('diff=hardest&from=0&to=101&source=other&song=-1');
    expect(broken).toEqual(NO_CHARTS_QUERY);
    expect(isChartsNarrowed(broken)).toBe(false);
  });

  test('comes back from the address it is written to, and is always a valid request', () => {
    const request = requestReader('POST post/list');
    const word = fc.oneof(fc.string(), fc.constantFrom('special', 'easy_hard', 'custom', '7', '28', '100'));
    const names = fc.constantFrom('diff', 'from', 'to', 'source', 'song', 'q');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, word)), (pairs) => {
        const query = decodeCharts(new URLSearchParams(pairs));
        const again = decodeCharts(
          new URLSearchParams(chartParams(query).map(([name, value]) => [name, value])),
        );
        expect(again).toEqual({ ...query, text: '' });
        const asked = chartFilterOf(query, 0);
        expect(request(asked)).toMatchObject({ request: asked });
      }),
    );
  });
});
