import { setImmediate } from 'node:timers/promises';
import type { ChartFigures } from '#model/chart/analysis/figure-names';
import { chartFigures } from '#model/chart/analysis/figures';
import { playHands } from '#model/chart/analysis/hands';
import { type Spreads, spreadOf } from '#model/chart/analysis/percentiles';
import { playableChart } from '#model/chart/playing/playable';
import { type DataRead, MISSING, type Origin, originWith } from '../origin.ts';
import { isObject } from '../projection.ts';
import { type Charts, chartsOfSong } from './compute-chart-lists.ts';

export const CHART_FIGURES_NAME = 'charts/figures';

const chartsOf = (origin: Origin): Charts => ({
  async read(name) {
    const chart = await origin.read(name);
    return chart.status === 'found' ? chart.value : undefined;
  },
});

/** A full set is three thousand charts and takes seconds, so other work gets its turn after each chart. */
async function spreadsOf(origin: Origin): Promise<Spreads> {
  const songs = await origin.read('songs/all');
  const rows = songs.status === 'found' && isObject(songs.value) ? Object.entries(songs.value) : [];
  const byDifficulty = new Map<string, ChartFigures[]>();
  for (const [id, song] of rows) {
    for (const { index, parsed } of await chartsOfSong(chartsOf(origin), id, song)) {
      const chart = playableChart(parsed);
      if (chart.notes.length === 0) continue;
      const figures = byDifficulty.get(index) ?? [];
      byDifficulty.set(index, figures);
      figures.push(chartFigures(parsed, chart, playHands(chart)));
      await setImmediate();
    }
  }
  return Object.fromEntries([...byDifficulty].map(([index, figures]) => [index, spreadOf(figures)]));
}

async function answerOf(origin: Origin): Promise<DataRead> {
  const given = await origin.read(CHART_FIGURES_NAME);
  if (given.status === 'found') return given;
  const value = await spreadsOf(origin);
  if (Object.keys(value).length === 0) return MISSING;
  return { status: 'found', value, version: origin.version, stale: false };
}

/**
 * Answers `charts/figures`, a name of our own: what the figures of a chart are compared with. It is computed from all charts, once,
 * when it is asked for first. Another site is not asked for its thousands of charts; it may have this list itself.
 */
export function withChartFigures(origin: Origin): Origin {
  if (origin.kind === 'remote') return origin;
  let answer: Promise<DataRead> | null = null;
  return originWith(origin, {
    read: (name, level = null) => {
      if (name !== CHART_FIGURES_NAME) return origin.read(name, level);
      if (level !== null) return Promise.resolve(MISSING);
      answer ??= answerOf(origin).catch((error: unknown) => {
        // The next question tries again.
        answer = null;
        throw error;
      });
      return answer;
    },
  });
}
