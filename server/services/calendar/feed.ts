import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator';
import type { CalendarAsk, CalendarKind } from '#model/site/calendar/ask';
import type { CalendarEntry } from '#model/site/calendar/entries';
import type { TextKey } from '#model/texts/groups';
import { localeTag } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { textIn } from '../thing-words.ts';

const MINUTE_S = 60;
/** How often programs should ask again, in seconds. */
const REFRESH_S = 6 * 3_600;

const WORDS: Readonly<Record<CalendarKind, TextKey>> = {
  events: 'page.event',
  gacha: 'page.gacha',
  birthdays: 'characters.birthday',
  logincampaigns: 'page.loginCampaign',
};

/** Years do not matter to what comes every year, but that there was one with a 29 February. */
const FIRST_YEAR = 2016;

/** The stamp is the thing's own beginning: the same things are the same bytes. */
function timesOf({ when }: CalendarEntry) {
  if (when.isAllDay) {
    const start = new Date(Date.UTC(FIRST_YEAR, when.month - 1, when.day));
    return { start, stamp: start, allDay: true, repeating: { freq: ICalEventRepeatingFreq.YEARLY } };
  }
  const start = new Date(when.startAt);
  return { start, end: new Date(when.endAt), stamp: start };
}

/** A calendar as RFC 5545 has it. `site` is the address of this site, empty when it is not known. */
export function calendarFeed(entries: readonly CalendarEntry[], ask: CalendarAsk, site: string): string {
  const { locale, server, alarm } = ask;
  const calendar = ical({
    name: `${textIn(locale, 'site.name')} · ${textIn(locale, `server.${SERVERS[server]}`)}`,
    prodId: { company: 'Setori', product: 'Calendar', language: localeTag(locale).toUpperCase() },
    ttl: REFRESH_S,
  });
  for (const entry of entries) {
    const event = calendar.createEvent({
      ...timesOf(entry),
      id: entry.uid,
      summary: `${textIn(locale, WORDS[entry.kind])} · ${entry.name}`,
      url: site === '' ? null : `${site}${entry.path}`,
    });
    if (alarm !== null) event.createAlarm({ type: ICalAlarmType.display, trigger: alarm * MINUTE_S });
  }
  return calendar.toString();
}
