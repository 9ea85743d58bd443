/**
 * The visitor's profiles and which one is active, kept in the browser behind every change and the same in every tab.
 * Started by the app machine; reference R36, R37.
 */
import { assign, setup } from 'xstate';
import type { ProfileCollection } from '#model/profile/collection';
import * as kept from '../kept/kept.logic.ts';
import { keptSlots } from '../kept/kept.slots.ts';
import * as logic from './profiles.logic.ts';
import type { ProfilesContext, ProfilesEvent } from './profiles.types.ts';
import { outlived, remembered, takenBack } from './profiles.undo.ts';

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
    change: assign({ value: ({ context, event }) => logic.changed(context.value, event) }),
    remember: assign(({ context, event }) => remembered(context, event)),
    takeBack: assign(({ context }) => takenBack(context)),
    forgetUndo: assign({ undo: null }),
    outliveUndo: assign(({ context }) => outlived(context)),
    takeLoaded: assign(({ context, event }) => logic.loaded(context, event)),
    noteTry: assign({ tried: ({ context }) => context.value }),
    noteKept: assign(({ context, event }) => kept.noteKept(context, event)),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    noteTheirs: assign(({ event }) => logic.noteTheirs(event)),
    reconcile: assign(({ context, event }) => logic.reconcile(context, event)),
    resolve: assign(({ context, event }) => logic.resolved(context, event)),
    noteProblem: assign({ problem: ({ event }) => kept.problemIn(event) }),
  },
}).createMachine({
  id: 'profiles',
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
          actions: ['remember', 'change'],
          description: 'Removing the active one makes the first active.',
        },
        'PROFILE.RENAME': { actions: 'change', description: 'An empty name becomes the next Profile N.' },
        'PROFILE.REPLACE': { actions: 'change' },
        'PROFILE.SELECT': { actions: 'change', description: 'The index is clamped.' },
        'PROFILES.EXCHANGE': {
          actions: ['remember', 'change'],
          description: 'A backup, or what an import made of the collection.',
        },
        'UNDO.RUN': {
          actions: 'takeBack',
          description:
            'A deleted profile comes back to its place, an exchange is turned round; later changes stay.',
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
          description: 'Another tab kept something.',
          entry: 'noteFresh',
          invoke: {
            id: 'check',
            src: 'load',
            onDone: [
              { guard: 'canReconcile', target: 'saved', actions: ['outliveUndo', 'reconcile'] },
              { target: 'conflict', actions: 'noteTheirs' },
            ],
            onError: { target: 'saved', description: 'The next save finds out.' },
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
                actions: ['outliveUndo', 'reconcile'],
                description: 'Another tab was first, with something that does not touch the changes here.',
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
            'CONFLICT.RESOLVE': { target: 'saved', actions: ['outliveUndo', 'resolve'] },
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
