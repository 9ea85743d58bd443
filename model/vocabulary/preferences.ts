import { LOCALES } from './locales.ts';
import { type PerServer, SERVERS } from './servers.ts';

/**
 * What each stored number of the preferences means: the number is the index in the list (reference R39). Numbers are kept in
 * visitors' browsers, so lists only ever grow at their end.
 */

/** Colour scheme. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * The six date formats (reference R39): the language's own long form with ordinals, its short form, and four of numbers only:
 * 2026-10-03, 2026/10/03, 03/10/2026, 10/03/2026.
 */
export const DATE_FORMATS = [
  'long',
  'medium',
  'ymdDashes',
  'ymdSlashes',
  'dmySlashes',
  'mdySlashes',
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const TIME_FORMATS = ['h24', 'h12'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** The device's time zone, that of each game server, the one of the main server, or UTC. */
export const TIME_ZONES = ['local', 'jp', 'en', 'tw', 'cn', 'kr', 'utc', 'main'] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** IANA zone of each game server, in server order; the English server announces its times in UTC. */
export const SERVER_ZONES: PerServer<string> = [
  'Asia/Tokyo',
  'UTC',
  'Asia/Taipei',
  'Asia/Shanghai',
  'Asia/Seoul',
];

/** Whether things that are not out yet on the main server are shown. */
export const SPOILERS = ['shown', 'hidden'] as const;
export type Spoilers = (typeof SPOILERS)[number];

/** Whether posts rated mature or explicit are shown before their reader asks for each. */
export const MATURES = ['hidden', 'shown'] as const;
export type Mature = (typeof MATURES)[number];

/** Whether things move: as the device asks, little, or always. */
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Every stored number: the name it is kept under, its default (reference R39) and what it chooses from. */
export const STORED_PREFERENCES = {
  uiLang: { default: 0, options: LOCALES },
  language: { default: 1, options: SERVERS },
  language2: { default: 0, options: SERVERS },
  dateFormat: { default: 0, options: DATE_FORMATS },
  timeFormat: { default: 0, options: TIME_FORMATS },
  timezone: { default: 0, options: TIME_ZONES },
  theme: { default: 0, options: THEMES },
  spoilers: { default: 0, options: SPOILERS },
  motion: { default: 0, options: MOTIONS },
  mature: { default: 0, options: MATURES },
} as const;
export type StoredPreference = keyof typeof STORED_PREFERENCES;
