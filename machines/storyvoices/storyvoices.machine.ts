/**
 * Voices of a story that is read as text: those of one line, or all of them in turn from a line on.
 * Started by the text reader; reference R139.
 */
import { assign, fromPromise, setup } from 'xstate';
import * as logic from './storyvoices.logic.ts';
import type { CueEnd, VoiceCue, VoicesContext, VoicesEvent } from './storyvoices.types.ts';

export const storyvoicesMachine = setup({
  types: {
    context: {} as VoicesContext,
    events: {} as VoicesEvent,
  },
  actors: {
    voice: fromPromise<CueEnd, VoiceCue>(() => Promise.reject(new Error('not provided: voice'))),
  },
  guards: {
    hasCue: ({ event }) => logic.hasCue(event),
    goesOn: ({ context, event }) => logic.goesOn(context, event),
  },
  actions: {
    take: assign(({ event }) => logic.take(event)),
    noteEnd: assign(({ context, event }) => logic.noteEnd(context, event)),
  },
}).createMachine({
  id: 'storyvoices',
  context: logic.initialContext,
  initial: 'silent',
  on: {
    'VOICES.READ': [
      { guard: 'hasCue', target: '.speaking', reenter: true, actions: 'take' },
      { target: '.silent', description: 'There is no voice from here to the end.' },
    ],
    'VOICES.SAY': { target: '.speaking', reenter: true, actions: 'take' },
  },
  states: {
    silent: {},
    speaking: {
      invoke: {
        id: 'voice',
        src: 'voice',
        input: logic.cueOf,
        onDone: [
          { guard: 'goesOn', target: 'speaking', reenter: true, actions: 'noteEnd' },
          { target: 'silent', actions: 'noteEnd' },
        ],
        onError: [
          { guard: 'goesOn', target: 'speaking', reenter: true, actions: 'noteEnd' },
          { target: 'silent', actions: 'noteEnd' },
        ],
      },
      on: { 'VOICES.STOP': 'silent' },
    },
  },
});
