/**
 * Lists, creates and opens backups of the profiles; asks the browser for persistent storage.
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
    isNotPromised: ({ event }) => logic.isNotPromised(event),
  },
  actions: {
    take: assign(({ event }) => logic.takeList(event)),
    begin: assign(({ event }) => logic.beginJob(event)),
    end: assign(({ event }) => logic.endJob(event)),
    notify: emit(({ event }) => logic.openedEvent(event)),
    noteProblem: assign(({ event }) => logic.problemIn(event)),
  },
}).createMachine({
  id: 'backups',
  context: logic.initialContext,
  type: 'parallel',
  invoke: {
    id: 'watch',
    src: 'watch',
    onError: { description: 'Changes by other tabs appear when the list is loaded next.' },
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
          description:
            'The list loads again after any change; what is asked for meanwhile is done, not dropped.',
          on: {
            'BACKUP.TAKE': { target: 'working', actions: 'begin' },
            'BACKUP.RESTORE': { target: 'working', actions: 'begin' },
            'DAMAGE.DISCARD': 'discarding',
            'BACKUPS.CHANGED': { target: 'loading', reenter: true },
          },
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
          description: 'A backup is created. A restore first backs up the current collection.',
          invoke: {
            id: 'work',
            src: 'work',
            input: logic.jobOf,
            onDone: [
              { guard: 'wasOpened', target: 'loading', actions: ['end', 'notify'] },
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
            onError: { target: 'loading', description: 'The damaged text is still stored and listed.' },
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
              { guard: 'isNotPromised', target: 'open' },
              { target: 'unknown' },
            ],
            onError: 'unknown',
          },
        },
        open: {
          description: 'The browser may delete stored data when space runs out.',
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
          description: 'Browsers may grant it later, when the site is used more.',
          on: { 'PERSISTENCE.ASK': 'asking' },
        },
        unknown: {},
      },
    },
  },
});
