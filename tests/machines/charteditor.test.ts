import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { charteditorMachine } from '#machines/charteditor/charteditor.machine';
import type { ChartEditorCommand, ChartFindings } from '#machines/charteditor/charteditor.types';
import { chartEditorView } from '#machines/charteditor/charteditor.view';
import { analyseChart } from '#model/chart/analysis/analyse';
import { sheetOf } from '#model/chart/editing/sheet';
import { TOOLS } from '#model/chart/editing/tools';
import type { ChartEntry } from '#model/chart/notes';
import { aboutAfter, type ChartAbout, EMPTY_ABOUT } from '#model/writing/chart/about';
import { editBetween } from '#model/writing/chart/taking-in';
import { anySheet } from '../arbitraries/sheet.ts';
import { walkMachine } from '../laws/machine-walk.ts';

const tap = (beat: number, lane: number): ChartEntry => ({
  type: 'Single',
  beat,
  lane,
  flick: false,
  skill: false,
  charge: false,
});

const EVENTS: readonly ChartEditorCommand[] = [
  { type: 'COMMAND.GIVEN', command: { kind: 'place', note: { kind: 'single', beat: 1, lane: 2 } } },
  { type: 'COMMAND.GIVEN', command: { kind: 'erase' } },
  { type: 'COMMAND.GIVEN', command: { kind: 'move', beats: 1, lanes: 1 } },
  { type: 'EDIT.UNDO' },
  { type: 'EDIT.REDO' },
  { type: 'SELECTION.CHANGED', keys: ['1'], mode: 'toggle' },
  { type: 'TOOL.CHOSEN', tool: 'slide' },
  { type: 'GRID.CHOSEN', grid: 24 },
  { type: 'SNAP.TOGGLED' },
  { type: 'SELECTION.COPIED' },
  { type: 'LAYER.CHOSEN', id: 3 },
  { type: 'MUSIC.CHANGED', seconds: 90 },
  { type: 'CURSOR.MOVED', cursor: { beat: 2, lane: 3 } },
  { type: 'CURSOR.EXTENDED', cursor: { beat: 3, lane: 4 } },
  { type: 'SLIDE.CONTINUED' },
  { type: 'SLIDE.ENDED' },
];

const FINDINGS: ChartFindings = {
  sheet: sheetOf({ entries: [] }),
  problems: [],
  analysis: analyseChart({ entries: [], repairs: [] }),
  bySecond: [],
};

describe('charteditor machine', () => {
  walkMachine({
    machine: charteditorMachine,
    events: [
      ...EVENTS,
      { type: 'xstate.after.pause.charteditor.check.due' },
      { type: 'xstate.done.actor.check', output: FINDINGS },
      { type: 'xstate.error.actor.check', error: new Error('out of memory') },
    ],
    deciding: ({ nodes, history, checked }) => [nodes.length, history.sheet === checked],
    ignored: { 'SLIDE.ENDED': ['pencil.resting'] },
  });
});

function start(entries: readonly ChartEntry[] = []) {
  const actor = createActor(charteditorMachine, { input: { sheet: sheetOf({ entries }) } }).start();
  const view = () => chartEditorView(actor.getSnapshot(), actor.send);
  const notes = () => view().sheet.entries.map(({ entry }) => entry);
  return { actor, view, notes };
}

