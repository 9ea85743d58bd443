import type {
  DateFormat,
  Motion,
  Spoilers,
  Theme,
  TimeFormat,
  TimeZone,
} from '#model/vocabulary/preferences';

export type { Theme } from '#model/vocabulary/preferences';

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

/** The language's index is clamped to the languages there are. */
export type PreferencesEdit = Partial<Preferences>;
