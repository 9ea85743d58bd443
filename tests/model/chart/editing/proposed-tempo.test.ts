import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadOf } from '#model/chart/editing/commands/lead';
import { takeTempo } from '#model/chart/editing/commands/proposed-tempo';
import { applyEdit, inverseOf, isNothing } from '#model/chart/editing/edit';
import { type ChartSheet, chartOf, sheetOf, spansOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { beatToSeconds } from '#model/chart/time';
import { anySheet } from '#tests/arbitraries/sheet';

const SHEET = sheetOf(
  parseChart([
    { type: 'BPM', beat: 0, bpm: 120 },
    { type: 'Single', beat: 2, lane: 3 },
    { type: 'Single', beat: 8, lane: 1 },
  ]),
);
const tempos = (sheet: ChartSheet) =>
  chartOf(sheet).entries.flatMap((entry) => (entry.type === 'BPM' ? [[entry.beat, entry.bpm]] : []));

describe('takeTempo', () => {
  test('makes the chart as fast as the music, with its first bar where that begins', () => {
    const sheet = applyEdit(SHEET, takeTempo(SHEET, { bpm: 150, offset: 0.48, beatsPerBar: 4 }, null));
    expect(leadOf(sheet)).toBeCloseTo(0.48, 6);
    expect(tempos(sheet)).toEqual([
      [0, expect.closeTo(500, 6)],
      [4, 150],
    ]);
    expect(beatToSeconds(spansOf(sheet), 4)).toBeCloseTo(0.48, 6);
    expect(beatToSeconds(spansOf(sheet), 8)).toBeCloseTo(0.48 + 1.6, 6);
  });

  test('needs no lead where the music begins at once, and takes one back', () => {
    const led = applyEdit(SHEET, takeTempo(SHEET, { bpm: 150, offset: 0.48, beatsPerBar: 3 }, null));
    expect(led.meters).toEqual([
      { beat: 0, beats: 4 },
      { beat: 4, beats: 3 },
    ]);
    const sheet = applyEdit(led, takeTempo(led, { bpm: 180, offset: 0, beatsPerBar: 4 }, null));
    expect(leadOf(sheet)).toBe(0);
    expect(tempos(sheet)).toEqual([[0, 180]]);
    expect(sheet.meters).toEqual([{ beat: 0, beats: 4 }]);
  });

  test('changes the tempo of a stretch from its first bar on', () => {
    const taken = takeTempo(SHEET, { bpm: 200, offset: 4.02, beatsPerBar: 4 }, { from: 4, to: 20 });
    const sheet = applyEdit(SHEET, taken);
    expect(tempos(sheet)).toEqual([
      [0, 120],
      [8, 200],
    ]);
    expect(leadOf(sheet)).toBe(0);
  });

  test('does nothing where the chart is so already', () => {
    expect(isNothing(takeTempo(SHEET, { bpm: 120, offset: 0, beatsPerBar: 4 }, null))).toBe(true);
  });

  test('is one step, which is undone exactly, on any chart', () => {
    const candidates = fc.record({
      bpm: fc.double({ min: 60, max: 300, noNaN: true }),
      offset: fc.double({ min: 0, max: 4, noNaN: true }),
      beatsPerBar: fc.constantFrom(3, 4),
    });
    const ranges = fc.option(fc.constant({ from: 1, to: 30 }));
    fc.assert(
      fc.property(anySheet, candidates, ranges, (sheet, candidate, range) => {
        const edit = takeTempo(sheet, candidate, range);
        expect(applyEdit(applyEdit(sheet, edit), inverseOf(edit))).toEqual(sheet);
      }),
    );
  });
});
