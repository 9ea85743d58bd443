import { describe } from 'vitest';
import { clockMachine } from '#machines/clock/clock.machine';
import { externalMachine } from '#machines/external/external.machine';
import { layoutMachine } from '#machines/layout/layout.machine';
import { localeMachine } from '#machines/locale/locale.machine';
import { modalsMachine } from '#machines/modals/modals.machine';
import { navigationMachine } from '#machines/navigation/navigation.machine';
import { requestsMachine } from '#machines/requests/requests.machine';
import { sessionMachine } from '#machines/session/session.machine';
import { themeMachine } from '#machines/theme/theme.machine';
import { welcomeMachine } from '#machines/welcome/welcome.machine';
import { walkMachine } from '../laws/machine-walk.ts';

const error = new Error('boom');
/** Paths tell events apart by what JSON says of them. */
const noModule = Object.assign(new Error("Cannot find module './ja.json'"), { isMissing: true });

describe('locale machine', () => {
  walkMachine({
    machine: localeMachine,
    events: [
      { type: 'LOCALE.CHOSEN', locale: 'ja' },
      { type: 'LOCALE.CHOSEN', locale: 'ru' },
      { type: 'LOCALE.RETRY' },
      { type: 'xstate.done.actor.load' },
      { type: 'xstate.error.actor.load', error },
      { type: 'xstate.error.actor.load', error: noModule },
    ],
    deciding: ({ requested }) => requested,
    ignored: { 'LOCALE.RETRY': ['ready', 'loading', 'missing'] },
  });
});

describe('theme machine', () => {
  walkMachine({
    machine: themeMachine,
    events: [
      { type: 'THEME.CHOSEN', theme: 'light' },
      { type: 'THEME.CHOSEN', theme: 'dark' },
      { type: 'THEME.CHOSEN', theme: 'system' },
      { type: 'SYSTEM.CHANGED', isDark: true },
      { type: 'SYSTEM.CHANGED', isDark: false },
      { type: 'xstate.error.actor.system', error },
    ],
    deciding: ({ isSystemDark }) => isSystemDark,
    ignored: {},
  });
});

describe('layout machine', () => {
  walkMachine({
    machine: layoutMachine,
    events: [
      { type: 'TOUCH.FELT' },
      { type: 'VISITOR.IDENTIFIED', identifier: 'Googlebot/2.1' },
      { type: 'SYSTEM.CALMED', isCalm: true },
      { type: 'MOTION.CHOSEN', motion: 'full' },
      { type: 'xstate.error.actor.touch', error },
      { type: 'xstate.error.actor.visitor', error },
      { type: 'xstate.error.actor.motion', error },
    ],
    deciding: (context) => context,
    ignored: { 'TOUCH.FELT': ['touch.touched'], 'VISITOR.IDENTIFIED': ['visitor.crawler'] },
  });
});

describe('navigation machine', () => {
  walkMachine({
    machine: navigationMachine,
    events: [
      { type: 'NAVIGATION.STARTED', path: '/a' },
      { type: 'ROUTE.MATCHED', path: '/a' },
      { type: 'PAGE.RENDERED', path: '/a', title: 'A' },
      { type: 'PAGE.NAMED', path: '/a', name: 'Song A' },
      { type: 'PAGE.NAMED', path: '/a', name: null },
      { type: 'NAVIGATION.ABANDONED' },
      { type: 'ROUTE.FAILED', error },
      { type: 'CONNECTION.LOST' },
      { type: 'CONNECTION.BACK' },
      { type: 'TRAFFIC.COUNTED', requests: 1 },
      { type: 'TRAFFIC.COUNTED', requests: 0 },
      { type: 'xstate.done.actor.report' },
      { type: 'xstate.error.actor.report', error },
      { type: 'xstate.done.actor.reload' },
      { type: 'xstate.error.actor.reload', error },
      { type: 'xstate.error.actor.renewal', error },
      { type: 'xstate.error.actor.connection', error },
    ],
    deciding: ({ to, view, requests, isOffline }) => [to, view, requests, isOffline],
    ignored: {},
  });
});

