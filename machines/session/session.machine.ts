/**
 * Who is logged in: asked at the start, after page changes at most every ten seconds, at once when something happened.
 * Started by the app machine; reference R45.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import * as logic from './session.logic.ts';
import type { Lookup, SessionContext, SessionEvent, SessionUser } from './session.types.ts';

const THROTTLE_MS = 10_000;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    check: fromPromise<SessionUser | null, Lookup>(() => Promise.reject(new Error('not provided: check'))),
    logOut: fromPromise<void>(() => Promise.reject(new Error('not provided: logOut'))),
    tabs: fromCallback(() => {
      throw new Error('not provided: tabs');
    }),
  },
  guards: {
    isSomebody: ({ event }) => logic.isSomebody(event),
    hasUser: ({ context }) => logic.hasUser(context),
  },
  actions: {
    noteCheck: assign(({ event }) => logic.noteCheck(event)),
    noteCount: assign(({ context, event }) => logic.noteCount(context, event)),
    noteLogOutFailed: assign(logic.noteLogOutFailed),
    forgetUser: assign(logic.forgetUser),
    noteNews: assign(logic.noteNews),
  },
  delays: { throttle: THROTTLE_MS },
}).createMachine({
  id: 'session',
  context: logic.initialContext,
  initial: 'checking',
  invoke: {
    id: 'tabs',
    src: 'tabs',
    onError: { description: 'Without it other tabs are heard of at the next page change.' },
  },
  on: {
    'SESSION.CHANGED': {
      target: '.checking',
      actions: 'noteNews',
      description: 'Forced: an answer on its way is from before and is dropped.',
    },
    'TABS.CHANGED': '.checking',
    'MESSAGES.COUNTED': { actions: 'noteCount' },
  },
  states: {
    checking: {
      tags: 'busy',
      description: 'Whoever was known stays shown until the answer comes.',
      invoke: {
        id: 'check',
        src: 'check',
        input: logic.lookupOf,
        onDone: [
          { guard: 'isSomebody', target: 'signedIn', actions: 'noteCheck' },
          { target: 'anonymous', actions: 'noteCheck' },
        ],
        onError: { target: 'unreached', actions: 'noteCheck' },
      },
      on: { 'LOGOUT.WANTED': { guard: 'hasUser', target: 'leaving' } },
    },
    anonymous: {
      initial: 'fresh',
      states: {
        fresh: { after: { throttle: 'stale' } },
        stale: { on: { 'SESSION.ASKED': '#session.checking' } },
      },
    },
    signedIn: {
      initial: 'fresh',
      on: {
        'LOGOUT.WANTED': 'leaving',
        'LOGIN.LOST': { target: 'anonymous', actions: 'forgetUser' },
      },
      states: {
        fresh: { after: { throttle: 'stale' } },
        stale: { on: { 'SESSION.ASKED': '#session.checking' } },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'anonymous', actions: 'forgetUser' },
        onError: { target: 'signedIn', actions: 'noteLogOutFailed' },
      },
    },
    unreached: {
      tags: 'error',
      description: 'The lookup failed: whoever was known stays shown. Any wish tries again.',
      on: {
        'SESSION.ASKED': 'checking',
        'LOGIN.LOST': { target: 'anonymous', actions: 'forgetUser' },
        'LOGOUT.WANTED': { guard: 'hasUser', target: 'leaving' },
      },
    },
  },
});
