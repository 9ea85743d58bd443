import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { active, densest, hitsIn, peak, perSecond, smoothed } from '#model/chart/analysis/density';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { anyChartJson } from '#tests/arbitraries/chart';

const anyTimes = fc
  .array(fc.integer({ min: 0, max: 4000 }), { maxLength: 60 })
  .map((eighths) => eighths.map((n) => n / 8).sort((a, b) => a - b));

describe('density', () => {
  test('puts every note into one second, the first one beginning with the first note', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const bins = perSecond(times);
        expect(bins.reduce((sum, count) => sum + count, 0)).toBe(times.length);
        for (const [second, count] of bins.entries()) {
          const from = (times[0] ?? 0) + second;
          expect(count).toBe(times.filter((time) => time >= from && time < from + 1).length);
        }
      }),
    );
  });

  test('finds the densest stretch that begins with a note', () => {
    fc.assert(
      fc.property(anyTimes, fc.integer({ min: 1, max: 8 }), (times, seconds) => {
        const counts = times.map(
          (from) => times.filter((time) => time >= from && time < from + seconds).length,
        );
        const best = Math.max(0, ...counts);
        expect(densest(times, seconds)).toEqual(
          best === 0 ? null : { from: times[counts.indexOf(best)], notes: best },
        );
      }),
    );
  });

  test('takes the mean of the five densest seconds, of fewer where there are no more', () => {
    expect(peak([1, 9, 2, 8, 3, 7, 4, 6])).toBe((9 + 8 + 7 + 6 + 4) / 5);
    expect(peak([2, 4])).toBe(3);
    expect(peak([])).toBe(0);
  });

  test('leaves rests out of the busy seconds', () => {
    expect(active([10, 10, 10, 8, 0, 0])).toBe(9.5);
    expect(active([10, 4, 4, 4, 4])).toBe(5.2);
    expect(active([2, 0, 0, 0, 0, 1])).toBe(1.5);
    expect(active([])).toBe(0);
  });

  test('never finds fewer notes in busy seconds than in all', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 80 }), (bins) => {
        const mean = bins.reduce((sum, count) => sum + count, 0) / bins.length;
        expect(active(bins)).toBeGreaterThanOrEqual(mean - 1e-9);
        expect(active(bins)).toBeLessThanOrEqual(Math.max(...bins));
      }),
    );
  });

  test('counts one hit for a slide or hold, one for every other note', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = parseChart(json);
        const singles = chart.entries.filter(
          ({ type }) => type === 'Single' || type === 'Directional',
        ).length;
        const held = chart.entries.filter(({ type }) => type === 'Slide' || type === 'Long').length;
        expect(hitsIn(playableChart(chart))).toHaveLength(singles + held);
      }),
    );
  });
});

test('a curve keeps the level of even seconds and lies between the lowest and the highest', () => {
  expect(smoothed([3, 3, 3])).toEqual([3, 3, 3]);
  expect(smoothed([0, 6])).toEqual([3, 3]);
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1 }), (bins) => {
      const curve = smoothed(bins);
      expect(curve).toHaveLength(bins.length);
      expect(curve.every((value) => value >= Math.min(...bins) && value <= Math.max(...bins))).toBe(true);
    }),
  );
});
