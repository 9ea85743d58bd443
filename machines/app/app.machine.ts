/**
 * Root of all long-lived machines: starts each under its own name and keeps running when one of them fails.
 * Started once by src/app.
 */
import { assign, setup } from 'xstate';
import { clockMachine } from '../clock/clock.machine.ts';
import { externalMachine } from '../external/external.machine.ts';
import { keptMachine } from '../kept/kept.machine.ts';
import { layoutMachine } from '../layout/layout.machine.ts';
import { localeMachine } from '../locale/locale.machine.ts';
import { modalsMachine } from '../modals/modals.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { optimizerMachine } from '../optimizer/optimizer.machine.ts';
import { profilesMachine } from '../profiles/profiles.machine.ts';
import { requestsMachine } from '../requests/requests.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { welcomeMachine } from '../welcome/welcome.machine.ts';
import { initialContext, noteBroken } from './app.logic.ts';
import type { AppContext, AppEvent, MachineName } from './app.types.ts';
import { KEPT_VALUES } from './kept-values.ts';

export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'error',
    children: {} as { [Name in MachineName]: Name },
  },
  actors: {
    profiles: profilesMachine,
    servers: keptMachine(KEPT_VALUES.servers),
    preferences: keptMachine(KEPT_VALUES.preferences),
    home: keptMachine(KEPT_VALUES.home),
    searches: keptMachine(KEPT_VALUES.searches),
    optimizer: optimizerMachine,
    locale: localeMachine,
    theme: themeMachine,
    layout: layoutMachine,
    navigation: navigationMachine,
    requests: requestsMachine,
    welcome: welcomeMachine,
    modals: modalsMachine,
    clock: clockMachine,
    timeline: externalMachine,
    social: externalMachine,
    session: sessionMachine,
  },
  actions: {
    noteBroken: assign(({ context, event }) => noteBroken(context, event)),
  },
}).createMachine({
  id: 'app',
  context: initialContext,
  invoke: [
    { id: 'profiles', src: 'profiles', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'servers', src: 'servers', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'preferences', src: 'preferences', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'home', src: 'home', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'searches', src: 'searches', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'optimizer', src: 'optimizer', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'locale', src: 'locale', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'theme', src: 'theme', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'layout', src: 'layout', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'navigation', src: 'navigation', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'requests', src: 'requests', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'welcome', src: 'welcome', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'modals', src: 'modals', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'clock', src: 'clock', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'timeline', src: 'timeline', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'social', src: 'social', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'session', src: 'session', onError: { target: '.impaired', actions: 'noteBroken' } },
  ],
  initial: 'started',
  states: {
    started: {},
    impaired: {
      tags: 'error',
      description: 'A machine ended with an unexpected error; the others keep running.',
    },
  },
});
