/**
 * The colour scheme: light, dark, or the device's setting.
 * Started by the app machine, which passes on the preference; reference R39.
 */
import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { Theme } from '#model/vocabulary/preferences';
import * as logic from './theme.logic.ts';

export const themeMachine = setup({
  types: {
    context: {} as logic.ThemeContext,
    events: {} as logic.ThemeEvent,
    tags: {} as 'dark' | 'following',
  },
  actors: {
    system: fromCallback(() => {
      throw new Error('not provided: system');
    }),
  },
  guards: {
    isSystemDark: ({ context }) => context.isSystemDark,
    isSystemLight: ({ context }) => !context.isSystemDark,
    isLight: ({ event }) => logic.isChoice(event, 'light'),
    isDark: ({ event }) => logic.isChoice(event, 'dark'),
  },
  actions: {
    note: assign(({ event }) => logic.note(event)),
  },
}).createMachine({
  id: 'theme',
  context: logic.initialContext,
  invoke: { id: 'system', src: 'system', onError: { description: 'The device setting is unknown: light.' } },
  initial: 'following',
  on: {
    'THEME.CHOSEN': [
      { guard: 'isLight', target: '.light', actions: 'note' },
      { guard: 'isDark', target: '.dark', actions: 'note' },
      { target: '.following', actions: 'note' },
    ],
    'SYSTEM.CHANGED': {
      actions: 'note',
      description: 'Takes effect at once only while following the device.',
    },
  },
  states: {
    following: {
      tags: 'following',
      initial: 'light',
      states: {
        light: { always: { guard: 'isSystemDark', target: 'dark' } },
        dark: { tags: 'dark', always: { guard: 'isSystemLight', target: 'light' } },
      },
    },
    light: {},
    dark: { tags: 'dark' },
  },
});

export interface ThemeView {
  /** What was chosen; `system` follows the device. */
  readonly choice: Theme;
  /** The visible scheme. */
  readonly scheme: 'light' | 'dark';
}

/** The colour scheme for a page; it is chosen in the preferences. */
export const themeView = (snapshot: SnapshotFrom<typeof themeMachine>): ThemeView => ({
  choice: snapshot.context.choice,
  scheme: snapshot.hasTag('dark') ? 'dark' : 'light',
});
