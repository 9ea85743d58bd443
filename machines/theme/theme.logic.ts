import type { Theme } from '#model/vocabulary/preferences';
import type { ThemeContext, ThemeEvent } from './theme.types.ts';

export const initialContext = (): ThemeContext => ({ choice: 'system', isSystemDark: false });

export const note = (event: ThemeEvent): Partial<ThemeContext> => {
  if (event.type === 'THEME.CHOSEN') return { choice: event.theme };
  return event.type === 'SYSTEM.CHANGED' ? { isSystemDark: event.isDark } : {};
};

export const isChoice = (event: ThemeEvent, theme: Theme): boolean =>
  event.type === 'THEME.CHOSEN' && event.theme === theme;
