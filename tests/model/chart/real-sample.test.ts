/** Tries the chart parser on a folder of real answers when there is one; nothing of it is kept here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { META_DURATIONS, songMeta } from '#model/chart/meta';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';

const folder = process.env.SETORI_REAL_SAMPLE ?? '';
const charts = join(folder, 'api', 'charts');
const files =
  folder !== '' && existsSync(charts)
    ? readdirSync(charts, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
    : [];

describe.skipIf(files.length === 0)('real charts', () => {
  test('need no repair and have six skill notes each', () => {
    for (const file of files) {
      const chart = scoringChart(parseChart(JSON.parse(readFileSync(join(charts, file), 'utf8'))));
      expect([file, chart.repairs, chart.skillNotes.length]).toEqual([file, [], 6]);
      expect(chart.notes.length).toBeGreaterThan(50);
    }
  });

  test('have the same total weight at every skill duration', () => {
    for (const file of files) {
      const meta = songMeta(
        scoringChart(parseChart(JSON.parse(readFileSync(join(charts, file), 'utf8')))),
        25,
      );
      const totals = META_DURATIONS.map(
        (duration) => (meta[duration]?.[0] ?? 0) + (meta[duration]?.[1] ?? 0),
      );
      expect(Math.max(...totals) - Math.min(...totals)).toBeLessThan(2e-4);
    }
  });
});
