import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, isNothing } from '#model/chart/editing/edit';
import { begun, type ChartHistory, record, redo, undo } from '#model/chart/editing/history';
import { type ChartSheet, chartOf, inSheetOrder } from '#model/chart/editing/sheet';
import { readChart } from '#model/chart/read-text';
import { writeChart } from '#model/chart/write';
import { readSheet, writeSheet } from '#model/writing/chart/stored-sheet';
import { type AnyCommand, anyCommand, anySheet, COMMANDS } from './any-command.ts';

/** Without `size` a list has ten at most. */
const anyCommands = fc.array(anyCommand, { maxLength: 120, size: 'max' });

const many = (count: number, step: (history: ChartHistory) => ChartHistory, from: ChartHistory) =>
  Array.from({ length: count }).reduce<ChartHistory>(step, from);

const changedBy = (sheet: ChartSheet, commands: readonly AnyCommand[]): ChartSheet =>
  commands.reduce((made, { run }) => applyEdit(made, run(made)), sheet);

describe('any commands', () => {
  test('give the identical chart when they are undone, and again when they are redone', () => {
    fc.assert(
      fc.property(anySheet(), anyCommands, (sheet, commands) => {
        const first = begun(sheet);
        const all = commands.reduce((history, { run }) => record(history, run(history.sheet)), first);
        const back = many(commands.length, undo, all);
        expect(back.sheet).toEqual(sheet);
        expect(many(commands.length, redo, back).sheet).toEqual(all.sheet);
      }),
      { numRuns: 60 },
    );
  });

  test('leave a chart that is read again without a repair, in order and with ids of its own', () => {
    fc.assert(
      fc.property(anySheet(), anyCommands, (sheet, commands) => {
        const made = changedBy(sheet, commands);
        expect(made.entries.toSorted(inSheetOrder)).toEqual(made.entries);
        expect(new Set(made.entries.map(({ id }) => id)).size).toBe(made.entries.length);
        const read = readChart(JSON.stringify(writeChart(chartOf(made))));
        expect(read).toMatchObject({ ok: true, chart: { repairs: [] } });
        expect(read.ok && writeChart(read.chart)).toEqual(writeChart(chartOf(made)));
      }),
      { numRuns: 60 },
    );
  });

  test('leave a draft that its device hands out again exactly', () => {
    fc.assert(
      fc.property(anySheet(), anyCommands, (sheet, commands) => {
        const made = changedBy(sheet, commands);
        expect(readSheet(JSON.parse(JSON.stringify(writeSheet(made))))).toEqual(made);
      }),
      { numRuns: 100 },
    );
  });

  test('keep what they put on the chart within the lanes and the time of a chart', () => {
    fc.assert(
      fc.property(anySheet(), anyCommands, (sheet, commands) => {
        for (const { entry } of changedBy(sheet, commands).entries) {
          const notes = 'connections' in entry ? entry.connections : [entry];
          for (const note of notes) {
            expect(note.beat).toBeGreaterThanOrEqual(0);
            if (!('lane' in note)) continue;
            const reach = 'hidden' in note && note.hidden ? 0.5 : 0;
            expect(note.lane).toBeGreaterThanOrEqual(0 - reach);
            expect(note.lane).toBeLessThanOrEqual(6 + reach);
            if (!reach) expect(Number.isInteger(note.lane)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('each do something on some chart, so that the properties are about all of them', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        anySheet(),
        fc.array(anyCommand, { minLength: 400, maxLength: 400, size: 'max' }),
        (sheet, commands) => {
          let made = sheet;
          for (const { name, run } of commands) {
            const edit = run(made);
            if (!isNothing(edit)) seen.add(name);
            // Charts stay small, so that all of them are soon met.
            made = made.entries.length > 60 ? sheet : applyEdit(made, edit);
          }
        },
      ),
      { numRuns: 10 },
    );
    expect([...seen].sort()).toEqual(Object.keys(COMMANDS).sort());
  });
});
