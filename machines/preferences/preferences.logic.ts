import { asInteger, asObject } from '#model/records/reading';
import {
  DATE_FORMATS,
  MOTIONS,
  SPOILERS,
  STORED_PREFERENCES,
  type StoredPreference,
  THEMES,
  TIME_FORMATS,
  TIME_ZONES,
} from '#model/vocabulary/preferences';
import { type Keeping, type Kept, type StorageProblem, storageProblemOf } from '#model/vocabulary/storage';
import type { Preferences, PreferencesContext, PreferencesEvent } from './preferences.types.ts';

export const initialContext = (): PreferencesContext => ({
  preferences: DEFAULT_PREFERENCES,
  kept: null,
  tried: null,
  revision: null,
  isStale: false,
  problem: null,
});

/** The choice after a command; the same object when nothing changes. */
export function changed(preferences: Preferences, event: PreferencesEvent): Preferences {
  const next = { ...preferences, ...changeIn(event) };
  const clamped = { ...next, uiLang: languageIndex(next.uiLang) };
  return isSame(clamped, preferences) ? preferences : clamped;
}

function changeIn(event: PreferencesEvent): Partial<Preferences> {
  if (event.type === 'THEME.CHANGED') return { theme: event.theme };
  if (event.type === 'LANGUAGE.CHANGED') return { uiLang: event.uiLang };
  return event.type === 'PREFERENCES.CHANGED' ? event.change : {};
}

/** Below 0 or no number: the first; at or above the count: the last (spec §4, selectors). */
export const selectIndex = (index: number, count: number): number =>
  index >= 0 ? Math.min(Math.trunc(index), count - 1) : 0;

const languageIndex = (index: number | null): number | null =>
  index === null ? null : selectIndex(index, STORED_PREFERENCES.uiLang.options.length);

const differing = (a: Preferences, b: Preferences): Partial<Preferences> => ({
  ...(a.theme !== b.theme && { theme: a.theme }),
  ...(a.uiLang !== b.uiLang && { uiLang: a.uiLang }),
  ...(a.dateFormat !== b.dateFormat && { dateFormat: a.dateFormat }),
  ...(a.timeFormat !== b.timeFormat && { timeFormat: a.timeFormat }),
  ...(a.timeZone !== b.timeZone && { timeZone: a.timeZone }),
  ...(a.spoilers !== b.spoilers && { spoilers: a.spoilers }),
  ...(a.motion !== b.motion && { motion: a.motion }),
});

const isSame = (a: Preferences, b: Preferences): boolean => Object.keys(differing(a, b)).length === 0;

/** What was changed here since `base` holds, the rest is theirs; the same object as theirs when nothing was. */
export function merged(base: Preferences, mine: Preferences, theirs: Preferences): Preferences {
  const both = { ...theirs, ...differing(mine, base) };
  return isSame(both, theirs) ? theirs : both;
}

/** Takes what storage holds; choices made here and not kept yet stay. */
export function taken(context: PreferencesContext, event: PreferencesEvent): Partial<PreferencesContext> {
  const theirs = keptIn(event);
  if (theirs === null) return {};
  const { value, revision } = theirs;
  const preferences = merged(context.kept ?? DEFAULT_PREFERENCES, context.preferences, value);
  return { preferences, kept: value, tried: value, revision, problem: null };
}

function keptIn(event: PreferencesEvent): Kept<Preferences> | null {
  if (event.type === 'xstate.done.actor.load' || event.type === 'xstate.done.actor.check')
    return event.output;
  return event.type === 'xstate.done.actor.save' && !event.output.isKept ? event.output.theirs : null;
}

export const wasKept = (event: PreferencesEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.isKept;

export const noteKept = (
  { tried }: PreferencesContext,
  event: PreferencesEvent,
): Partial<PreferencesContext> =>
  event.type === 'xstate.done.actor.save' && event.output.isKept
    ? { kept: tried, revision: event.output.revision, problem: null }
    : {};

export const problemIn = (event: PreferencesEvent): StorageProblem =>
  storageProblemOf('error' in event ? event.error : null);

/** Input of `save`. */
export const keepingOf = ({ context }: { context: PreferencesContext }): Keeping<Preferences> => ({
  value: context.preferences,
  base: context.revision,
});

function optionAt<T>(options: readonly T[], index: unknown, name: StoredPreference): T {
  const option =
    options[Number.isInteger(index) ? Number(index) : -1] ?? options[STORED_PREFERENCES[name].default];
  if (option === undefined) throw new Error(`${name} has no option for its default`);
  return option;
}

/** Reads the kept numbers; what is no index of an option is the default. */
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
});

/** The system's colours, and no choice of language (spec §3). */
export const DEFAULT_PREFERENCES: Preferences = readPreferences({});
