/**
 * Language, dates, colours, spoilers and motion, kept in the browser and the same in every tab.
 * Started by the app machine; spec §3 (stored preferences).
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Keeping, KeepOutcome, Kept } from '#model/vocabulary/storage';
import * as logic from './preferences.logic.ts';
import type { Preferences, PreferencesContext, PreferencesEvent } from './preferences.types.ts';

export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    load: fromPromise<Kept<Preferences>>(() => Promise.reject(new Error('not provided: load'))),
    save: fromPromise<KeepOutcome<Preferences>, Keeping<Preferences>>(() =>
      Promise.reject(new Error('not provided: save')),
    ),
    watch: fromCallback(() => {
      throw new Error('not provided: watch');
    }),
  },
  guards: {
    isUnkept: ({ context }) => context.preferences !== context.kept,
    isUntried: ({ context }) => context.preferences !== context.tried,
    isStale: ({ context }) => context.isStale,
    wasKept: ({ event }) => logic.wasKept(event),
  },
  actions: {
    change: assign({ preferences: ({ context, event }) => logic.changed(context.preferences, event) }),
    take: assign(({ context, event }) => logic.taken(context, event)),
    noteTry: assign({ tried: ({ context }) => context.preferences }),
    noteKept: assign(({ context, event }) => logic.noteKept(context, event)),
    noteProblem: assign({ problem: ({ event }) => logic.problemIn(event) }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
  },
}).createMachine({
  id: 'preferences',
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
        'LANGUAGE.CHANGED': {
          actions: 'change',
          description: 'The index is clamped to the languages there are.',
        },
        'THEME.CHANGED': { actions: 'change' },
        'PREFERENCES.CHANGED': { actions: 'change', description: 'Any of them at once.' },
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
          on: { 'STORAGE.RETRY': '#preferences.loading', 'KEPT.CHANGED': '#preferences.loading' },
        },
      },
    },
  },
});
