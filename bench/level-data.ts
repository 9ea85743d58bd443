import { loadavg } from 'node:os';
import { type BestdoriChart, bestdoriToLevelData } from 'sonolus-bandori-engine';
import { createDemo } from '#demo/demo';
import { levelDataOf } from '#model/chart/formats/level-data';
import { parseChart } from '#model/chart/parse';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { report } from './load/report.ts';

/**
 * `npx tsx bench/level-data.ts`: level data of all charts of the demo set, beside the converter of the engine in the same run, written into
 * docs/quality.md. Both are given charts that are ready: ours parsed ones, the converter a copy each time, for it changes what it is given.
 */

const ROUNDS = 7;
const MAX_SHARE = 0.5;

const [busy = 0] = loadavg();
const demo = createDemo();
const charts = Object.keys(demo.json('songs/all') as object).flatMap((song) =>
  DIFFICULTIES.flatMap((difficulty) => {
    const json = demo.json(`charts/${song}/${difficulty}`);
    return json === undefined ? [] : [json];
  }),
);
const parsed = charts.map((json) => parseChart(json));

function timed<T>(given: readonly T[], work: (chart: T) => unknown): number {
  const start = performance.now();
  for (const chart of given) work(chart);
  return performance.now() - start;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const own: number[] = [];
const other: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  own.push(timed(parsed, (chart) => levelDataOf(chart)));
  const copies = charts.map((json) => structuredClone(json) as BestdoriChart);
  other.push(timed(copies, (chart) => bestdoriToLevelData(chart)));
}
const [ownMs, otherMs] = [median(own), median(other)];
report(
  'Level data of charts',
  'npx tsx bench/level-data.ts',
  busy,
  [
    {
      name: `level data of all ${charts.length} charts of the demo set, as a share of the time of sonolus-bandori-engine 1.6.0`,
      goal: `≤ ${MAX_SHARE}`,
      measured: `${(ownMs / otherMs).toFixed(2)}: ${ownMs.toFixed(0)} ms, the converter ${otherMs.toFixed(0)} ms; median of ${ROUNDS}`,
      isMet: ownMs <= MAX_SHARE * otherMs,
    },
  ],
  false,
);
