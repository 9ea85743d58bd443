import type { Theme } from '#model/vocabulary/preferences';

export interface ThemeContext {
  readonly choice: Theme;
  readonly isSystemDark: boolean;
}

export type ThemeEvent =
  /** From the preferences. */
  | { readonly type: 'THEME.CHOSEN'; readonly theme: Theme }
  /** From `system`: the device's setting, at once and at every change. */
  | { readonly type: 'SYSTEM.CHANGED'; readonly isDark: boolean }
  | { readonly type: 'xstate.error.actor.system'; readonly error: unknown };

export const initialContext = (): ThemeContext => ({ choice: 'system', isSystemDark: false });

export const note = (event: ThemeEvent): Partial<ThemeContext> => {
  if (event.type === 'THEME.CHOSEN') return { choice: event.theme };
  return event.type === 'SYSTEM.CHANGED' ? { isSystemDark: event.isDark } : {};
};

export const isChoice = (event: ThemeEvent, theme: Theme): boolean =>
  event.type === 'THEME.CHOSEN' && event.theme === theme;
