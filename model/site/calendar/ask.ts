import { isLocale, LOCALES, type Locale } from '../../vocabulary/locales.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';

/** What a calendar can hold, in the order of its address. */
export const CALENDAR_KINDS = ['events', 'gacha', 'birthdays', 'logincampaigns'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Minutes before something begins: four weeks are the most that may be asked for. */
export const MAX_ALARM = 40_320;
/** The reminders that calendars are made with; others would be as many calendars, each made for one visitor. */
export const ALARMS = [0, 5, 15, 30, 60, 180, 1_440, 10_080] as const;

/** The reminder next to what was asked for; of two as near the earlier one. */
export const nearestAlarm = (minutes: number): number =>
  ALARMS.reduce((best, each) => (Math.abs(each - minutes) <= Math.abs(best - minutes) ? each : best));

/** What a calendar is asked for. */
export interface CalendarAsk {
  readonly server: ServerIndex;
  readonly kinds: readonly CalendarKind[];
  readonly locale: Locale;
  /** Minutes before something begins; null for none. */
  readonly alarm: number | null;
}

/** `/calendar/jp.ics?kinds=events,gacha&lang=en&alarm=15`; what is as usual is left out, but for the language. */
export function calendarPath({ server, kinds, locale, alarm }: CalendarAsk): string {
  const chosen = CALENDAR_KINDS.filter((kind) => kinds.includes(kind));
  const parts = [
    ...(chosen.length === CALENDAR_KINDS.length ? [] : [`kinds=${chosen.join(',')}`]),
    `lang=${locale}`,
    ...(alarm === null ? [] : [`alarm=${alarm}`]),
  ];
  return `/calendar/${SERVERS[server]}.ics?${parts.join('&')}`;
}

type Given = Readonly<Record<string, unknown>>;

const isKind = (word: string): word is CalendarKind => CALENDAR_KINDS.some((kind) => kind === word);

function kindsIn(given: unknown): readonly CalendarKind[] | null {
  if (given === undefined) return CALENDAR_KINDS;
  const words = typeof given === 'string' ? given.split(',') : [];
  return words.length > 0 && words.every(isKind) ? words.filter(isKind) : null;
}

function alarmIn(given: unknown): number | null | undefined {
  if (given === undefined) return null;
  const minutes = typeof given === 'string' && /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  return minutes <= MAX_ALARM ? nearestAlarm(minutes) : undefined;
}

/** Reads the part of an address behind the question mark; else the names of the fields that are wrong. */
export function readCalendarQuery(given: Given): Omit<CalendarAsk, 'server'> | readonly string[] {
  const kinds = kindsIn(given.kinds);
  const locale = given.lang === undefined ? LOCALES[0] : given.lang;
  const alarm = alarmIn(given.alarm);
  if (kinds !== null && isLocale(locale) && alarm !== undefined) return { kinds, locale, alarm };
  return [
    ...(kinds === null ? ['kinds'] : []),
    ...(isLocale(locale) ? [] : ['lang']),
    ...(alarm === undefined ? ['alarm'] : []),
  ];
}
