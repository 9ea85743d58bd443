import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMusicStart } from '#model/chart/editing/commands/music-start';
import { setMeter } from '#model/chart/editing/commands/tempo';
import { applyEdit } from '#model/chart/editing/edit';
import { begun, record, undo } from '#model/chart/editing/history';
import { chartOf, sheetOf } from '#model/chart/editing/sheet';
import { isSameChart } from '#model/chart/formats/compare';
import { MAX_NODES } from '#model/chart/formats/format';
import { parseChart } from '#model/chart/parse';
import { editBetween, inserting, replacing } from '#model/writing/chart/taking-in';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anySheet } from '#tests/arbitraries/sheet';

const chart = anyChartJson().map((json) => parseChart(json));
const one = parseChart([
  { type: 'BPM', beat: 0, bpm: 90 },
  { type: 'Single', beat: 3, lane: 2 },
  {
    type: 'Long',
    connections: [
      { beat: 4, lane: 1 },
      { beat: 5, lane: 1 },
    ],
  },
]);

describe('taking a chart in', () => {
  test('in place of all is one step that undo takes back exactly', () => {
    fc.assert(
      fc.property(anySheet, chart, (sheet, taken) => {
        const after = record(begun(sheet), replacing(sheet, taken));
        expect(isSameChart(chartOf(after.sheet), taken)).toBe(true);
        expect(after.sheet.layers).toBe(sheet.layers);
        expect(undo(after).sheet).toEqual(sheet);
      }),
    );
  });

  test('keeps time signatures where the music begins', () => {
    const waltz = sheetOf(one);
    const sheet = applyEdit(waltz, setMeter(waltz, 0, 3));
    const led = fromMusicStart(one, -1);
    if (!led) throw new Error('refused');
    const after = record(begun(sheet), replacing(sheet, led));
    expect(after.sheet.meters).toEqual([
      { beat: 0, beats: 4 },
      { beat: 4, beats: 3 },
    ]);
    expect(undo(after).sheet).toEqual(sheet);
    expect(applyEdit(after.sheet, replacing(after.sheet, led)).meters).toEqual(after.sheet.meters);
    expect(applyEdit(after.sheet, replacing(after.sheet, one)).meters).toEqual(sheet.meters);
  });

  test('at the playhead leaves what is there alone and keeps the tempo', () => {
    const sheet = sheetOf(
      parseChart([
        { type: 'BPM', beat: 0, bpm: 180 },
        { type: 'Single', beat: 1, lane: 0 },
      ]),
    );
    const edit = inserting(sheet, one, 8);
    const after = edit && applyEdit(sheet, edit);
    expect(
      after?.entries.map(({ entry }) => ('connections' in entry ? entry.connections[1]?.beat : entry.beat)),
    ).toEqual([0, 1, 11, 13]);
    expect(new Set(after?.entries.map(({ id }) => id)).size).toBe(4);
  });

  test('is refused where there is no room', () => {
    expect(inserting(sheetOf(one), one, 99_999)).toBeNull();
    const full = Array.from({ length: MAX_NODES }, (_, beat) => ({
      type: 'Single',
      beat: beat / 8,
      lane: 0,
    }));
    expect(inserting(sheetOf(parseChart(full)), one, 0)).toBeNull();
  });
});

describe('going back to an earlier version', () => {
  test('gives exactly that version, and undo gives back the later one', () => {
    fc.assert(
      fc.property(anySheet, anySheet, (now, earlier) => {
        const after = record(begun(now), editBetween(now, earlier));
        expect(after.sheet).toEqual(earlier);
        expect(undo(after).sheet).toEqual(now);
      }),
    );
  });

  test('touches only what differs', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(editBetween(sheet, structuredClone(sheet))).toEqual({ remove: [], add: [] });
      }),
    );
  });
});
