import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_METER } from '#model/chart/editing/bars';
import { clippingText, copied, paste, readClipping } from '#model/chart/editing/clipboard';
import { feverEntries, setFever } from '#model/chart/editing/commands/fever';
import {
  addLayer,
  hideLayer,
  MAX_LAYER_NAME,
  MAX_LAYERS,
  moveToLayer,
  nextLayer,
  removeLayer,
  renameLayer,
} from '#model/chart/editing/commands/layers';
import { leadOf, MAX_LEAD_SECONDS, setLead } from '#model/chart/editing/commands/lead';
import {
  MAX_METERS,
  removeMeter,
  removeTempo,
  setMeter,
  setTempo,
  tempoPoints,
} from '#model/chart/editing/commands/tempo';
import { shift } from '#model/chart/editing/commands/timing';
import { applyEdit, type ChartEdit, isNothing } from '#model/chart/editing/edit';
import {
  entryKey,
  everyNote,
  inBox,
  keysOf,
  ofKind,
  remaining,
  type SheetBox,
} from '#model/chart/editing/selection';
import { type ChartSheet, chartOf, entryBeat, sheetOf, spansOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { beatToSeconds } from '#model/chart/time';
import { writeChart } from '#model/chart/write';
import { anySheet } from './any-command.ts';

const START = { type: 'BPM', beat: 0, bpm: 120 };
const at = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });
const through = (...points: readonly (readonly [number, number])[]) => ({
  type: 'Slide',
  connections: points.map(([beat, lane]) => ({ beat, lane })),
});
const mark = (name: string, beat: number) => ({ type: 'System', beat, data: `cmd_fever_${name}.wav` });
const sheetWith = (...rows: readonly object[]): ChartSheet => sheetOf(parseChart([START, ...rows]));
const rowsOf = (sheet: ChartSheet): readonly unknown[] => writeChart(chartOf(sheet));
const keys = (...names: readonly string[]): ReadonlySet<string> => new Set(names);

const afterAll = (sheet: ChartSheet, ...steps: readonly ((sheet: ChartSheet) => ChartEdit)[]): ChartSheet =>
  steps.reduce((made, step) => applyEdit(made, step(made)), sheet);

describe('tempo', () => {
  test('is added, changed and taken out, but the first one only changed', () => {
    const sheet = afterAll(
      sheetWith(),
      (made) => setTempo(made, 4, 180),
      (made) => setTempo(made, 4, 190),
      (made) => setTempo(made, 0, 100.5),
      (made) => removeTempo(made, 0),
    );
    expect(rowsOf(sheet)).toEqual([
      { ...START, bpm: 100.5 },
      { ...START, beat: 4, bpm: 190 },
    ]);
    expect(rowsOf(applyEdit(sheet, removeTempo(sheet, 4)))).toEqual([{ ...START, bpm: 100.5 }]);
  });

  test.each([0, Number.NaN, 1e12])('is never %d', (bpm) => {
    expect(isNothing(setTempo(sheetWith(), 4, bpm))).toBe(true);
  });

  test('changes the last one of several on a beat, for that one applies', () => {
    const sheet = sheetWith({ ...START, beat: 4, bpm: 60 }, { ...START, beat: 4, bpm: 90 });
    expect(rowsOf(applyEdit(sheet, setTempo(sheet, 4, 200)))[1]).toEqual({ ...START, beat: 4, bpm: 60 });
    expect(tempoPoints(applyEdit(sheet, removeTempo(sheet, 4)))).toHaveLength(1);
  });
});

describe('time signatures', () => {
  test('are set and taken out, in order, the first one never', () => {
    const sheet = afterAll(
      sheetWith(),
      (made) => setMeter(made, 8, 3),
      (made) => setMeter(made, 4, 7),
      (made) => setMeter(made, 8, 5),
      (made) => removeMeter(made, 0),
    );
    expect(sheet.meters).toEqual([
      { beat: 0, beats: 4 },
      { beat: 4, beats: 7 },
      { beat: 8, beats: 5 },
    ]);
    expect(applyEdit(sheet, removeMeter(sheet, 4)).meters).toHaveLength(2);
  });

  test.each([0, 0.25, 3.3, Number.NaN, MAX_METER + 0.25])('are not of %d beats', (beats) => {
    expect(isNothing(setMeter(sheetWith(), 4, beats))).toBe(true);
  });

  test('may end within a beat, as 7/8 does', () => {
    const sheet = applyEdit(sheetWith(), setMeter(sheetWith(), 4, 3.5));
    expect(sheet.meters).toContainEqual({ beat: 4, beats: 3.5 });
  });

  test('never come before the beginning, however far they are moved', () => {
    const given = sheetWith(at(9, 1));
    const sheet = applyEdit(given, setMeter(given, 0.5, 3));
    expect(applyEdit(sheet, shift(sheet, 0, -1)).meters).toEqual([{ beat: 0, beats: 3 }]);
  });

  test('are so many at most', () => {
    const meters = Array.from({ length: MAX_METERS }, (_, i) => ({ beat: i * 4, beats: 4 }));
    const full = { ...sheetWith(), meters };
    expect(isNothing(setMeter(full, 2, 3))).toBe(true);
    expect(isNothing(setMeter(full, 4, 3))).toBe(false);
  });
});

