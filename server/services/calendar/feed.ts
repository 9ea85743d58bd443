import type { CalendarAsk, CalendarKind } from '#model/site/calendar/ask';
import type { CalendarEntry } from '#model/site/calendar/entries';
import type { TextKey } from '#model/texts/groups';
import { localeTag } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { textIn } from '../thing-words.ts';
import { before, day, escaped, instant, line } from './ical.ts';

/** How often programs should ask again. */
const REFRESH = 'PT6H';

const WORDS: Readonly<Record<CalendarKind, TextKey>> = {
  events: 'page.event',
  gacha: 'page.gacha',
  birthdays: 'characters.birthday',
  logincampaigns: 'page.loginCampaign',
};

/** Years do not matter to what comes every year, but that there was one with a 29 February. */
const FIRST_YEAR = 2016;

/** The lines of one entry, but for those that depend on who asks. */
interface WrittenEntry {
  readonly kind: CalendarKind;
  readonly path: string;
  readonly lines: string;
  /** What a reminder says; programs want one with words. */
  readonly reminder: string;
}

/** Everything of a server in one language. */
export interface WrittenCalendar {
  readonly head: string;
  readonly entries: readonly WrittenEntry[];
  /** In letters. */
  readonly weight: number;
}

type Asked = Pick<CalendarAsk, 'kinds' | 'alarm'>;

/** The stamp is the thing's own beginning: the same things are the same bytes. */
function timesOf({ when }: CalendarEntry): string {
  if (when.isAllDay) {
    const start = day(FIRST_YEAR, when.month, when.day);
    return (
      line('DTSTAMP', `${start}T000000Z`) + line('DTSTART;VALUE=DATE', start) + line('RRULE', 'FREQ=YEARLY')
    );
  }
  const start = instant(when.startAt);
  return line('DTSTAMP', start) + line('DTSTART', start) + line('DTEND', instant(when.endAt));
}

function writeEntry(entry: CalendarEntry, kind: string): WrittenEntry {
  const summary = escaped(`${kind} · ${entry.name}`);
  return {
    kind: entry.kind,
    path: entry.path,
    lines: line('UID', escaped(entry.uid)) + timesOf(entry) + line('SUMMARY', summary),
    reminder: line('DESCRIPTION', summary),
  };
}

/** Writes what is the same for every caller; `calendarText` puts it together. */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { locale, server }: Pick<CalendarAsk, 'locale' | 'server'>,
): WrittenCalendar {
  const name = escaped(`${textIn(locale, 'site.name')} · ${textIn(locale, `server.${SERVERS[server]}`)}`);
  const head = [
    line('VERSION', '2.0'),
    line('PRODID', `-//Setori//Calendar//${localeTag(locale).toUpperCase()}`),
    line('NAME', name),
    line('X-WR-CALNAME', name),
    line('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    line('X-PUBLISHED-TTL', REFRESH),
  ].join('');
  const words = new Map(Object.entries(WORDS).map(([kind, key]) => [kind, textIn(locale, key)]));
  const written = entries.map((entry) => writeEntry(entry, words.get(entry.kind) ?? ''));
  const weight = written.reduce((sum, { lines, reminder }) => sum + lines.length + reminder.length, 0);
  return { head, entries: written, weight };
}

const block = (name: string, lines: string): string => `BEGIN:${name}\r\n${lines}END:${name}\r\n`;

/** A calendar as RFC 5545 has it. `site` is the address of this site, empty when it is not known. */
export function calendarText({ head, entries }: WrittenCalendar, asked: Asked, site: string): string {
  const { kinds, alarm } = asked;
  const trigger = alarm === null ? '' : line('ACTION', 'DISPLAY') + line('TRIGGER', before(alarm));
  const events = entries.map(({ kind, path, lines, reminder }) => {
    if (!kinds.includes(kind)) return '';
    const url = site === '' ? '' : line('URL;VALUE=URI', `${site}${path}`);
    return block('VEVENT', `${lines}${url}${trigger === '' ? '' : block('VALARM', trigger + reminder)}`);
  });
  return block('VCALENDAR', head + events.join(''));
}
