/**
 * The main and the sub server, kept in the browser and the same in every tab.
 * Started by the app machine; spec §3 (stored preferences), §4 (servers).
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Keeping, KeepOutcome, Kept } from '#model/vocabulary/storage';
import * as logic from './servers.logic.ts';
import type { Servers, ServersContext, ServersEvent } from './servers.types.ts';

export const serversMachine = setup({
  types: {
    context: {} as ServersContext,
    events: {} as ServersEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    load: fromPromise<Kept<Servers>>(() => Promise.reject(new Error('not provided: load'))),
    save: fromPromise<KeepOutcome<Servers>, Keeping<Servers>>(() =>
      Promise.reject(new Error('not provided: save')),
    ),
    watch: fromCallback(() => {
      throw new Error('not provided: watch');
    }),
  },
  guards: {
    isUnkept: ({ context }) => context.servers !== context.kept,
    isUntried: ({ context }) => context.servers !== context.tried,
    isStale: ({ context }) => context.isStale,
    wasKept: ({ event }) => logic.wasKept(event),
  },
  actions: {
    change: assign({ servers: ({ context, event }) => logic.changed(context.servers, event) }),
    take: assign(({ context, event }) => logic.taken(context, event)),
    noteTry: assign({ tried: ({ context }) => context.servers }),
    noteKept: assign(({ context, event }) => logic.noteKept(context, event)),
    noteProblem: assign({ problem: ({ event }) => logic.problemIn(event) }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
  },
}).createMachine({
  id: 'servers',
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
        'MAIN.CHANGED': {
          actions: 'change',
          description: 'The sub server gives way when both become equal.',
        },
        'SUB.CHANGED': { actions: 'change', description: 'Equal to the main one: the first other server.' },
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
          description: 'The choice holds while the page is open; any change or a retry saves again.',
          always: { guard: 'isUntried', target: 'saving' },
          on: { 'STORAGE.RETRY': 'saving', 'KEPT.CHANGED': 'checking' },
        },
        unreadable: {
          tags: 'error',
          description: 'Saving now could replace a choice that is there but could not be read.',
          on: { 'STORAGE.RETRY': '#servers.loading', 'KEPT.CHANGED': '#servers.loading' },
        },
      },
    },
  },
});
