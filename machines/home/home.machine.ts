/**
 * What shows on the home page in which order, kept in the browser and the same in every tab.
 * Started by the app machine; spec §2 (home), pages 3.17.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Keeping, KeepOutcome, Kept } from '#model/vocabulary/storage';
import * as logic from './home.logic.ts';
import type { HomeContext, HomeEvent, HomeLayout } from './home.types.ts';

export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    load: fromPromise<Kept<HomeLayout>>(() => Promise.reject(new Error('not provided: load'))),
    save: fromPromise<KeepOutcome<HomeLayout>, Keeping<HomeLayout>>(() =>
      Promise.reject(new Error('not provided: save')),
    ),
    watch: fromCallback(() => {
      throw new Error('not provided: watch');
    }),
  },
  guards: {
    isUnkept: ({ context }) => context.layout !== context.kept,
    isUntried: ({ context }) => context.layout !== context.tried,
    isStale: ({ context }) => context.isStale,
    wasKept: ({ event }) => logic.wasKept(event),
  },
  actions: {
    change: assign({ layout: ({ context, event }) => logic.changed(context.layout, event) }),
    take: assign(({ context, event }) => logic.taken(context, event)),
    noteTry: assign({ tried: ({ context }) => context.layout }),
    noteKept: assign(({ context, event }) => logic.noteKept(context, event)),
    noteProblem: assign({ problem: ({ event }) => logic.problemIn(event) }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
  },
}).createMachine({
  id: 'home',
  context: logic.initialContext,
  invoke: {
    id: 'watch',
    src: 'watch',
    onError: { description: 'Other tabs go unheard; saving still finds out what they wrote.' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'ready', actions: 'take' },
        onError: { target: 'ready.unreadable', actions: 'noteProblem' },
      },
      on: { 'KEPT.CHANGED': { actions: 'noteStale' } },
    },
    ready: {
      initial: 'saved',
      on: {
        'WIDGET.ADDED': { actions: 'change', description: 'It comes last.' },
        'WIDGET.REMOVED': { actions: 'change' },
        'WIDGET.MOVED': { actions: 'change', description: 'At most to an end.' },
        'SHORTCUT.ADDED': {
          actions: 'change',
          description: 'Nothing when it is no page or there are enough.',
        },
        'SHORTCUT.REMOVED': { actions: 'change' },
        'SHORTCUT.MOVED': { actions: 'change' },
        'HOME.RESET': { actions: 'change', description: 'As for somebody new.' },
      },
      states: {
        saved: {
          always: [
            { guard: 'isUnkept', target: 'saving' },
            { guard: 'isStale', target: 'checking' },
          ],
          on: { 'KEPT.CHANGED': 'checking' },
        },
        checking: {
          description: 'Another tab kept something.',
          entry: 'noteFresh',
          invoke: {
            id: 'check',
            src: 'load',
            onDone: { target: 'saved', actions: 'take', description: 'What was changed here holds.' },
            onError: { target: 'saved', description: 'The next save finds out.' },
          },
          on: { 'KEPT.CHANGED': { target: 'checking', reenter: true } },
        },
        saving: {
          entry: 'noteTry',
          invoke: {
            id: 'save',
            src: 'save',
            input: logic.keepingOf,
            onDone: [
              {
                guard: 'wasKept',
                target: 'saved',
                actions: 'noteKept',
                description: 'Later changes are saved at once.',
              },
              {
                target: 'saved',
                actions: 'take',
                description: 'Another tab was first: what was changed here is saved on top of it.',
              },
            ],
            onError: { target: 'unsaved', actions: 'noteProblem' },
          },
          on: { 'KEPT.CHANGED': { actions: 'noteStale' } },
        },
        unsaved: {
          tags: 'error',
          description: 'The layout holds while the page is open; any change or a retry saves again.',
          always: { guard: 'isUntried', target: 'saving' },
          on: { 'STORAGE.RETRY': 'saving', 'KEPT.CHANGED': 'checking' },
        },
        unreadable: {
          tags: 'error',
          description: 'Saving now could replace a layout that is there but could not be read.',
          on: { 'STORAGE.RETRY': '#home.loading', 'KEPT.CHANGED': '#home.loading' },
        },
      },
    },
  },
});
