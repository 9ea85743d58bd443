/**
 * The set of open modals.
 * Started by the app machine; reference R48.
 */
import { assign, setup } from 'xstate';
import * as logic from './modals.logic.ts';
import type { ModalsCommand, ModalsContext } from './modals.types.ts';

export const modalsMachine = setup({
  types: {
    context: {} as ModalsContext,
    events: {} as ModalsCommand,
    tags: {} as 'open',
  },
  guards: {
    isAnyOpen: ({ context }) => context.open.length > 0,
    isNoneOpen: ({ context }) => context.open.length === 0,
  },
  actions: {
    change: assign(({ context, event }) => logic.change(context, event)),
  },
}).createMachine({
  id: 'modals',
  context: logic.initialContext,
  initial: 'closed',
  on: { 'MODAL.OPENED': { actions: 'change', description: 'Opened again, it comes to the top.' } },
  states: {
    closed: { always: { guard: 'isAnyOpen', target: 'open' } },
    open: {
      tags: 'open',
      description: 'The page behind does not scroll and takes no keys.',
      always: { guard: 'isNoneOpen', target: 'closed' },
      on: { 'MODAL.CLOSED': { actions: 'change' }, 'MODALS.CLEARED': { actions: 'change' } },
    },
  },
});
