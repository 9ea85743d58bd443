import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseChart } from '#model/chart/analysis/analyse';
import { CHART_FIGURES } from '#model/chart/analysis/figure-names';
import { percentile, readSpread, spreadOf } from '#model/chart/analysis/percentiles';
import { parseChart } from '#model/chart/parse';
import { anyChartJson } from '#tests/arbitraries/chart';

const EMPTY = analyseChart(parseChart([])).figures;
const charts = (notes: readonly number[]) => notes.map((each) => ({ ...EMPTY, notes: each }));
const published = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('percentile', () => {
  test('is the share of lower figures, with half of the equal ones', () => {
    expect(percentile(3, [1, 2, 3, 4])).toBe(62.5);
    expect(percentile(3, [3])).toBe(50);
    expect(percentile(3, [])).toBeNull();
  });

  test('takes a figure for equal to itself as it was published', () => {
    expect(percentile(1 / 3, [0.333])).toBe(50);
  });

  test('grows with the figure and stays between 0 and 100', () => {
    const anyFigure = fc.nat(30);
    fc.assert(
      fc.property(anyFigure, anyFigure, fc.array(anyFigure, { minLength: 1 }), (a, b, all) => {
        const [low, high] = [percentile(Math.min(a, b), all) ?? 0, percentile(Math.max(a, b), all) ?? 0];
        expect(0 <= low && low <= high && high <= 100).toBe(true);
      }),
    );
  });
});

describe('spreads of figures', () => {
  test('hold at most 101 rising values, from the lowest to the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000), { minLength: 1, maxLength: 400 }), (notes) => {
        const { charts: count, figures } = spreadOf(charts(notes));
        expect(count).toBe(notes.length);
        expect(figures.notes).toHaveLength(Math.min(101, notes.length));
        expect(figures.notes).toEqual(figures.notes.toSorted((a, b) => a - b));
        expect([figures.notes[0], figures.notes.at(-1)]).toEqual([Math.min(...notes), Math.max(...notes)]);
      }),
    );
  });

  test('place a figure within two hundredths of its place among all charts', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(100_000), { minLength: 102, maxLength: 400 }),
        fc.nat(),
        (notes, pick) => {
          const value = notes[pick % notes.length] ?? 0;
          const exact = percentile(value, notes) ?? 0;
          const told = percentile(value, spreadOf(charts(notes)).figures.notes) ?? 0;
          expect(Math.abs(told - exact)).toBeLessThan(2);
        },
      ),
    );
  });

  test('are read as they were published, and nothing of what is none', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const spread = spreadOf([analyseChart(parseChart(json)).figures]);
        expect(readSpread(published({ 3: spread }), 'expert')).toEqual(published(spread));
      }),
    );
    expect(readSpread({ 3: { charts: 2, figures: { notes: ['x', 4, null] } } }, 'expert')).toMatchObject({
      figures: { notes: [4], hits: [] },
    });
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const spread = readSpread(json, 'expert');
        expect(
          spread === null || CHART_FIGURES.every((figure) => Array.isArray(spread.figures[figure])),
        ).toBe(true);
      }),
    );
  });
});
