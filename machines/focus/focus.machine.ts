/**
 * Which sound may play: one on the page, one in all tabs. One that begins stops the one before.
 * Started by src/features/music/sound at the first sound; reference R75.
 */
import { assign, emit, fromCallback, setup } from 'xstate';
import * as logic from './focus.logic.ts';

export const focusMachine = setup({
  types: {
    context: {} as logic.FocusContext,
    events: {} as logic.FocusEvent,
    emitted: {} as logic.FocusEmitted,
  },
  actors: {
    claim: fromCallback<logic.FocusEvent>(() => {
      throw new Error('not provided: claim');
    }),
  },
  guards: {
    isHolder: ({ context, event }) => logic.isHolder(context, event),
  },
  actions: {
    take: assign(({ context, event }) => logic.take(context, event)),
    stop: emit(({ context }) => logic.stopped(context)),
    drop: assign(logic.initialContext),
  },
}).createMachine({
  id: 'focus',
  context: logic.initialContext,
  initial: 'silent',
  states: {
    silent: {
      on: { 'FOCUS.ASKED': { target: 'sounding', actions: 'take' } },
    },
    sounding: {
      description: 'The claim notifies the other tabs, and learns when one of them begins.',
      invoke: {
        id: 'claim',
        src: 'claim',
        onError: { description: 'Other tabs are not notified; this one goes on.' },
      },
      on: {
        'FOCUS.ASKED': { actions: ['stop', 'take'] },
        'FOCUS.RELEASED': { guard: 'isHolder', target: 'silent', actions: 'drop' },
        'TAB.TOOK': { target: 'silent', actions: ['stop', 'drop'] },
      },
    },
  },
});
