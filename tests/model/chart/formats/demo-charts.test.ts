import { type BestdoriChart, bestdoriToLevelData } from 'sonolus-bandori-engine';
import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { exportChart } from '#model/chart/formats/export';
import { CHART_FORMATS } from '#model/chart/formats/format';
import { FORMATS } from '#model/chart/formats/formats';
import { levelDataOf } from '#model/chart/formats/level-data';
import type { ParsedChart } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';

const demo = createDemo();

/** Every chart of the demo set as it is published. */
function* demoCharts(): Generator<readonly [name: string, json: unknown]> {
  for (const song of Object.keys(demo.json('songs/all') as object)) {
    for (const difficulty of DIFFICULTIES) {
      const name = `charts/${song}/${difficulty}`;
      const json = demo.json(name);
      if (json !== undefined) yield [name, json];
    }
  }
}

const fitted = (chart: ParsedChart): ParsedChart => FORMATS.levelData.writer?.fit(chart).chart ?? chart;

describe('charts of the demo set', () => {
  test('give the level data that the converter of the engine gives', () => {
    let count = 0;
    for (const [name, json] of demoCharts()) {
      // A copy, for the converter repairs the chart that it is given.
      const other = bestdoriToLevelData(structuredClone(json) as BestdoriChart);
      const own = levelDataOf(fitted(parseChart(json)));
      if (JSON.stringify(own.entities) !== JSON.stringify(other.entities))
        expect([name, own]).toEqual([name, other]);
      count += 1;
    }
    expect(count).toBeGreaterThan(3_000);
  });

  test('read again the same from each format that is written', () => {
    const formats = CHART_FORMATS.filter((id) => FORMATS[id].writer !== null);
    const charts = [...demoCharts()].filter((_, i) => i % 40 === 0);
    for (const [name, json] of charts) {
      const chart = parseChart(json);
      for (const id of formats) {
        const written = exportChart(chart, id);
        expect([name, id, written.ok]).toEqual([name, id, true]);
      }
    }
  });
});
