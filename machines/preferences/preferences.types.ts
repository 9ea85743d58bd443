import type {
  DateFormat,
  Motion,
  Spoilers,
  Theme,
  TimeFormat,
  TimeZone,
} from '#model/vocabulary/preferences';
import type { KeepOutcome, Kept, Revision, StorageProblem } from '#model/vocabulary/storage';

export { THEMES, type Theme } from '#model/vocabulary/preferences';

export interface Preferences {
  readonly theme: Theme;
  /** Index of the chosen interface language among the locales; null while the visitor has chosen none. */
  readonly uiLang: number | null;
  readonly dateFormat: DateFormat;
  readonly timeFormat: TimeFormat;
  readonly timeZone: TimeZone;
  readonly spoilers: Spoilers;
  readonly motion: Motion;
}

export interface PreferencesContext {
  readonly preferences: Preferences;
  /** The choice as last kept, and as last tried: compared by identity. */
  readonly kept: Preferences | null;
  readonly tried: Preferences | null;
  /** Of what was last kept or read. */
  readonly revision: Revision | null;
  /** Another tab wrote something this one has not read yet. */
  readonly isStale: boolean;
  readonly problem: StorageProblem | null;
}

export type PreferencesCommand =
  | { readonly type: 'THEME.CHANGED'; readonly theme: Theme }
  | { readonly type: 'LANGUAGE.CHANGED'; readonly uiLang: number }
  | { readonly type: 'PREFERENCES.CHANGED'; readonly change: Partial<Preferences> }
  | { readonly type: 'STORAGE.RETRY' };

export type PreferencesEvent =
  | PreferencesCommand
  /** From `watch`: another tab kept something. */
  | { readonly type: 'KEPT.CHANGED' }
  | { readonly type: 'xstate.done.actor.load'; readonly output: Kept<Preferences> }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.check'; readonly output: Kept<Preferences> }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save'; readonly output: KeepOutcome<Preferences> }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.watch'; readonly error: unknown };