describe('a chart under edit', () => {
  test('selects what was placed, and undoes and redoes it', () => {
    const { view, notes } = start();
    view().run({ kind: 'place', note: { kind: 'single', beat: 1, lane: 2 } });
    expect(notes()).toMatchObject([{ beat: 1, lane: 2 }]);
    expect(view().selection.size).toBe(1);
    view().run({ kind: 'move', beats: 1, lanes: 1 });
    expect(notes()).toMatchObject([{ beat: 2, lane: 3 }]);
    view().undo();
    view().undo();
    expect([notes(), view().selection.size, view().canUndo]).toEqual([[], 0, false]);
    view().redo();
    view().redo();
    expect(notes()).toMatchObject([{ beat: 2, lane: 3 }]);
    expect(view().canRedo).toBe(false);
  });

  test('selects the tempo of a beat that has one already', () => {
    const { view, notes } = start([{ type: 'BPM', beat: 0, bpm: 120 }, tap(3, 3)]);
    view().select(['1']);
    view().run({ kind: 'tempo', beat: 0, bpm: 120 });
    expect([[...view().selection], notes().length, view().canUndo]).toEqual([['0'], 2, false]);
  });

  test('draws a slide by keys, and drops it when another tool is taken', () => {
    const { view, notes } = start();
    view().moveCursor({ beat: 1, lane: 2 });
    view().continueSlide();
    view().moveCursor({ beat: 2, lane: 4 });
    view().continueSlide();
    view().moveCursor({ beat: 2, lane: 5 });
    view().continueSlide();
    view().endSlide();
    expect(notes()).toMatchObject([
      {
        type: 'Slide',
        connections: [
          { beat: 1, lane: 2 },
          { beat: 2, lane: 5 },
        ],
      },
    ]);
    view().continueSlide();
    view().choose('tap');
    expect([view().nodes, notes().length]).toEqual([[], 1]);
  });

  test('makes nothing of a slide with a single point', () => {
    const { view, notes } = start();
    view().continueSlide();
    view().endSlide();
    expect([notes(), view().nodes, view().canUndo]).toEqual([[], [], false]);
  });

  test('holds no selection of what is not there', () => {
    const { view } = start([tap(0, 0)]);
    view().select(['0', '7', '0.3'], 'add');
    expect([...view().selection]).toEqual(['0']);
    view().run({ kind: 'erase' });
    expect(view().selection.size).toBe(0);
  });

  test('takes texts back and forth with the step that changed them, but not what was typed since', () => {
    const { actor, view } = start([tap(0, 0)]);
    let about: ChartAbout = { ...EMPTY_ABOUT, title: 'mine', summary: 'long' };
    actor.on('ABOUT.STEPPED', ({ change }) => {
      about = aboutAfter(about, change);
    });
    const earlier = { ...about, title: 'earlier', level: 20 };
    view().run({ kind: 'apply', edit: { remove: [], add: [], about: { before: about, after: earlier } } });
    expect([about, view().canUndo]).toEqual([earlier, true]);
    about = { ...about, level: 27 };
    view().undo();
    expect(about).toMatchObject({ title: 'mine', summary: 'long', level: 27 });
    view().redo();
    expect(about).toMatchObject({ title: 'earlier', level: 27 });
    view().run({ kind: 'place', note: { kind: 'single', beat: 1, lane: 2 } });
    view().undo();
    expect(about.title).toBe('earlier');
  });

  test('gives texts and notes of every version back, undone and redone in any order', () => {
    const said = fc.record({
      title: fc.string({ maxLength: 3 }),
      tags: fc.array(fc.record({ type: fc.constant('text'), data: fc.constantFrom('a', 'b') }), {
        maxLength: 2,
      }),
      level: fc.option(fc.integer({ min: 1, max: 3 })),
    });
    const version = fc.tuple(anySheet, said);
    fc.assert(
      fc.property(
        fc.array(version, { minLength: 1, maxLength: 6 }),
        fc.array(fc.boolean(), { maxLength: 30, size: 'max' }),
        (versions, steps) => {
          const { actor, view } = start();
          let about: ChartAbout = EMPTY_ABOUT;
          actor.on('ABOUT.STEPPED', ({ change }) => {
            about = aboutAfter(about, change);
          });
          const states = [{ sheet: view().sheet, about }];
          for (const [sheet, texts] of versions) {
            const change = { before: about, after: { ...about, ...texts } };
            view().run({ kind: 'apply', edit: { ...editBetween(view().sheet, sheet), about: change } });
            states.push({ sheet: view().sheet, about });
          }
          let at = states.length - 1;
          for (const isBack of steps) {
            if (isBack) view().undo();
            else view().redo();
            at = Math.min(states.length - 1, Math.max(0, at + (isBack ? -1 : 1)));
            expect({ sheet: view().sheet, about }).toEqual(states[at]);
          }
          actor.stop();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('comes back to where it began when all is undone, and forth when all is redone', () => {
    const lane = fc.integer({ min: 0, max: 6 });
    const beat = fc.integer({ min: 0, max: 64 }).map((quarter) => quarter / 4);
    const event: fc.Arbitrary<ChartEditorCommand> = fc.oneof(
      fc.record({ beat, lane }).map(
        ({ beat, lane }): ChartEditorCommand => ({
          type: 'COMMAND.GIVEN',
          command: { kind: 'place', note: { kind: 'single', beat, lane } },
        }),
      ),
      fc
        .record({ beats: fc.integer({ min: -8, max: 8 }), lanes: fc.integer({ min: -6, max: 6 }) })
        .map((by): ChartEditorCommand => ({ type: 'COMMAND.GIVEN', command: { kind: 'move', ...by } })),
      fc.constantFrom(...EVENTS),
      fc.constantFrom(...TOOLS).map((tool): ChartEditorCommand => ({ type: 'TOOL.CHOSEN', tool })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { actor, view } = start([tap(3, 3)]);
        const before = view().sheet;
        for (const each of events) actor.send(each);
        const [after, isLatest] = [view().sheet, !view().canRedo];
        while (view().canUndo) view().undo();
        expect(view().sheet).toEqual(before);
        while (view().canRedo) view().redo();
        if (isLatest) expect(view().sheet).toEqual(after);
        while (view().canUndo) view().undo();
        expect(view().sheet).toEqual(before);
      }),
    );
  });
});