describe('requests machine', () => {
  walkMachine({
    machine: requestsMachine,
    events: [
      { type: 'REQUEST.FAILED', name: 'cards' },
      { type: 'REQUEST.RECOVERED', name: 'cards' },
      { type: 'DIALOG.CLOSED' },
      { type: 'REQUESTS.RETRY' },
      { type: 'CRAWLER.FOUND' },
      { type: 'xstate.done.actor.retry', output: [] },
      { type: 'xstate.error.actor.retry', error },
    ],
    deciding: (context) => context,
    ignored: {
      'REQUEST.FAILED': ['silent'],
      'REQUEST.RECOVERED': ['closed', 'silent'],
      'DIALOG.CLOSED': ['closed', 'silent'],
      'REQUESTS.RETRY': ['closed', 'retrying', 'silent'],
    },
  });
});

describe('welcome machine', () => {
  walkMachine({
    machine: welcomeMachine,
    events: [
      { type: 'WELCOME.CLOSED' },
      { type: 'WELCOME.WANTED' },
      { type: 'CRAWLER.FOUND' },
      { type: 'KEPT.CHANGED' },
      { type: 'xstate.done.actor.load', output: 'none' },
      { type: 'xstate.done.actor.load', output: 'dialog' },
      { type: 'xstate.done.actor.load', output: 'bar' },
      { type: 'xstate.error.actor.load', error },
      { type: 'xstate.done.actor.save' },
      { type: 'xstate.error.actor.save', error },
      { type: 'xstate.error.actor.watch', error },
    ],
    ignored: {
      'WELCOME.CLOSED': ['checking', 'closing', 'hidden'],
      'WELCOME.WANTED': ['checking', 'shown', 'closing', 'hidden'],
      'KEPT.CHANGED': ['checking', 'closing', 'hidden'],
    },
  });
});

describe('modals machine', () => {
  walkMachine({
    machine: modalsMachine,
    events: [
      { type: 'MODAL.OPENED', name: 'search' },
      { type: 'MODAL.CLOSED', name: 'search' },
      { type: 'MODALS.CLEARED' },
    ],
    deciding: ({ open }) => open,
    ignored: { 'MODAL.CLOSED': ['closed'], 'MODALS.CLEARED': ['closed'] },
  });
});

describe('clock machine', () => {
  walkMachine({
    machine: clockMachine,
    events: [
      { type: 'CLOCK.TICKED', deviceMs: 1_000 },
      { type: 'CLOCK.TICKED', deviceMs: 1_000_000 },
      { type: 'PAGE.SEEN' },
      { type: 'PAGE.HIDDEN' },
      { type: 'xstate.done.actor.measure', output: 0 },
      { type: 'xstate.done.actor.measure', output: 86_400_000 },
      { type: 'xstate.error.actor.measure', error },
      { type: 'xstate.error.actor.tick', error },
      { type: 'xstate.error.actor.sight', error },
    ],
    deciding: (context) => context,
    ignored: {},
  });
});

describe('external machine', () => {
  walkMachine({
    machine: externalMachine,
    events: [
      { type: 'CONTENT.REQUESTED', what: '/a' },
      { type: 'CONTENT.REQUESTED', what: '/b' },
      { type: 'xstate.done.actor.load', output: {} },
      { type: 'xstate.error.actor.load', error },
    ],
    deciding: ({ requested }) => requested,
    ignored: {},
  });
});

describe('session machine', () => {
  const user = { username: 'kasumi', nickname: null, titles: [], email: 'k@example.org', messageCount: 0 };
  walkMachine({
    machine: sessionMachine,
    events: [
      { type: 'SESSION.CHANGED' },
      { type: 'SESSION.ASKED' },
      { type: 'TABS.CHANGED' },
      { type: 'LOGIN.LOST' },
      { type: 'LOGOUT.WANTED' },
      { type: 'MESSAGES.COUNTED', messageCount: 3 },
      { type: 'xstate.done.actor.check', output: user },
      { type: 'xstate.done.actor.check', output: null },
      { type: 'xstate.error.actor.check', error },
      { type: 'xstate.done.actor.logOut' },
      { type: 'xstate.error.actor.logOut', error },
      { type: 'xstate.error.actor.tabs', error },
      { type: 'xstate.after.throttle.session.anonymous.fresh' },
      { type: 'xstate.after.throttle.session.signedIn.fresh' },
    ],
    deciding: ({ user: known }) => known,
    // An answer is on its way; a session that was just looked up need not be looked up again; without one there is no log-out.
    ignored: {
      'SESSION.ASKED': ['checking', 'leaving', 'anonymous.fresh', 'signedIn.fresh'],
      'LOGIN.LOST': ['checking', 'leaving', 'anonymous.fresh', 'anonymous.stale'],
      'LOGOUT.WANTED': ['leaving', 'anonymous.fresh', 'anonymous.stale'],
    },
  });
});
