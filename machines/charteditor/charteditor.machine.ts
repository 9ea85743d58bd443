/**
 * A chart under edit with what was done to it, what is selected and the tool in hand.
 * Started by the pages of the chart editor; reference R112.
 */
import { assign, setup } from 'xstate';
import * as logic from './charteditor.logic.ts';
import type { ChartEditorCommand, ChartEditorContext, ChartEditorInput } from './charteditor.types.ts';

export const charteditorMachine = setup({
  types: {
    context: {} as ChartEditorContext,
    input: {} as ChartEditorInput,
    events: {} as ChartEditorCommand,
    tags: {} as 'drawing',
  },
  guards: {
    isSlide: ({ context }) => logic.isSlide(context),
  },
  actions: {
    obey: assign(({ context, event }) => logic.obey(context, event)),
    stepBack: assign(({ context }) => logic.stepBack(context)),
    stepForth: assign(({ context }) => logic.stepForth(context)),
    open: assign(({ event }) => logic.open(event)),
    select: assign(({ context, event }) => logic.select(context, event)),
    chooseTool: assign(({ event }) => logic.chooseTool(event)),
    chooseGrid: assign(({ event }) => logic.chooseGrid(event)),
    toggleSnap: assign(({ context }) => logic.toggleSnap(context)),
    moveCursor: assign(({ event }) => logic.moveCursor(event)),
    addNode: assign(({ context }) => logic.addNode(context)),
    dropNodes: assign(logic.dropNodes),
    placeSlide: assign(({ context }) => logic.placeSlide(context)),
  },
}).createMachine({
  id: 'charteditor',
  context: logic.initialContext,
  type: 'parallel',
  states: {
    pencil: {
      initial: 'resting',
      on: {
        'COMMAND.GIVEN': { actions: 'obey' },
        'EDIT.UNDO': { actions: 'stepBack' },
        'EDIT.REDO': { actions: 'stepForth' },
        'SELECTION.CHANGED': { actions: 'select' },
        'GRID.CHOSEN': { actions: 'chooseGrid' },
        'SNAP.TOGGLED': { actions: 'toggleSnap' },
        'CURSOR.MOVED': { actions: 'moveCursor' },
        'SHEET.OPENED': { target: '.resting', actions: 'open' },
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
          description: 'Keys draw a slide node by node.',
          on: {
            'SLIDE.CONTINUED': { actions: 'addNode' },
            'SLIDE.ENDED': [
              { guard: 'isSlide', target: 'resting', actions: 'placeSlide' },
              { target: 'resting', actions: 'dropNodes', description: 'A single node is no slide.' },
            ],
            'SLIDE.CANCELLED': { target: 'resting', actions: 'dropNodes' },
          },
        },
      },
    },
  },
});
