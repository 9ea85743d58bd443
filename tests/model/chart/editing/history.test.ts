import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartEdit } from '#model/chart/editing/edit';
import {
  begun,
  type ChartHistory,
  MAX_STEP_ENTRIES,
  MAX_STEPS,
  record,
  redo,
  undo,
} from '#model/chart/editing/history';
import {
  type ChartSheet,
  chartOf,
  freeId,
  inSheetOrder,
  type SheetEntry,
  sheetOf,
} from '#model/chart/editing/sheet';
import type { ChartNote } from '#model/chart/notes';

const single = (beat: number, lane: number): ChartNote => ({
  type: 'Single',
  beat,
  lane,
  flick: false,
  skill: false,
  charge: false,
});

const note = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 6 }));
const notes = fc.array(note, { maxLength: 30 });

/** Takes some entries out, moves others and puts new ones in, as a number and some notes have it. */
function anyEdit(sheet: ChartSheet, every: number, added: readonly (readonly [number, number])[]): ChartEdit {
  const chosen = sheet.entries.filter((_, i) => i % every === 0);
  const moved = chosen.filter((_, i) => i % 2 === 0);
  const first = freeId(sheet);
  return {
    remove: chosen,
    add: [
      ...moved.map((each): SheetEntry => ({ ...each, entry: single(every, 3) })),
      ...added.map(([beat, lane], i) => ({ id: first + i, entry: single(beat, lane), layer: 0 })),
    ],
  };
}

const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), notes), { maxLength: 12 });

const many = (
  count: number,
  step: (history: ChartHistory) => ChartHistory,
  from: ChartHistory,
): ChartHistory => Array.from({ length: count }).reduce<ChartHistory>(step, from);

describe('the history of a chart', () => {
  test('gives the identical chart when any edits are undone, and again when they are redone', () => {
    fc.assert(
      fc.property(notes, steps, (start, edits) => {
        const first = begun(sheetOf({ entries: start.map(([beat, lane]) => single(beat, lane)) }));
        const all = edits.reduce(
          (history, [every, added]) => record(history, anyEdit(history.sheet, every, added)),
          first,
        );
        const back = many(edits.length, undo, all);
        expect(back.sheet).toEqual(first.sheet);
        expect(many(edits.length, redo, back).sheet).toEqual(all.sheet);
      }),
    );
  });

  test('keeps entries in order whatever is done', () => {
    fc.assert(
      fc.property(notes, steps, (start, edits) => {
        let history = begun(sheetOf({ entries: start.map(([beat, lane]) => single(beat, lane)) }));
        for (const [every, added] of edits) {
          history = record(history, anyEdit(history.sheet, every, added));
          const { entries } = history.sheet;
          expect(entries.toSorted(inSheetOrder)).toEqual(entries);
          expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        }
      }),
    );
  });

  test('forgets the oldest edits when there are many', () => {
    const sheet = sheetOf({ entries: [] });
    const add = ({ sheet: from }: ChartHistory): ChartEdit => ({
      remove: [],
      add: [{ id: freeId(from), entry: single(1, 1), layer: 0 }],
    });
    const all = many(MAX_STEPS + 20, (history) => record(history, add(history)), begun(sheet));
    expect(all.done).toHaveLength(MAX_STEPS);
    expect(chartOf(many(MAX_STEPS + 20, undo, all).sheet).entries).toHaveLength(20);
  });

  test('holds fewer steps when each changes much, and always the last one', () => {
    const size = MAX_STEP_ENTRIES / 10;
    const entries = Array.from({ length: size }, (_, i) => single(i, 1));
    const all = ({ sheet: { entries: remove } }: ChartHistory): ChartEdit => ({ remove, add: remove });
    const made = many(12, (history) => record(history, all(history)), begun(sheetOf({ entries })));
    expect(made.done).toHaveLength(5);
    const huge = sheetOf({
      entries: [...entries, ...entries, ...entries, ...entries, ...entries, ...entries],
    });
    expect(record(begun(huge), all(begun(huge))).done).toHaveLength(1);
  });

  test('does not grow when an edit changes nothing', () => {
    const history = begun(sheetOf({ entries: [single(1, 2)] }));
    expect(record(history, { remove: [], add: [] })).toBe(history);
  });
});
