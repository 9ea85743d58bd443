/**
 * Undo history and selected cards while a collection is edited. The profile itself belongs to `profilesMachine`.
 * Started by the pages of cards and of area items; reference R58.
 */
import { assign, emit, setup } from 'xstate';
import * as logic from './collection.logic.ts';

export const collectionMachine = setup({
  types: {
    context: {} as logic.CollectionContext,
    events: {} as logic.CollectionEvent,
    emitted: {} as logic.CollectionEmitted,
    tags: {} as 'picking',
  },
  guards: {
    canMove: ({ context, event }) => logic.canMove(context, event),
  },
  actions: {
    notify: emit(({ context, event }) => logic.changeEvent(context, event)),
    move: assign(({ context, event }) => logic.move(context, event)),
    pick: assign(({ context, event }) => logic.pick(context, event)),
    clearPicks: assign({ picked: () => logic.initialContext().picked }),
    forget: assign(logic.initialContext),
  },
}).createMachine({
  id: 'collection',
  context: logic.initialContext,
  initial: 'looking',
  on: {
    'EDIT.MADE': {
      actions: ['notify', 'move'],
      description: 'Undone edits can no longer be redone.',
    },
    'EDIT.UNDO': { guard: 'canMove', actions: ['notify', 'move'] },
    'EDIT.REDO': { guard: 'canMove', actions: ['notify', 'move'] },
    'PROFILE.CHANGED': { target: '.looking', actions: 'forget' },
  },
  states: {
    looking: {
      on: {
        'PICKING.START': 'picking',
        'PICK.TOGGLED': { target: 'picking', actions: 'pick' },
        'PICK.ADDED': { target: 'picking', actions: 'pick' },
      },
    },
    picking: {
      tags: 'picking',
      description: 'Pressing a card selects it instead of opening it.',
      on: {
        'PICK.TOGGLED': { actions: 'pick' },
        'PICK.ADDED': { actions: 'pick' },
        'PICKING.END': { target: 'looking', actions: 'clearPicks' },
      },
    },
  },
});
