/**
 * The visitor's profiles and the active one, stored after every change and shared by all tabs.
 * Started by the app machine; reference R36, R37.
 */
import { assign, setup } from 'xstate';
import type { ProfileCollection } from '#model/profile/collection';
import * as kept from '../kept/kept.logic.ts';
import { keptSlots } from '../kept/kept.slots.ts';
import * as logic from './profiles.logic.ts';
import type { ProfilesContext, ProfilesEvent } from './profiles.types.ts';
import { applyUndo, expireUndo, rememberUndo } from './profiles.undo.ts';

export const profilesMachine = setup({
  types: {
    context: {} as ProfilesContext,
    events: {} as ProfilesEvent,
    tags: {} as 'busy' | 'error' | 'conflict',
  },
  actors: keptSlots<ProfileCollection>(),
  guards: {
    isUnkept: ({ context }) => context.value !== context.kept,
    isUntried: ({ context }) => context.value !== context.tried,
    isStale: ({ context }) => context.isStale,
    wasKept: ({ event }) => kept.wasKept(event),
    canReconcile: ({ context, event }) => logic.canReconcile(context, event),
  },
  actions: {
    change: assign({ value: ({ context, event }) => logic.applyCommand(context.value, event) }),
    rememberUndo: assign(({ context, event }) => rememberUndo(context, event)),
    applyUndo: assign(({ context }) => applyUndo(context)),
    forgetUndo: assign({ undo: null }),
    expireUndo: assign(({ context }) => expireUndo(context)),
    takeLoaded: assign(({ context, event }) => logic.takeLoaded(context, event)),
    noteTry: assign({ tried: ({ context }) => context.value }),
    noteKept: assign(({ context, event }) => kept.noteKept(context, event)),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    noteTheirs: assign(({ event }) => logic.noteTheirs(event)),
    reconcile: assign(({ context, event }) => logic.reconcile(context, event)),
    resolve: assign(({ context, event }) => logic.resolve(context, event)),
    noteProblem: assign({ problem: ({ event }) => kept.problemIn(event) }),
  },
}).createMachine({
  id: 'profiles',
  context: logic.initialContext,
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
        onDone: { target: 'ready', actions: 'takeLoaded' },
        onError: { target: 'ready.unreadable', actions: 'noteProblem' },
      },
      on: { 'KEPT.CHANGED': { actions: 'noteStale' } },
    },
    ready: {
      initial: 'saved',
      on: {
        'PROFILE.ADD': { actions: 'change', description: 'The new one becomes active.' },
        'PROFILE.INSERT': { actions: 'change', description: 'The last of them becomes active.' },
        'PROFILE.REMOVE': {
          actions: ['rememberUndo', 'change'],
          description: 'Removing the active one makes the first active.',
        },
        'PROFILE.RENAME': { actions: 'change', description: 'An empty name becomes the next Profile N.' },
        'PROFILE.REPLACE': { actions: 'change' },
        'PROFILE.SELECT': { actions: 'change', description: 'The index is clamped.' },
        'PROFILES.EXCHANGE': {
          actions: ['rememberUndo', 'change'],
          description: 'A backup, or what an import made of the collection.',
        },
        'UNDO.RUN': {
          actions: 'applyUndo',
          description: 'Restores a deleted profile or the replaced collection; later changes stay.',
        },
        'UNDO.DISMISS': { actions: 'forgetUndo' },
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
            onDone: [
              { guard: 'canReconcile', target: 'saved', actions: ['expireUndo', 'reconcile'] },
              { target: 'conflict', actions: 'noteTheirs' },
            ],
            onError: { target: 'saved', description: 'The next save detects it.' },
          },
          on: { 'KEPT.CHANGED': { target: 'checking', reenter: true } },
        },
        saving: {
          entry: 'noteTry',
          invoke: {
            id: 'save',
            src: 'save',
            input: kept.keepingOf,
            onDone: [
              {
                guard: 'wasKept',
                target: 'saved',
                actions: 'noteKept',
                description: 'Later changes are saved at once.',
              },
              {
                guard: 'canReconcile',
                target: 'saved',
                actions: ['expireUndo', 'reconcile'],
                description: 'Another tab saved first, without conflicts with local changes.',
              },
              { target: 'conflict', actions: 'noteTheirs' },
            ],
            onError: { target: 'unsaved', actions: 'noteProblem' },
          },
          on: { 'KEPT.CHANGED': { actions: 'noteStale' } },
        },
        conflict: {
          tags: 'conflict',
          description: 'Two tabs changed the profiles; nothing is saved until the visitor chooses.',
          on: {
            'CONFLICT.RESOLVE': { target: 'saved', actions: ['expireUndo', 'resolve'] },
            'KEPT.CHANGED': 'checking',
          },
        },
        unsaved: {
          tags: 'error',
          description: 'Nothing is lost while the page is open; any change or a retry saves again.',
          always: { guard: 'isUntried', target: 'saving' },
          on: { 'STORAGE.RETRY': 'saving', 'KEPT.CHANGED': 'checking' },
        },
        unreadable: {
          tags: 'error',
          description: 'Saving now could replace profiles that are there but could not be read.',
          on: { 'STORAGE.RETRY': '#profiles.loading', 'KEPT.CHANGED': '#profiles.loading' },
        },
      },
    },
  },
});
