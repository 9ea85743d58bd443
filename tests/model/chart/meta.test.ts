import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScoringChart } from '#model/chart/chart';
import { META_DURATIONS, songMeta } from '#model/chart/meta';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { comboMultiplier } from '#model/rules/combo';
import { anyScoringChart } from '../../arbitraries/chart.ts';

const anyLevel = fc.integer({ min: 5, max: 30 });

/** The published rule word by word: for each note, ask every skill note whether it covers it. */
function naiveRow(chart: ScoringChart, level: number, seconds: number): readonly number[] {
  const sums = [0, 0, 0, 0];
  chart.notes.forEach((note, i) => {
    const weight = ((3 + 0.03 * (level - 5)) / chart.notes.length) * comboMultiplier(i + 1);
    const covered = chart.skillNotes.some(
      (at) => at < i && note.time <= (chart.notes[at]?.time ?? 0) + seconds + 1e-6,
    );
    const column = covered ? 1 : 0;
    sums[column] = (sums[column] ?? 0) + weight;
    sums[column + 2] = (sums[column + 2] ?? 0) + weight * (note.fever ? 2 : 1);
  });
  return sums;
}

describe('songMeta', () => {
  test('has a row for every skill duration, whole seconds first as in the published file', () => {
    const meta = songMeta(scoringChart(parseChart([{ type: 'Single', beat: 0, lane: 0 }])), 5);
    expect(Object.keys(meta)).toEqual([...META_DURATIONS]);
    expect(META_DURATIONS).toHaveLength(17);
  });

  test('weighs a small chart as worked out by hand', () => {
    // Four notes a second apart at level 5: 0.75 each. The second carries the skill and covers the others for 3 s.
    const chart = scoringChart(
      parseChart([
        { type: 'BPM', beat: 0, bpm: 60 },
        { type: 'System', beat: 3, data: 'cmd_fever_start.wav' },
        { type: 'System', beat: 9, data: 'cmd_fever_end.wav' },
        { type: 'Single', beat: 1, lane: 0 },
        { type: 'Single', beat: 2, lane: 0, skill: true },
        { type: 'Single', beat: 5, lane: 0 },
        { type: 'Single', beat: 6, lane: 0 },
      ]),
    );
    expect(songMeta(chart, 5)['3']).toEqual([2.25, 0.75, 3, 1.5]);
    expect(songMeta(chart, 5)['4']).toEqual([1.5, 1.5, 1.5, 3]);
  });

  test('equals the rule applied note by note, to four decimals', () => {
    fc.assert(
      fc.property(anyScoringChart({ minNotes: 5 }), anyLevel, (chart, level) => {
        const meta = songMeta(chart, level);
        for (const duration of META_DURATIONS) {
          const expected = naiveRow(chart, level, Number(duration));
          for (const [i, value] of (meta[duration] ?? []).entries()) {
            expect(Math.abs(value - (expected[i] ?? 0))).toBeLessThanOrEqual(0.5e-4 + 1e-9);
          }
        }
      }),
    );
  });

  test('moves weight from outside to inside as skills last longer, and loses none', () => {
    fc.assert(
      fc.property(anyScoringChart(), anyLevel, (chart, level) => {
        const meta = songMeta(chart, level);
        const [short = [0, 0], long = [0, 0]] = [meta['3'], meta['8']];
        expect(long[1]).toBeGreaterThanOrEqual(short[1]);
        expect(long[0] + long[1]).toBeCloseTo(short[0] + short[1], 3);
      }),
    );
  });

  test('repeats its first half without fever', () => {
    fc.assert(
      fc.property(anyScoringChart(), anyLevel, (chart, level) => {
        fc.pre(!chart.hasFever);
        for (const row of Object.values(songMeta(chart, level))) {
          expect([row[2], row[3]]).toEqual([row[0], row[1]]);
        }
      }),
    );
  });

  test('is all zero for a chart without notes', () => {
    const meta = songMeta(scoringChart(parseChart([])), 20);
    expect(new Set(Object.values(meta).flat())).toEqual(new Set([0]));
  });
});
