import { type Locale, localeTag } from '../vocabulary/locales.ts';
import { type DateFormat, SERVER_ZONES, type TimeFormat, type TimeZone } from '../vocabulary/preferences.ts';
import { SERVERS, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';
import type { Day } from './birthdays.ts';
import { once } from './once.ts';

/** How a visitor reads dates. */
export interface DateStyle {
  readonly locale: Locale;
  readonly dateFormat: DateFormat;
  readonly timeFormat: TimeFormat;
  readonly timeZone: TimeZone;
  /** Decides the zone `main`. */
  readonly mainServer: ServerIndex;
}

/** IANA name of a chosen zone; undefined is the device's own, as Intl has it. */
export function zoneName(zone: TimeZone, mainServer: ServerIndex): string | undefined {
  if (zone === 'local') return undefined;
  if (zone === 'utc') return 'UTC';
  const server = zone === 'main' ? mainServer : serverIndex(zone);
  return (server === null ? null : SERVER_ZONES[server]) ?? undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is slow, so each is made once. */
function formatFor(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, options);
  formats.set(key, made);
  return made;
}

const inZone = ({ timeZone, mainServer }: DateStyle): Intl.DateTimeFormatOptions => {
  const name = zoneName(timeZone, mainServer);
  return name === undefined ? {} : { timeZone: name };
};

/** Names of the twelve months as the language writes them inside a date or, `alone`, on their own. */
export function monthNames(locale: Locale, width: 'long' | 'short', alone = false): readonly string[] {
  const inMonth: Intl.DateTimeFormatOptions = { month: width, timeZone: 'UTC' };
  const options: Intl.DateTimeFormatOptions = alone ? inMonth : { ...inMonth, day: 'numeric' };
  const format = formatFor(localeTag(locale), options);
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1));
    const at = parts.findIndex(({ type }) => type === 'month');
    const name = parts[at]?.value ?? '';
    // Japanese and Chinese count their months: the word for month is a part of its own.
    return /^\d+$/.test(name) ? `${name}${parts[at + 1]?.value.trim() ?? ''}` : name;
  });
}

const ENGLISH_ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const englishOrdinals = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));

/** A day of the month as the language says it: 3rd in English, 1º for the first in Italian, a plain number elsewhere. */
export function ordinalDay(day: number, locale: Locale): string {
  if (locale === 'en') return `${day}${ENGLISH_ENDINGS[englishOrdinals().select(day)] ?? 'th'}`;
  return locale === 'it' && day === 1 ? '1º' : String(day);
}

function longDate(epochMs: number, style: DateStyle): string {
  return formatFor(localeTag(style.locale), { dateStyle: 'long', ...inZone(style) })
    .formatToParts(epochMs)
    .map(({ type, value }) => (type === 'day' ? ordinalDay(Number(value), style.locale) : value))
    .join('');
}

/** Year, month and day in the visitor's zone, of at least four and two digits. */
function digits(epochMs: number, style: DateStyle): readonly [string, string, string] {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' } as const;
  const parts = formatFor('en', { ...options, ...inZone(style) }).formatToParts(epochMs);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return [part('year').padStart(4, '0'), part('month'), part('day')];
}

const DATES: Readonly<Record<DateFormat, (epochMs: number, style: DateStyle) => string>> = {
  long: longDate,
  medium: (epochMs, style) =>
    formatFor(localeTag(style.locale), { dateStyle: 'medium', ...inZone(style) }).format(epochMs),
  ymdDashes: (epochMs, style) => digits(epochMs, style).join('-'),
  ymdSlashes: (epochMs, style) => digits(epochMs, style).join('/'),
  dmySlashes: (epochMs, style) => digits(epochMs, style).toReversed().join('/'),
  mdySlashes: (epochMs, style) => {
    const [year, month, day] = digits(epochMs, style);
    return `${month}/${day}/${year}`;
  },
};

/** Browsers reckon with times to 100 million days around 1970. */
const isTime = (epochMs: number): boolean => Math.abs(epochMs) <= 8.64e15;

