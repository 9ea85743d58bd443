/**
 * Editing a collection: what was done and can be taken back, and which cards are picked; the profile stays with its own machine.
 * Started by the pages of cards and of area items; reference R58.
 */
import { assign, emit, setup } from 'xstate';
import * as logic from './collection.logic.ts';
import type { CollectionContext, CollectionEmitted, CollectionEvent } from './collection.types.ts';

export const collectionMachine = setup({
  types: {
    context: {} as CollectionContext,
    events: {} as CollectionEvent,
    emitted: {} as CollectionEmitted,
    tags: {} as 'picking',
  },
  guards: {
    canMove: ({ context, event }) => logic.canMove(context, event),
  },
  actions: {
    tell: emit(({ context, event }) => logic.wantedBy(context, event)),
    move: assign(({ context, event }) => logic.moved(context, event)),
    pick: assign(({ context, event }) => logic.picked(context, event)),
    letGo: assign({ picked: () => logic.initialContext().picked }),
    forget: assign(logic.initialContext),
  },
}).createMachine({
  id: 'collection',
  context: logic.initialContext,
  initial: 'looking',
  on: {
    'EDIT.MADE': {
      actions: ['tell', 'move'],
      description: 'What was taken back before can no longer be done again.',
    },
    'EDIT.UNDO': { guard: 'canMove', actions: ['tell', 'move'] },
    'EDIT.REDO': { guard: 'canMove', actions: ['tell', 'move'] },
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
      description: 'A press on a card picks it instead of opening it.',
      on: {
        'PICK.TOGGLED': { actions: 'pick' },
        'PICK.ADDED': { actions: 'pick' },
        'PICKING.END': { target: 'looking', actions: 'letGo' },
      },
    },
  },
});
