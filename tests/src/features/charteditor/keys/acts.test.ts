import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { charteditorMachine } from '#machines/charteditor/charteditor.machine';
import { chartEditorView } from '#machines/charteditor/charteditor.view';
import { sheetOf } from '#model/chart/editing/sheet';
import type { ChartEntry } from '#model/chart/notes';
import { ChartViewport } from '#src/features/charteditor/canvas/viewport.ts';
import { ACTS, type ActHost } from '#src/features/charteditor/keys/acts.ts';

function host(beat: number, entries: readonly ChartEntry[] = []) {
  const actor = createActor(charteditorMachine, { input: { sheet: sheetOf({ entries }) } }).start();
  const editor = () => chartEditorView(actor.getSnapshot(), actor.send);
  editor().moveCursor({ beat, lane: 3 });
  const view = new ChartViewport();
  view.set({ width: 480, height: 600 });
  return { editor, view, acts: { editor, view } as unknown as ActHost };
}

test('goes by bars as long as their time signature has them', () => {
  const { editor, acts } = host(5);
  editor().run({ kind: 'meter', beat: 8, beats: 3 });
  const beats = (
    ['barLater', 'barLater', 'barEarlier', 'barEarlier', 'barEarlier', 'barEarlier'] as const
  ).map((action) => {
    ACTS[action](acts);
    return editor().cursor.beat;
  });
  expect(beats).toEqual([9, 12, 9, 6, 2, 0]);
});

const tap = (beat: number, lane: number): ChartEntry => ({
  type: 'Single',
  beat,
  lane,
  flick: false,
  skill: false,
  charge: false,
});

test('selects a box by keys, and begins another one once the cursor was moved without', () => {
  const { editor, acts } = host(1, [tap(1, 3), tap(1.25, 4), tap(1.5, 3), tap(1.25, 6)]);
  ACTS.extendLater(acts);
  expect([...editor().selection]).toEqual(['0']);
  ACTS.extendRight(acts);
  expect([...editor().selection]).toEqual(['0', '1']);
  ACTS.extendLater(acts);
  expect([...editor().selection]).toEqual(['0', '1', '2']);
  ACTS.extendEarlier(acts);
  ACTS.extendLeft(acts);
  expect([...editor().selection]).toEqual(['0']);
  ACTS.later(acts);
  ACTS.extendEarlier(acts);
  expect([...editor().selection]).toEqual(['2']);
  expect(editor().cursor).toEqual({ beat: 1.25, lane: 3 });
});

test('scrolls along with what is moved by keys', () => {
  const { editor, view, acts } = host(0, [{ type: 'BPM', beat: 0, bpm: 120 }, tap(2, 3)]);
  editor().select(['1']);
  for (let step = 0; step < 100; step++) ACTS.moveLater(acts);
  const { from, height, pxPerSecond } = view.state;
  // The note is on beat 27 now, 13.5 s after the beginning.
  expect([13.5 > from, 13.5 < from + height / pxPerSecond]).toEqual([true, true]);
  for (let step = 0; step < 100; step++) ACTS.moveEarlier(acts);
  expect(view.state.from).toBeLessThan(1);
});
