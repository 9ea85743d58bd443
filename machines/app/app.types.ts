/** Names of the machines that live as long as the page. */
export const MACHINE_NAMES = [
  'profiles',
  'servers',
  'preferences',
  'home',
  'searches',
  'optimizer',
  'locale',
  'theme',
  'layout',
  'navigation',
  'requests',
  'welcome',
  'modals',
  'clock',
  'timeline',
  'social',
  'session',
] as const;
export type MachineName = (typeof MACHINE_NAMES)[number];

export interface AppContext {
  /** Machines that ended with an error, in order of failure. */
  readonly broken: readonly MachineName[];
}

export type AppEvent = {
  readonly [Name in MachineName]: { readonly type: `xstate.error.actor.${Name}`; readonly error: unknown };
}[MachineName];