describe('layers', () => {
  const sheet = afterAll(
    sheetWith(at(1, 1), at(2, 2)),
    (made) => addLayer(made, 'second'),
    (made) => moveToLayer(made, keys('2'), 1),
  );

  test('are named, hidden and taken out; their notes stay', () => {
    expect(sheet.entries.map(({ layer }) => layer)).toEqual([0, 0, 1]);
    const hidden = applyEdit(sheet, hideLayer(sheet, 1, true));
    expect(everyNote(hidden)).toEqual(keys('1'));
    expect(rowsOf(hidden)).toEqual(rowsOf(sheet));
    const named = applyEdit(sheet, renameLayer(sheet, 1, 'x'.repeat(200)));
    expect(named.layers[1]?.name).toHaveLength(MAX_LAYER_NAME);
    const without = applyEdit(hidden, removeLayer(hidden, 1));
    expect(without.layers).toHaveLength(1);
    expect(everyNote(without)).toEqual(keys('1', '2'));
  });

  test('are never none and so many at most', () => {
    const one = applyEdit(sheet, removeLayer(sheet, 0));
    expect(isNothing(removeLayer(one, 1))).toBe(true);
    const many = Array.from({ length: 30 }).reduce<ChartSheet>(
      (made) => applyEdit(made, addLayer(made, '')),
      sheet,
    );
    expect(many.layers).toHaveLength(MAX_LAYERS);
    expect(nextLayer(many)).toBe(MAX_LAYERS);
  });
});

describe('fever', () => {
  test('is set, moved and taken out, each command once', () => {
    const sheet = sheetWith(mark('start', 4), mark('start', 5));
    const moved = applyEdit(sheet, setFever(sheet, 'start', 6));
    expect(rowsOf(moved)).toEqual([START, mark('start', 6)]);
    const both = applyEdit(moved, setFever(moved, 'end', 9));
    expect(rowsOf(both)).toEqual([START, mark('start', 6), mark('end', 9)]);
    expect(feverEntries(applyEdit(both, setFever(both, 'start', null)), 'start')).toEqual([]);
    expect(isNothing(setFever(both, 'end', -1))).toBe(true);
  });
});

describe('the lead', () => {
  test('makes the first bar last as long and moves the rest by a bar', () => {
    const sheet = sheetWith({ type: 'System', beat: 0, data: 'bgm001.wav' }, at(0, 1), at(4, 2));
    const led = applyEdit(sheet, setLead(sheet, 1.6));
    expect(rowsOf(led)).toEqual([
      { type: 'System', beat: 0, data: 'bgm001.wav' },
      { ...START, bpm: 150 },
      { ...START, beat: 4 },
      at(4, 1),
      at(8, 2),
    ]);
    expect(leadOf(led)).toBe(1.6);
    expect(scoringChart(chartOf(led)).notes.map(({ time }) => time)).toEqual([1.6, 3.6]);
  });

  test('is changed and taken out again', () => {
    fc.assert(
      fc.property(
        anySheet(),
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 7 }),
        (sheet, first, second, beats) => {
          const given = afterAll(sheet, (made) => setMeter(made, 0, beats));
          fc.pre(leadOf(given) === 0);
          const led = applyEdit(given, setLead(given, first / 1_000));
          expect(leadOf(led)).toBe(first / 1_000);
          const other = applyEdit(led, setLead(led, second / 1_000));
          expect(leadOf(other)).toBe(second / 1_000);
          const [before, after] = [given, other].map((made) => scoringChart(chartOf(made)).notes);
          for (const [i, { time }] of (after ?? []).entries()) {
            expect(time).toBeCloseTo((before?.[i]?.time ?? 0) + second / 1_000, 6);
          }
          const without = applyEdit(other, setLead(other, 0));
          expect(without.meters).toEqual(given.meters);
          expect(rowsOf(without)).toEqual(rowsOf(given));
        },
      ),
    );
  });

  test('is not found where notes are in the first bar, and is bounded', () => {
    const sheet = sheetWith({ ...START, beat: 4 }, at(2, 1));
    expect(leadOf(sheet)).toBe(0);
    const empty = sheetWith();
    expect(leadOf(applyEdit(empty, setLead(empty, 1e9)))).toBe(MAX_LEAD_SECONDS);
    expect(isNothing(setLead(empty, Number.NaN))).toBe(true);
    expect(isNothing(setLead(empty, -1))).toBe(true);
  });
});

