import type { SnapshotFrom } from 'xstate';
import type { Theme } from '#model/vocabulary/preferences';
import type { themeMachine } from './theme.machine.ts';

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
