/**
 * The first-visit dialog, and on pages that a link led to a bar in its place: shown until it is closed once in any tab.
 * Started by the app machine; reference R44.
 */
import { fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import * as logic from './welcome.logic.ts';

export const welcomeMachine = setup({
  types: {
    events: {} as logic.WelcomeEvent,
    tags: {} as 'open' | 'offered',
  },
  actors: {
    load: fromPromise<logic.Greeting>(() => Promise.reject(new Error('not provided: load'))),
    save: fromPromise<void>(() => Promise.reject(new Error('not provided: save'))),
    watch: fromCallback(() => {
      throw new Error('not provided: watch');
    }),
  },
  guards: {
    wasClosed: ({ event }) => logic.isFor('none', event),
    cameByLink: ({ event }) => logic.isFor('bar', event),
  },
}).createMachine({
  id: 'welcome',
  invoke: { id: 'watch', src: 'watch', onError: { description: 'Changes by other tabs are not noticed.' } },
  initial: 'checking',
  on: { 'CRAWLER.FOUND': { target: '.hidden', description: 'Crawlers see no welcome.' } },
  states: {
    checking: {
      description: 'Nothing is shown until the stored state is known, so that the dialog does not flash.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: 'wasClosed', target: 'hidden' },
          { guard: 'cameByLink', target: 'offered' },
          { target: 'shown' },
        ],
        onError: {
          target: 'offered',
          description: 'Where the stored state is unknown the bar shows: it may come with each page.',
        },
      },
    },
    offered: {
      tags: 'offered',
      description: 'A bar below the page.',
      on: { 'WELCOME.WANTED': 'shown', 'WELCOME.CLOSED': 'closing', 'KEPT.CHANGED': 'checking' },
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
        onError: { target: 'hidden', description: 'The dialog is shown again at the next visit.' },
      },
    },
    hidden: {},
  },
});

export interface WelcomeView {
  readonly isOpen: boolean;
  /** The bar shows in place of the dialog. */
  readonly isOffered: boolean;
  /** Opens the dialog from the bar. */
  open(): void;
  /** Closes dialog and bar for good. */
  close(): void;
}

/** The first-visit dialog and its commands for a page. */
export const welcomeView = (
  snapshot: SnapshotFrom<typeof welcomeMachine>,
  send: (event: logic.WelcomeCommand) => void,
): WelcomeView => ({
  isOpen: snapshot.hasTag('open'),
  isOffered: snapshot.hasTag('offered'),
  open: () => send({ type: 'WELCOME.WANTED' }),
  close: () => send({ type: 'WELCOME.CLOSED' }),
});
