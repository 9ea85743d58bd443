import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playHands } from '#model/chart/analysis/hands';
import { hardestSeconds } from '#model/chart/analysis/hardest';
import { patternsOf } from '#model/chart/analysis/patterns';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { anyChartJson } from '#tests/arbitraries/chart';

const single = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });
const chartOf = (rows: readonly object[]) =>
  playableChart(parseChart([{ type: 'BPM', beat: 0, bpm: 120 }, ...rows]));
const patterns = (...rows: readonly object[]) => {
  const chart = chartOf(rows);
  return patternsOf(chart, playHands(chart));
};
const hold = (beat: number, end: number, lane: number) => ({
  type: 'Long',
  connections: [single(beat, lane), single(end, lane)],
});

describe('patterns', () => {
  test('are chords where several fingers come down, not where slides end', () => {
    expect(patterns(single(1, 1), single(1, 5), hold(2, 3, 1), single(3, 5))).toEqual([
      { kind: 'chord', from: 0.5, to: 0.5, notes: 2 },
    ]);
  });

  test('are trills of at least four quick notes there and back', () => {
    const run = (count: number, step: number) =>
      Array.from({ length: count }, (_, i) => single(1 + i * step, i % 2 === 0 ? 1 : 4));
    expect(patterns(...run(5, 0.25))).toEqual([{ kind: 'trill', from: 0.5, to: 1, notes: 5 }]);
    expect(patterns(...run(3, 0.25))).toEqual([]);
    expect(patterns(...run(5, 0.5))).toEqual([]);
    expect(patterns(...run(4, 0.25), single(6, 1), single(8, 4))).toHaveLength(1);
  });

  test('are crossings, and holds of two seconds and more', () => {
    expect(patterns(hold(1, 5, 3), single(2, 6), single(3, 1), hold(8, 11, 1))).toEqual([
      { kind: 'longHold', from: 0.5, to: 2.5, notes: 2 },
      { kind: 'crossing', from: 1.5, to: 1.5, notes: 1 },
    ]);
  });

  test('come in order, each from its beginning to its end', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = playableChart(parseChart(json));
        const found = patternsOf(chart, playHands(chart));
        expect(found.every(({ from, to, notes }) => from <= to && notes > 0)).toBe(true);
        const begins = found.map(({ from }) => from);
        expect(begins).toEqual(begins.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('hardest seconds', () => {
  test('count hits, gestures and the ways of hands', () => {
    const chart = chartOf([single(2, 1), single(2.5, 3), single(2.5, 6, { flick: true }), single(20, 1)]);
    expect(hardestSeconds(chart, playHands(chart), 2)).toEqual([
      { from: 1, hits: 3, lanes: 2, load: 4 },
      { from: 10, hits: 1, lanes: 2, load: 1.5 },
    ]);
  });

  test('do not overlap, begin with the hardest and hold the hits of their time', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = playableChart(parseChart(json));
        const found = hardestSeconds(chart, playHands(chart), 5);
        expect(found.length).toBeLessThanOrEqual(5);
        for (const [i, second] of found.entries()) {
          const notes = chart.notes.filter(({ time }) => time >= second.from && time < second.from + 1);
          expect(second.hits).toBeLessThanOrEqual(notes.length);
          expect(second.load).toBeLessThanOrEqual((found[i - 1]?.load ?? Number.POSITIVE_INFINITY) + 1e-9);
          expect(found.filter(({ from }) => Math.abs(from - second.from) < 1)).toHaveLength(1);
        }
      }),
    );
  });
});
