import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { charteditorMachine } from '#machines/charteditor/charteditor.machine';
import { chartEditorView } from '#machines/charteditor/charteditor.view';
import { sheetOf } from '#model/chart/editing/sheet';
import { ChartViewport } from '#src/features/charteditor/canvas/viewport.ts';
import { ACTS, type ActHost } from '#src/features/charteditor/keys/acts.ts';

function host(beat: number) {
  const actor = createActor(charteditorMachine, { input: { sheet: sheetOf({ entries: [] }) } }).start();
  const editor = () => chartEditorView(actor.getSnapshot(), actor.send);
  editor().moveCursor({ beat, lane: 3 });
  return { editor, acts: { editor, view: new ChartViewport() } as unknown as ActHost };
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
