import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChart } from '#model/chart/parse';
import { beatToSeconds, secondsToBeat, tempoSpans } from '#model/chart/time';
import { anyChartJson } from '../../arbitraries/chart.ts';

const spansOf = (json: unknown) => tempoSpans(parseChart(json).entries);
const bpm = (beat: number, value: number) => ({ type: 'BPM', beat, bpm: value });
const anyBeat = fc.integer({ min: 0, max: 4000 }).map((n) => n / 8);

describe('beatToSeconds', () => {
  test('counts half a second per beat at 120', () => {
    expect(beatToSeconds(spansOf([bpm(0, 120)]), 9)).toBe(4.5);
  });

  test('adds up the spans of a changing tempo', () => {
    const spans = spansOf([bpm(0, 120), bpm(4, 60), bpm(8, 240)]);
    expect([4, 6, 8, 12].map((beat) => beatToSeconds(spans, beat))).toEqual([2, 4, 6, 7]);
  });

  test('runs the clock forward through a negative tempo', () => {
    expect(beatToSeconds(spansOf([bpm(0, 120), bpm(4, -60)]), 6)).toBe(4);
  });

  test('grows with the beat', () => {
    fc.assert(
      fc.property(anyChartJson(), anyBeat, anyBeat, (json, a, b) => {
        fc.pre(a < b);
        const spans = spansOf(json);
        expect(beatToSeconds(spans, a)).toBeLessThan(beatToSeconds(spans, b));
      }),
    );
  });

  test('is undone by secondsToBeat', () => {
    fc.assert(
      fc.property(anyChartJson(), anyBeat, (json, beat) => {
        const spans = spansOf(json);
        expect(secondsToBeat(spans, beatToSeconds(spans, beat))).toBeCloseTo(beat, 8);
      }),
    );
  });

  test('equals a walk over every quarter of a beat', () => {
    fc.assert(
      fc.property(anyChartJson(), fc.integer({ min: 0, max: 200 }), (json, quarters) => {
        const changes = json.filter((row) => row.type === 'BPM');
        let seconds = 0;
        for (let i = 0; i < quarters; i++) {
          const started = changes.filter((row) => Number(row.beat) <= i / 4);
          const latest = started.toSorted((a, b) => Number(a.beat) - Number(b.beat)).at(-1);
          seconds += (60 / Number(latest?.bpm)) * 0.25;
        }
        expect(beatToSeconds(spansOf(json), quarters / 4)).toBeCloseTo(seconds, 8);
      }),
    );
  });

  test('has a clock for a chart without rows', () => {
    expect(beatToSeconds(tempoSpans([]), 2)).toBe(1);
  });
});
