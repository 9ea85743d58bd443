import fc from 'fast-check';
import { expect, test } from 'vitest';
import { songView } from '#model/listing/views/song-view';
import {
  filterCharts,
  HIGHEST_LEVEL,
  highestChosen,
  LOWEST_LEVEL,
  levelsOf,
  levelsShown,
  lowestChosen,
  NO_CHART_FILTER,
} from '#src/kit/song/chart-filter.ts';
import { songs } from '#tests/demo/demo-set';

test('without a choice no chart is left out, not even the hardest', () => {
  const sources = { bands: new Map(), main: 0, sub: 1 } as const;
  const rows = [...songs.byId.values()].flatMap((song) => {
    const view = songView(song, sources);
    return view.levels.map((chart) => ({ ...chart, view }));
  });
  expect(filterCharts(rows, NO_CHART_FILTER)).toHaveLength(rows.length);
});

test('the words of a song are asked for only where something is searched', () => {
  const [song] = songs.byId.values();
  if (!song) throw new Error('no song');
  const plain = songView(song, { bands: new Map(), main: 0, sub: 1 });
  let asked = 0;
  const view = Object.defineProperty({ ...plain }, 'text', {
    get: () => {
      asked++;
      return 'popping song';
    },
  });
  const rows = [{ difficulty: 'expert', level: 25, view }] as const;
  expect(filterCharts(rows, { ...NO_CHART_FILTER, difficulties: ['expert'] })).toEqual(rows);
  expect(asked).toBe(0);
  expect(filterCharts(rows, { ...NO_CHART_FILTER, text: 'Popping' })).toEqual(rows);
  expect(filterCharts(rows, { ...NO_CHART_FILTER, text: 'other' })).toEqual([]);
});

test('levels run over those that charts have; their ends are no choice', () => {
  const level = fc.integer({ min: LOWEST_LEVEL, max: HIGHEST_LEVEL });
  fc.assert(
    fc.property(fc.array(level, { minLength: 1 }), level, level, (all, a, b) => {
      const levels = levelsOf(all.map((one) => ({ level: one })));
      expect(levels).toEqual({ lowest: Math.min(...all), highest: Math.max(...all) });
      expect(levelsShown(NO_CHART_FILTER, levels)).toEqual(levels);
      const [minLevel, maxLevel] = [Math.min(a, b), Math.max(a, b)];
      const shown = levelsShown({ minLevel, maxLevel }, levels);
      expect(shown.lowest).toBeGreaterThanOrEqual(levels.lowest);
      expect(shown.highest).toBeLessThanOrEqual(levels.highest);
      expect(shown.lowest).toBeLessThanOrEqual(shown.highest);
    }),
  );
  const levels = { lowest: 5, highest: 30 };
  expect([lowestChosen(5, levels), highestChosen(30, levels)]).toEqual([LOWEST_LEVEL, HIGHEST_LEVEL]);
  expect([lowestChosen(6, levels), highestChosen(29, levels)]).toEqual([6, 29]);
  expect(levelsOf([])).toEqual({ lowest: LOWEST_LEVEL, highest: HIGHEST_LEVEL });
});
