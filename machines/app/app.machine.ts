/**
 * Root of all long-lived machines: starts each under its own name and goes on when one of them breaks.
 * Started once by src/app; architecture §4.
 */
import { assign, setup } from 'xstate';
import { clockMachine } from '../clock/clock.machine.ts';
import { homeMachine } from '../home/home.machine.ts';
import { layoutMachine } from '../layout/layout.machine.ts';
import { localeMachine } from '../locale/locale.machine.ts';
import { modalsMachine } from '../modals/modals.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { optimizerMachine } from '../optimizer/optimizer.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import { profilesMachine } from '../profiles/profiles.machine.ts';
import { requestsMachine } from '../requests/requests.machine.ts';
import { scriptsMachine } from '../scripts/scripts.machine.ts';
import { serversMachine } from '../servers/servers.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { socialMachine } from '../social/social.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { welcomeMachine } from '../welcome/welcome.machine.ts';
import { initialContext, noted } from './app.logic.ts';
import type { AppContext, AppEvent } from './app.types.ts';

export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'error',
    children: {} as {
      profiles: 'profiles';
      servers: 'servers';
      preferences: 'preferences';
      home: 'home';
      optimizer: 'optimizer';
      locale: 'locale';
      theme: 'theme';
      layout: 'layout';
      navigation: 'navigation';
      requests: 'requests';
      welcome: 'welcome';
      modals: 'modals';
      clock: 'clock';
      scripts: 'scripts';
      social: 'social';
      session: 'session';
    },
  },
  actors: {
    profiles: profilesMachine,
    servers: serversMachine,
    preferences: preferencesMachine,
    home: homeMachine,
    optimizer: optimizerMachine,
    locale: localeMachine,
    theme: themeMachine,
    layout: layoutMachine,
    navigation: navigationMachine,
    requests: requestsMachine,
    welcome: welcomeMachine,
    modals: modalsMachine,
    clock: clockMachine,
    scripts: scriptsMachine,
    social: socialMachine,
    session: sessionMachine,
  },
  actions: {
    noteBroken: assign(({ context, event }) => noted(context, event)),
  },
}).createMachine({
  id: 'app',
  context: initialContext,
  invoke: [
    { id: 'profiles', src: 'profiles', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'servers', src: 'servers', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'preferences', src: 'preferences', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'home', src: 'home', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'optimizer', src: 'optimizer', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'locale', src: 'locale', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'theme', src: 'theme', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'layout', src: 'layout', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'navigation', src: 'navigation', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'requests', src: 'requests', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'welcome', src: 'welcome', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'modals', src: 'modals', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'clock', src: 'clock', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'scripts', src: 'scripts', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'social', src: 'social', onError: { target: '.impaired', actions: 'noteBroken' } },
    { id: 'session', src: 'session', onError: { target: '.impaired', actions: 'noteBroken' } },
  ],
  initial: 'started',
  states: {
    started: {},
    impaired: {
      tags: 'error',
      description: 'A machine ended with an error nobody foresaw; the others go on.',
    },
  },
});
