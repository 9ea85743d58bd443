import { asInteger, asObject } from '#model/records/reading';
import {
  DATE_FORMATS,
  type DateFormat,
  MATURES,
  type Mature,
  MOTIONS,
  type Motion,
  SPOILERS,
  type Spoilers,
  STORED_PREFERENCES,
  type StoredPreference,
  THEMES,
  type Theme,
  TIME_FORMATS,
  TIME_ZONES,
  type TimeFormat,
  type TimeZone,
} from '#model/vocabulary/preferences';
import type { KeptValue } from '../kept/kept.types.ts';

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
  readonly mature: Mature;
}

/** The language's index is clamped to the languages there are. */
export type PreferencesEdit = Partial<Preferences>;

/** Below 0 or no number: the first; at or above the count: the last (reference R39). */
const selectIndex = (index: number, count: number): number =>
  index >= 0 ? Math.min(Math.trunc(index), count - 1) : 0;

const languageIndex = (index: number | null): number | null =>
  index === null ? null : selectIndex(index, STORED_PREFERENCES.uiLang.options.length);

function optionAt<T>(options: readonly T[], index: unknown, name: StoredPreference): T {
  const option =
    options[Number.isInteger(index) ? Number(index) : -1] ?? options[STORED_PREFERENCES[name].default];
  if (option === undefined) throw new Error(`${name} has no option for its default`);
  return option;
}

/** Reads the stored indices; an invalid index becomes the default. */
export function readPreferences(json: unknown): Preferences {
  const kept = asObject(json);
  return {
    theme: optionAt(THEMES, kept.theme, 'theme'),
    uiLang: languageIndex(asInteger(kept.uiLang)),
    dateFormat: optionAt(DATE_FORMATS, kept.dateFormat, 'dateFormat'),
    timeFormat: optionAt(TIME_FORMATS, kept.timeFormat, 'timeFormat'),
    timeZone: optionAt(TIME_ZONES, kept.timezone, 'timezone'),
    spoilers: optionAt(SPOILERS, kept.spoilers, 'spoilers'),
    motion: optionAt(MOTIONS, kept.motion, 'motion'),
    mature: optionAt(MATURES, kept.mature, 'mature'),
  };
}

export const writePreferences = (preferences: Preferences) => ({
  theme: THEMES.indexOf(preferences.theme),
  ...(preferences.uiLang !== null && { uiLang: preferences.uiLang }),
  dateFormat: DATE_FORMATS.indexOf(preferences.dateFormat),
  timeFormat: TIME_FORMATS.indexOf(preferences.timeFormat),
  timezone: TIME_ZONES.indexOf(preferences.timeZone),
  spoilers: SPOILERS.indexOf(preferences.spoilers),
  motion: MOTIONS.indexOf(preferences.motion),
  mature: MATURES.indexOf(preferences.mature),
});

/** The system's colours, and no choice of language, until something is chosen (reference R39). */
export const PREFERENCES: KeptValue<Preferences, PreferencesEdit> = {
  key: 'settings/preferences',
  decode: readPreferences,
  encode: writePreferences,
  edit(preferences, change) {
    const next = { ...preferences, ...change };
    return { ...next, uiLang: languageIndex(next.uiLang) };
  },
};
