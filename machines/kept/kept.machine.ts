/**
 * One value kept in the browser and the same in every tab: the servers, the preferences, the home page's layout.
 * Started by the app machine, once for each of `KEPT_VALUES`; reference R39, R40, R59.
 */
import { assign, setup } from 'xstate';
import * as logic from './kept.logic.ts';
import { keptSlots } from './kept.slots.ts';
import type { KeptContext, KeptEvent, KeptValue } from './kept.types.ts';

/** The machine that keeps a value; see `KeptValue` for an example of one. */
export const keptMachine = <Value extends object, Edit>(kept: KeptValue<Value, Edit>) =>
  setup({
    types: {
      context: {} as KeptContext<Value>,
      events: {} as KeptEvent<Value, Edit>,
      tags: {} as 'busy' | 'error',
    },
    actors: keptSlots<Value>(),
    guards: {
      isUnkept: ({ context }) => context.value !== context.kept,
      isUntried: ({ context }) => context.value !== context.tried,
      isStale: ({ context }) => context.isStale,
      wasKept: ({ event }) => logic.wasKept(event),
    },
    actions: {
      edit: assign({ value: ({ context, event }) => logic.applyEdit(kept, context.value, event) }),
      take: assign(({ context, event }) => logic.takeStored(kept, context, event)),
      noteTry: assign({ tried: ({ context }) => context.value }),
      noteKept: assign(({ context, event }) => logic.noteKept(context, event)),
      noteProblem: assign({ problem: ({ event }) => logic.problemIn(event) }),
      noteStale: assign({ isStale: true }),
      noteFresh: assign({ isStale: false }),
    },
  }).createMachine({
    id: 'kept',
    context: () => logic.initialContext(kept.decode(undefined)),
    invoke: {
      id: 'watch',
      src: 'watch',
      onError: { description: 'Changes by other tabs are not announced; saving still detects them.' },
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
          'VALUE.EDITED': { actions: 'edit', description: 'Nothing happens when the value stays equal.' },
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
            description: 'Another tab saved something.',
            entry: 'noteFresh',
            invoke: {
              id: 'check',
              src: 'load',
              onDone: { target: 'saved', actions: 'take', description: 'Edits made here stay.' },
              onError: { target: 'saved', description: 'The next save detects it.' },
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
                  description: 'Edits made meanwhile are saved at once.',
                },
                {
                  target: 'saved',
                  actions: 'take',
                  description: 'Another tab saved first: local edits are merged into its value and saved.',
                },
              ],
              onError: { target: 'unsaved', actions: 'noteProblem' },
            },
            on: { 'KEPT.CHANGED': { actions: 'noteStale' } },
          },
          unsaved: {
            tags: 'error',
            description: 'The value lasts while the page is open; any edit or a retry saves again.',
            always: { guard: 'isUntried', target: 'saving' },
            on: { 'STORAGE.RETRY': 'saving', 'KEPT.CHANGED': 'checking' },
          },
          unreadable: {
            tags: 'error',
            description: 'Saving now could overwrite a value that could not be read.',
            on: { 'STORAGE.RETRY': '#kept.loading', 'KEPT.CHANGED': '#kept.loading' },
          },
        },
      },
    },
  });
