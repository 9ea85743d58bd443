/**
 * Backups of the profiles as a page lists, makes and opens them, and whether the browser promises to keep what is stored.
 * Started by the profile manager; reference R38, R58, decision 024.
 */
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import * as logic from './backups.logic.ts';
import type {
  BackupList,
  BackupsContext,
  BackupsEmitted,
  BackupsEvent,
  Job,
  JobOutcome,
} from './backups.types.ts';

export const backupsMachine = setup({
  types: {
    context: {} as BackupsContext,
    events: {} as BackupsEvent,
    emitted: {} as BackupsEmitted,
    tags: {} as 'loading' | 'busy' | 'error',
  },
  actors: {
    load: fromPromise<BackupList>(() => Promise.reject(new Error('not provided: load'))),
    work: fromPromise<JobOutcome, Job>(() => Promise.reject(new Error('not provided: work'))),
    discard: fromPromise<void>(() => Promise.reject(new Error('not provided: discard'))),
    watch: fromCallback(() => {
      throw new Error('not provided: watch');
    }),
    check: fromPromise<boolean | null>(() => Promise.reject(new Error('not provided: check'))),
    ask: fromPromise<boolean>(() => Promise.reject(new Error('not provided: ask'))),
  },
  guards: {
    wasOpened: ({ event }) => logic.wasOpened(event),
    isPromised: ({ event }) => logic.isPromised(event),
    isUnpromised: ({ event }) => logic.isUnpromised(event),
  },
  actions: {
    take: assign(({ event }) => logic.listed(event)),
    begin: assign(({ event }) => logic.begun(event)),
    end: assign(({ event }) => logic.ended(event)),
    tell: emit(({ event }) => logic.openedEvent(event)),
    noteProblem: assign(({ event }) => logic.problemIn(event)),
  },
}).createMachine({
  id: 'backups',
  context: logic.initialContext,
  type: 'parallel',
  invoke: {
    id: 'watch',
    src: 'watch',
    onError: { description: 'The list shows what other tabs did when it is loaded next.' },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'ready', actions: 'take' },
            onError: { target: 'unreadable', actions: 'noteProblem' },
          },
          on: { 'BACKUPS.CHANGED': { target: 'loading', reenter: true } },
        },
        ready: {
          on: {
            'BACKUP.TAKE': { target: 'working', actions: 'begin' },
            'BACKUP.RESTORE': { target: 'working', actions: 'begin' },
            'DAMAGE.DISCARD': 'discarding',
            'BACKUPS.CHANGED': 'loading',
          },
        },
        working: {
          tags: 'busy',
          description: 'A backup is made; for going back to one, of what is in use, before that is opened.',
          invoke: {
            id: 'work',
            src: 'work',
            input: logic.jobOf,
            onDone: [
              { guard: 'wasOpened', target: 'loading', actions: ['end', 'tell'] },
              { target: 'loading', actions: 'end' },
            ],
            onError: { target: 'loading', actions: ['end', 'noteProblem'] },
          },
        },
        discarding: {
          tags: 'busy',
          invoke: {
            id: 'discard',
            src: 'discard',
            onDone: 'loading',
            onError: { target: 'loading', description: 'It is still there, and the list says so.' },
          },
        },
        unreadable: { tags: 'error', on: { 'LIST.RETRY': 'loading', 'BACKUPS.CHANGED': 'loading' } },
      },
    },
    persistence: {
      initial: 'checking',
      states: {
        checking: {
          invoke: {
            id: 'check',
            src: 'check',
            onDone: [
              { guard: 'isPromised', target: 'promised' },
              { guard: 'isUnpromised', target: 'open' },
              { target: 'unknown' },
            ],
            onError: 'unknown',
          },
        },
        open: {
          description: 'The browser may clear away what is stored when room runs short.',
          on: { 'PERSISTENCE.ASK': 'asking' },
        },
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            onDone: [{ guard: 'isPromised', target: 'promised' }, { target: 'refused' }],
            onError: 'refused',
          },
        },
        promised: {},
        refused: {
          description: 'Browsers change their mind when a site is used more.',
          on: { 'PERSISTENCE.ASK': 'asking' },
        },
        unknown: {},
      },
    },
  },
});
