import type {
  DateFormat,
  Mature,
  Motion,
  Spoilers,
  TimeFormat,
  TimeZone,
} from '#model/vocabulary/preferences';
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import {
  type Preferences,
  type PreferencesEdit,
  readPreferences,
  type Theme,
  writePreferences,
} from './preferences.logic.ts';

export interface PreferencesView extends Preferences, StorageView {
  /** The stored indices, for exporting settings. */
  readonly stored: ReturnType<typeof writePreferences>;
  setTheme(theme: Theme): void;
  setUiLang(uiLang: number): void;
  setDateFormat(dateFormat: DateFormat): void;
  setTimeFormat(timeFormat: TimeFormat): void;
  setTimeZone(timeZone: TimeZone): void;
  setSpoilers(spoilers: Spoilers): void;
  setMotion(motion: Motion): void;
  setMature(mature: Mature): void;
  /** Imports exported settings; missing ones become the default. */
  takeStored(json: unknown): void;
}

/** The preferences and their commands for a page. */
export function preferencesView(
  snapshot: KeptSnapshot<Preferences>,
  send: Send<PreferencesEdit>,
): PreferencesView {
  const { value, edit, storage } = keptView(snapshot, send);
  return {
    ...storage,
    ...value,
    stored: writePreferences(value),
    setTheme: (theme) => edit({ theme }),
    setUiLang: (uiLang) => edit({ uiLang }),
    setDateFormat: (dateFormat) => edit({ dateFormat }),
    setTimeFormat: (timeFormat) => edit({ timeFormat }),
    setTimeZone: (timeZone) => edit({ timeZone }),
    setSpoilers: (spoilers) => edit({ spoilers }),
    setMotion: (motion) => edit({ motion }),
    setMature: (mature) => edit({ mature }),
    takeStored: (json) => edit(readPreferences(json)),
  };
}
