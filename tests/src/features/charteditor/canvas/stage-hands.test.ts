import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { charteditorMachine } from '#machines/charteditor/charteditor.machine';
import { chartEditorView } from '#machines/charteditor/charteditor.view';
import { sheetOf } from '#model/chart/editing/sheet';
import { xOfLane, yOfBeat } from '#src/features/charteditor/canvas/geometry.ts';
import { StageHands } from '#src/features/charteditor/canvas/stage-hands.ts';
import { ChartViewport } from '#src/features/charteditor/canvas/viewport.ts';

test('has a note where one is drawn, unless the tool takes it out', () => {
  const sheet = sheetOf({
    entries: [{ type: 'Single', beat: 2, lane: 1, flick: false, skill: false, charge: false }],
  });
  const actor = createActor(charteditorMachine, { input: { sheet } }).start();
  const view = new ChartViewport();
  view.set({ width: 480, height: 600 });
  const hands = new StageHands(actor, view);
  const at = hands.geometry();
  const isOn = (beat: number, lane: number) => hands.isOnNote({ x: xOfLane(at, lane), y: yOfBeat(at, beat) });
  expect([isOn(2, 1), isOn(2, 5)]).toEqual([true, false]);
  chartEditorView(actor.getSnapshot(), actor.send).choose('erase');
  expect(isOn(2, 1)).toBe(false);
});
