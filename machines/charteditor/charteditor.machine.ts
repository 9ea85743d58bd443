/**
 * A chart under edit with what was done to it, what is selected and the tool in hand. What is wrong with it is looked up beside the edits.
 * Started by the pages of the chart editor; reference R101, R112.
 */
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import * as logic from './charteditor.logic.ts';
import type {
  ChartCheck,
  ChartEditorContext,
  ChartEditorEmitted,
  ChartEditorEvent,
  ChartEditorInput,
  ChartFindings,
} from './charteditor.types.ts';

export const charteditorMachine = setup({
  types: {
    context: {} as ChartEditorContext,
    input: {} as ChartEditorInput,
    events: {} as ChartEditorEvent,
    emitted: {} as ChartEditorEmitted,
    tags: {} as 'drawing' | 'unchecked',
  },
  actors: {
    check: fromPromise<ChartFindings, ChartCheck>(() => Promise.reject(new Error('not provided: check'))),
  },
  guards: {
    isSlide: ({ context }) => logic.isSlide(context),
    isUnchecked: ({ context }) => logic.isUnchecked(context),
  },
  actions: {
    tellAbout: enqueueActions(({ context, event, enqueue }) => {
      const change = logic.aboutIn(context, event);
      if (change) enqueue.emit({ type: 'ABOUT.STEPPED', change });
    }),
    obey: assign(({ context, event }) => logic.obey(context, event)),
    stepBack: assign(({ context }) => logic.stepBack(context)),
    stepForth: assign(({ context }) => logic.stepForth(context)),
    select: assign(({ context, event }) => logic.select(context, event)),
    copy: assign(({ context }) => logic.copy(context)),
    chooseTool: assign(({ event }) => logic.chooseTool(event)),
    chooseGrid: assign(({ event }) => logic.chooseGrid(event)),
    toggleSnap: assign(({ context }) => logic.toggleSnap(context)),
    chooseLayer: assign(({ context, event }) => logic.chooseLayer(context, event)),
    moveCursor: assign(({ event }) => logic.moveCursor(event)),
    extend: assign(({ context, event }) => logic.extend(context, event)),
    addNode: assign(({ context }) => logic.addNode(context)),
    dropNodes: assign(logic.dropNodes),
    placeSlide: assign(({ context }) => logic.placeSlide(context)),
    takeMusic: assign(({ event }) => logic.takeMusic(event)),
    noteCheck: assign(({ context }) => logic.noteCheck(context)),
    keepFindings: assign(({ event }) => logic.keepFindings(event)),
  },
  delays: { pause: logic.CHECK_PAUSE_MS },
}).createMachine({
  id: 'charteditor',
  context: logic.initialContext,
  type: 'parallel',
  states: {
    pencil: {
      initial: 'resting',
      on: {
        'COMMAND.GIVEN': { actions: ['tellAbout', 'obey'] },
        'EDIT.UNDO': { actions: ['tellAbout', 'stepBack'] },
        'EDIT.REDO': { actions: ['tellAbout', 'stepForth'] },
        'SELECTION.CHANGED': { actions: 'select' },
        'SELECTION.COPIED': { actions: 'copy' },
        'GRID.CHOSEN': { actions: 'chooseGrid' },
        'SNAP.TOGGLED': { actions: 'toggleSnap' },
        'LAYER.CHOSEN': { actions: 'chooseLayer' },
        'CURSOR.MOVED': { actions: 'moveCursor' },
        'CURSOR.EXTENDED': { actions: 'extend' },
        'TOOL.CHOSEN': {
          target: '.resting',
          actions: ['chooseTool', 'dropNodes'],
          description: 'A slide that was being drawn is dropped.',
        },
      },
      states: {
        resting: { on: { 'SLIDE.CONTINUED': { target: 'drawing', actions: 'addNode' } } },
        drawing: {
          tags: 'drawing',
          description: 'Keys draw a slide point by point.',
          on: {
            'SLIDE.CONTINUED': { actions: 'addNode' },
            'SLIDE.ENDED': [
              { guard: 'isSlide', target: 'resting', actions: 'placeSlide' },
              { target: 'resting', actions: 'dropNodes', description: 'A single point is no slide.' },
            ],
          },
        },
      },
    },
    check: {
      initial: 'known',
      on: { 'MUSIC.CHANGED': { target: '.due', actions: 'takeMusic' } },
      states: {
        known: { always: { guard: 'isUnchecked', target: 'due' } },
        due: {
          tags: 'unchecked',
          description: 'Waits a moment, so that a run of edits is looked at once.',
          after: { pause: 'checking' },
        },
        checking: {
          tags: 'unchecked',
          entry: 'noteCheck',
          invoke: {
            id: 'check',
            src: 'check',
            input: logic.checkOf,
            onDone: { target: 'known', actions: 'keepFindings' },
            onError: {
              target: 'known',
              description: 'What was found before stays; the next edit is looked at again.',
            },
          },
        },
      },
    },
  },
});
