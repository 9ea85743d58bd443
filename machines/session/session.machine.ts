/**
 * The logged-in user: looked up at start, after navigation at most every ten seconds, and at once after a login or logout.
 * Started by the app machine; reference R45.
 */
import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import * as logic from './session.logic.ts';

const THROTTLE_MS = 10_000;

export const sessionMachine = setup({
  types: {
    context: {} as logic.SessionContext,
    events: {} as logic.SessionEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    check: fromPromise<logic.SessionUser | null, logic.Lookup>(() =>
      Promise.reject(new Error('not provided: check')),
    ),
    logOut: fromPromise<void>(() => Promise.reject(new Error('not provided: logOut'))),
    tabs: fromCallback(() => {
      throw new Error('not provided: tabs');
    }),
  },
  guards: {
    isLoggedIn: ({ event }) => logic.isLoggedIn(event),
    hasUser: ({ context }) => logic.hasUser(context),
  },
  actions: {
    noteCheck: assign(({ event }) => logic.noteCheck(event)),
    noteCount: assign(({ context, event }) => logic.noteCount(context, event)),
    noteLogOutFailed: assign(logic.noteLogOutFailed),
    forgetUser: assign(logic.forgetUser),
    noteLocalChange: assign(logic.noteLocalChange),
  },
  delays: { throttle: THROTTLE_MS },
}).createMachine({
  id: 'session',
  context: logic.initialContext,
  initial: 'checking',
  invoke: {
    id: 'tabs',
    src: 'tabs',
    onError: { description: 'Without it, changes in other tabs are noticed at the next navigation.' },
  },
  on: {
    'SESSION.CHANGED': {
      target: '.checking',
      actions: 'noteLocalChange',
      description: 'Forced: a pending answer is outdated and is dropped.',
    },
    'TABS.CHANGED': '.checking',
    'MESSAGES.COUNTED': { actions: 'noteCount' },
  },
  states: {
    checking: {
      tags: 'busy',
      description: 'The known user stays shown until the answer arrives.',
      invoke: {
        id: 'check',
        src: 'check',
        input: logic.lookupOf,
        onDone: [
          { guard: 'isLoggedIn', target: 'signedIn', actions: 'noteCheck' },
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
      description: 'The lookup failed: the known user stays shown. Any request tries again.',
      on: {
        'SESSION.ASKED': 'checking',
        'LOGIN.LOST': { target: 'anonymous', actions: 'forgetUser' },
        'LOGOUT.WANTED': { guard: 'hasUser', target: 'leaving' },
      },
    },
  },
});

export interface SessionView {
  /** Null for an anonymous visitor, and before the first lookup has ended. */
  readonly user: logic.SessionUser | null;
  /** The first lookup has ended: a visitor without a user is anonymous. */
  readonly isKnown: boolean;
  readonly isBusy: boolean;
  /** The last lookup failed. */
  readonly hasFailed: boolean;
  readonly hasLogOutFailed: boolean;
  /** Looks up the session at once, here and in other tabs. */
  renew(): void;
  logOut(): void;
  /** How many notifications are left unread. */
  countMessages(messageCount: number): void;
}

/** The session and its commands for a page. */
export function sessionView(
  snapshot: SnapshotFrom<typeof sessionMachine>,
  send: (event: logic.SessionCommand) => void,
): SessionView {
  const { user, isKnown, hasLogOutFailed } = snapshot.context;
  return {
    user,
    isKnown,
    hasLogOutFailed,
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.hasTag('error'),
    renew: () => send({ type: 'SESSION.CHANGED' }),
    logOut: () => send({ type: 'LOGOUT.WANTED' }),
    countMessages: (messageCount) => send({ type: 'MESSAGES.COUNTED', messageCount }),
  };
}
