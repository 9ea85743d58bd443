import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setLead } from '#model/chart/editing/commands/lead';
import { applyEdit } from '#model/chart/editing/edit';
import { heardSheet, loopOfSheet } from '#model/chart/editing/heard';
import { sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { anySheet } from '#tests/arbitraries/sheet';

const SHEET = sheetOf(
  parseChart([
    { type: 'BPM', beat: 0, bpm: 120 },
    { type: 'Single', beat: 2, lane: 3 },
    { type: 'Single', beat: 5.5, lane: 1, flick: true },
    { type: 'Single', beat: 90, lane: 1 },
  ]),
);

describe('heardSheet', () => {
  test('sounds notes by their kinds and every beat, by time', () => {
    const { hits, times, seconds } = heardSheet(SHEET, 0);
    expect(times).toEqual([1, 2.75, 45]);
    expect(seconds).toBe(60);
    expect(hits.filter(({ sound }) => sound === 'tap' || sound === 'flick')).toEqual([
      { time: 1, sound: 'tap' },
      { time: 2.75, sound: 'flick' },
      { time: 45, sound: 'tap' },
    ]);
    expect(hits.filter(({ sound }) => sound === 'bar')).toHaveLength(31);
    expect(hits.filter(({ sound }) => sound === 'beat')).toHaveLength(90);
  });

  test('sounds beats as long as the music lasts, from where it begins', () => {
    const led = applyEdit(SHEET, setLead(SHEET, 0.7));
    const beats = heardSheet(led, 100).hits.filter(({ sound }) => sound === 'bar' || sound === 'beat');
    expect(beats[0]).toEqual({ time: expect.closeTo(0.7, 6), sound: 'bar' });
    expect(beats.at(-1)?.time).toBeGreaterThan(99);
  });

  test('is in order for any chart', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const times = heardSheet(sheet, 30).hits.map(({ time }) => time);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });
});

describe('loopOfSheet', () => {
  const idOf = (beat: number) =>
    String(
      SHEET.entries.find(({ entry }) => 'beat' in entry && entry.beat === beat && entry.type !== 'BPM')?.id,
    );

  test('goes from the first selected note to the beat after the last one', () => {
    expect(loopOfSheet(SHEET, new Set([idOf(2), idOf(5.5)]), 30)).toEqual({ from: 1, to: 3 });
    expect(loopOfSheet(SHEET, new Set([idOf(5.5)]), 30)).toEqual({ from: 2.5, to: 3 });
  });

  test('goes over two bars from the playhead without a selection', () => {
    expect(loopOfSheet(SHEET, new Set(), 10.2)).toEqual({ from: 10, to: 14 });
  });

  test('lasts, for any chart and selection', () => {
    fc.assert(
      fc.property(anySheet, fc.double({ min: 0, max: 600, noNaN: true }), (sheet, playhead) => {
        const selection = new Set(sheet.entries.slice(0, 3).map(({ id }) => String(id)));
        const { from, to } = loopOfSheet(sheet, selection, playhead);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to - from).toBeGreaterThanOrEqual(0.1 - 1e-9);
      }),
    );
  });
});
