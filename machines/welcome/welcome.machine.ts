/**
 * The first-visit dialog: shows until it is closed once, in whichever tab.
 * Started by the app machine; reference R44.
 */
import { fromCallback, fromPromise, setup } from 'xstate';
import * as logic from './welcome.logic.ts';
import type { WelcomeEvent } from './welcome.types.ts';

export const welcomeMachine = setup({
  types: {
    events: {} as WelcomeEvent,
    tags: {} as 'open',
  },
  actors: {
    load: fromPromise<boolean>(() => Promise.reject(new Error('not provided: load'))),
    save: fromPromise<void>(() => Promise.reject(new Error('not provided: save'))),
    watch: fromCallback(() => {
      throw new Error('not provided: watch');
    }),
  },
  guards: {
    wasClosed: ({ event }) => logic.wasClosed(event),
  },
}).createMachine({
  id: 'welcome',
  invoke: { id: 'watch', src: 'watch', onError: { description: 'Other tabs go unheard.' } },
  initial: 'checking',
  on: { 'CRAWLER.FOUND': { target: '.hidden', description: 'Crawlers see no welcome.' } },
  states: {
    checking: {
      description: 'Nothing shows until it is known, so that it does not flash.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [{ guard: 'wasClosed', target: 'hidden' }, { target: 'shown' }],
        onError: { target: 'shown', description: 'Better once too often than never.' },
      },
    },
    shown: {
      tags: 'open',
      on: { 'WELCOME.CLOSED': 'closing', 'KEPT.CHANGED': 'checking' },
    },
    closing: {
      invoke: {
        id: 'save',
        src: 'save',
        onDone: 'hidden',
        onError: { target: 'hidden', description: 'It comes again at the next visit.' },
      },
    },
    hidden: {},
  },
});
