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
