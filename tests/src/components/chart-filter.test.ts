import { expect, test } from 'vitest';
import { songView } from '#model/listing/views/song-view';
import { filterCharts, NO_CHART_FILTER } from '#src/components/chart-filter.ts';
import { songs } from '../../server/demo/demo-set.ts';

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
