/**
 * The language of the interface. Texts load on demand and are shown when complete.
 * Started by the app machine, which passes on the preference; reference R39.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Locale } from '#model/vocabulary/locales';
import * as logic from './locale.logic.ts';
import type { LocaleContext, LocaleEvent } from './locale.types.ts';

export const localeMachine = setup({
  types: {
    context: {} as LocaleContext,
    events: {} as LocaleEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    load: fromPromise<void, Locale>(() => Promise.reject(new Error('not provided: load'))),
  },
  guards: {
    isOther: ({ context, event }) => logic.isOther(context, event),
    isMissing: ({ event }) => logic.isMissing(event),
  },
  actions: {
    noteRequested: assign(({ event }) => logic.noteRequested(event)),
    noteShown: assign({ shown: ({ context }) => context.requested, error: null }),
    noteError: assign(({ event }) => logic.failure(event)),
  },
}).createMachine({
  id: 'locale',
  context: logic.initialContext,
  initial: 'ready',
  on: {
    'LOCALE.CHOSEN': { guard: 'isOther', target: '.loading', actions: 'noteRequested' },
  },
  states: {
    ready: {},
    loading: {
      tags: 'busy',
      description: 'The page stays in the language it is in.',
      invoke: {
        id: 'load',
        src: 'load',
        input: logic.requestedOf,
        onDone: { target: 'ready', actions: 'noteShown' },
        onError: [
          {
            guard: 'isMissing',
            target: 'missing',
            actions: 'noteError',
            description: 'Module not found: there is no such language.',
          },
          { target: 'failed', actions: 'noteError' },
        ],
      },
    },
    missing: { tags: 'error', description: 'The page stays English, or in the language it was in.' },
    failed: {
      tags: 'error',
      on: { 'LOCALE.RETRY': { target: 'loading', actions: 'noteRequested' } },
    },
  },
});
