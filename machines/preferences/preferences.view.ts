import type { SnapshotFrom } from 'xstate';
import type { DateFormat, Motion, Spoilers, TimeFormat, TimeZone } from '#model/vocabulary/preferences';
import type { StorageProblem } from '#model/vocabulary/storage';
import { readPreferences, writePreferences } from './preferences.logic.ts';
import type { preferencesMachine } from './preferences.machine.ts';
import type { Preferences, PreferencesCommand, Theme } from './preferences.types.ts';

export interface PreferencesView extends Preferences {
  /** Nothing was read yet: the defaults show and commands do nothing. */
  readonly isLoading: boolean;
  readonly storageProblem: StorageProblem | null;
  /** The numbers that are kept, for a file of settings. */
  readonly stored: ReturnType<typeof writePreferences>;
  setTheme(theme: Theme): void;
  setUiLang(uiLang: number): void;
  setDateFormat(dateFormat: DateFormat): void;
  setTimeFormat(timeFormat: TimeFormat): void;
  setTimeZone(timeZone: TimeZone): void;
  setSpoilers(spoilers: Spoilers): void;
  setMotion(motion: Motion): void;
  /** Takes the numbers of a file of settings; what is not in it becomes the default. */
  takeStored(json: unknown): void;
  retryStorage(): void;
}

/** What a page sees of the preferences and what it can do. */
export function preferencesView(
  snapshot: SnapshotFrom<typeof preferencesMachine>,
  send: (event: PreferencesCommand) => void,
): PreferencesView {
  const { preferences, problem } = snapshot.context;
  const change = (change: Partial<Preferences>) => send({ type: 'PREFERENCES.CHANGED', change });
  return {
    ...preferences,
    isLoading: snapshot.hasTag('busy'),
    storageProblem: snapshot.hasTag('error') ? problem : null,
    stored: writePreferences(preferences),
    setTheme: (theme) => send({ type: 'THEME.CHANGED', theme }),
    setUiLang: (uiLang) => send({ type: 'LANGUAGE.CHANGED', uiLang }),
    setDateFormat: (dateFormat) => change({ dateFormat }),
    setTimeFormat: (timeFormat) => change({ timeFormat }),
    setTimeZone: (timeZone) => change({ timeZone }),
    setSpoilers: (spoilers) => change({ spoilers }),
    setMotion: (motion) => change({ motion }),
    takeStored: (json) => change(readPreferences(json)),
    retryStorage: () => send({ type: 'STORAGE.RETRY' }),
  };
}
