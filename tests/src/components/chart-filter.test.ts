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