/** The date of a moment (epoch milliseconds); empty for what is no moment. */
export const formatDate = (epochMs: number, style: DateStyle): string =>
  isTime(epochMs) ? DATES[style.dateFormat](epochMs, style) : '';

/**
 * Both ends of a time in one style. Two long dates are too long for a line: where months have names, their short form is taken and
 * what both share is written once, such as Nov 26 – Dec 6, 2026. Empty for what is no moment.
 */
export function formatDateRange(from: number, to: number, style: DateStyle): string {
  if (!isTime(from) || !isTime(to)) return '';
  const { dateFormat, locale } = style;
  const isInWords = dateFormat === 'long' || dateFormat === 'medium';
  if (to < from || !isInWords) return `${formatDate(from, style)} – ${formatDate(to, style)}`;
  return formatFor(localeTag(locale), { dateStyle: 'medium', ...inZone(style) }).formatRange(from, to);
}

/** A day without its year, such as 22 Nov, in the visitor's zone; empty for what is no moment. */
export const formatShortDay = (epochMs: number, style: DateStyle): string =>
  isTime(epochMs)
    ? formatFor(localeTag(style.locale), { day: 'numeric', month: 'short', ...inZone(style) }).format(epochMs)
    : '';

/** A day of every year, such as 22 Nov. */
export const formatYearlyDay = (month: number, day: number, locale: Locale): string =>
  formatFor(localeTag(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1, day),
  );

/** The day that a moment falls on in the visitor's zone. */
export function dayAt(epochMs: number, style: DateStyle): Day {
  const [year, month, day] = digits(epochMs, style).map(Number);
  return { year: year ?? 0, month: month ?? 1, day: day ?? 1 };
}

/** Hours and minutes of a moment (epoch milliseconds); empty for what is no moment. */
export function formatTime(epochMs: number, style: DateStyle): string {
  if (!isTime(epochMs)) return '';
  const clock =
    style.timeFormat === 'h12'
      ? ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const)
      : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const);
  return formatFor(localeTag(style.locale), { ...clock, ...inZone(style) }).format(epochMs);
}

/** Date and time with a space between. */
export const formatDateTime = (epochMs: number, style: DateStyle): string =>
  isTime(epochMs) ? `${formatDate(epochMs, style)} ${formatTime(epochMs, style)}` : '';

/** What a zone is called beside a time: the server's code, UTC, or the device's offset. */
export function zoneLabel(epochMs: number, style: DateStyle): string {
  const { timeZone, mainServer } = style;
  if (timeZone === 'utc') return 'UTC';
  if (timeZone === 'main') return (SERVERS[mainServer] ?? '').toUpperCase();
  if (timeZone !== 'local') return timeZone.toUpperCase();
  if (!isTime(epochMs)) return '';
  const parts = formatFor('en', { timeZoneName: 'shortOffset' }).formatToParts(epochMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Writes moments (epoch milliseconds) in one style. */
export interface Dates {
  readonly style: DateStyle;
  date(epochMs: number): string;
  time(epochMs: number): string;
  dateTime(epochMs: number): string;
  /** From one day to another. */
  range(from: number, to: number): string;
  /** A day without its year. */
  shortDay(epochMs: number): string;
  /** A day of every year. */
  yearlyDay(month: number, day: number): string;
  /** The name of the zone that these times are in. */
  zone(epochMs: number): string;
}

export const datesIn = (style: DateStyle): Dates => ({
  style,
  date: (epochMs) => formatDate(epochMs, style),
  time: (epochMs) => formatTime(epochMs, style),
  dateTime: (epochMs) => formatDateTime(epochMs, style),
  range: (from, to) => formatDateRange(from, to, style),
  shortDay: (epochMs) => formatShortDay(epochMs, style),
  yearlyDay: (month, day) => formatYearlyDay(month, day, style.locale),
  zone: (epochMs) => zoneLabel(epochMs, style),
});