describe('a selection', () => {
  const sheet = sheetWith(at(1, 1), through([1, 3], [2, 5], [3, 6]), { ...START, beat: 2 }, mark('end', 2));
  const named = (box: SheetBox): readonly string[] => [...inBox(sheet, box)];

  test('takes what is in a box: of a slide its points, or the slide', () => {
    expect(named({ fromBeat: 1, toBeat: 2, lanes: { from: 0, to: 6 } })).toEqual(['1', '2.0', '2.1']);
    expect(named({ fromBeat: 1, toBeat: 3, lanes: { from: 3, to: 6 } })).toEqual(['2']);
    expect(named({ fromBeat: 1.5, toBeat: 3 })).toEqual(['2.1', '2.2', '3', '4']);
    expect(named({ fromBeat: 5, toBeat: 3 })).toEqual([]);
  });

  test('takes what is of a kind', () => {
    expect([...ofKind(sheet, 'holdStart')]).toEqual(['2.0']);
    expect([...ofKind(sheet, 'single')]).toEqual(['1']);
    expect([...ofKind(sheet, 'tempo')]).toEqual(['0', '3']);
    expect([...ofKind(sheet, 'mark')]).toEqual(['4']);
  });

  test('keeps what is still there', () => {
    const [first] = sheet.entries.slice(1);
    expect(keysOf(first ? [first] : [])).toEqual(keys(entryKey(1)));
    expect(remaining(sheet, keys('1', '1.0', '2.2', '2.3', '77'))).toEqual(keys('1', '1.0', '2.2'));
  });
});

describe('the clipboard', () => {
  const sheet = sheetWith(at(4, 1), through([5, 0], [6, 2], [7, 3]), mark('start', 6));

  test('pastes at a beat, to the side, mirrored, as far as the lanes reach', () => {
    const clipping = copied(sheet, keys('1', '2.0', '2.1'));
    const rows = (options: Parameters<typeof paste>[2]) =>
      paste(sheet, clipping, options).add.map(
        ({ entry }) => writeChart({ entries: [entry], repairs: [] })[0],
      );
    expect(rows({ beat: 10 })).toEqual([at(10, 1), through([11, 0], [12, 2])]);
    expect(rows({ beat: 10, lanes: 9 })).toEqual([at(10, 5), through([11, 4], [12, 6])]);
    expect(rows({ beat: 10, isMirrored: true })).toEqual([at(10, 5), through([11, 6], [12, 4])]);
    expect(rows({ beat: -1 })).toEqual([]);
    expect(rows({ beat: 99_999.5 })).toEqual([]);
  });

  test('goes through text and comes back the same, so that windows can share it', () => {
    fc.assert(
      fc.property(anySheet(), fc.integer({ min: 1, max: 5 }), (from, every) => {
        const chosen = new Set([...everyNote(from)].filter((_, i) => i % every === 0));
        const clipping = copied(from, chosen);
        const read = readClipping(clippingText(clipping));
        if (clipping.length === 0) expect(read).toEqual({ ok: false, fault: 'noChart' });
        else expect(read.ok && read.clipping).toEqual(clipping);
      }),
    );
  });

  test('takes a chart of another editor without its tempo and music', () => {
    const read = readClipping(
      JSON.stringify([
        { type: 'System', cmd: 'BPM', beat: 0, bpm: 180 },
        { type: 'Note', note: 'Single', lane: 3, beat: 8 },
        { type: 'Note', note: 'Single', lane: 7, beat: 9, flick: true },
      ]),
    );
    expect(read.ok && writeChart({ entries: read.clipping, repairs: [] })).toEqual([
      at(0, 2),
      at(1, 6, { flick: true }),
    ]);
    expect(readClipping('no chart')).toEqual({ ok: false, fault: 'notJson' });
  });

  test('replaces a change of tempo on its beat and adds no fever command twice', () => {
    const from = sheetWith({ ...START, beat: 4, bpm: 90 }, mark('start', 6), mark('end', 8));
    const clipping = copied(from, keys('1', '2', '3'));
    const to = sheetWith(mark('start', 1), { ...START, beat: 2, bpm: 77 });
    expect(rowsOf(applyEdit(to, paste(to, clipping, { beat: 2 })))).toEqual([
      START,
      mark('start', 1),
      { ...START, beat: 2, bpm: 90 },
      mark('end', 6),
    ]);
  });
});

test('an edit of time keeps other notes on their seconds', () => {
  const sheet = sheetWith({ ...START, beat: 8, bpm: 60 }, at(2, 1), at(10, 1));
  const seconds = (made: ChartSheet) =>
    made.entries.map(({ entry }) => beatToSeconds(spansOf(made), entryBeat(entry)));
  expect(seconds(sheet)).toEqual([0, 1, 4, 6]);
  expect(seconds(applyEdit(sheet, setTempo(sheet, 8, 120)))).toEqual([0, 1, 4, 5]);
});
