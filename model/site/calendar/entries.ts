import type { BirthdayRecord } from '../../records/birthday.ts';
import type { Lists, RecordList } from '../../records/list-readers.ts';
import type { RichObject } from '../../records/rich-text.ts';
import { isFromStart } from '../../rules/from-start.ts';
import { serverOfLanguage } from '../../rules/language-server.ts';
import { localised } from '../../rules/localised.ts';
import { endInSight } from '../../rules/running.ts';
import { type PerServer, SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { DAY_MS } from '../../vocabulary/time.ts';
import { objectPath } from '../objects.ts';
import type { CalendarAsk, CalendarKind } from './ask.ts';

/** One thing of a calendar. */
export interface CalendarEntry {
  readonly kind: CalendarKind;
  /** The same for the same thing at every reading. */
  readonly uid: string;
  readonly name: string;
  /** Of its page. */
  readonly path: string;
  readonly when:
    | { readonly isAllDay: false; readonly startAt: number; readonly endAt: number }
    /** Comes every year. */
    | { readonly isAllDay: true; readonly month: number; readonly day: number };
}

/** The list that each kind is made of. */
export const CALENDAR_LISTS = {
  events: 'events',
  gacha: 'gacha',
  birthdays: 'birthdays',
  logincampaigns: 'loginCampaigns',
} as const satisfies Readonly<Record<CalendarKind, RecordList>>;
type CalendarLists = Pick<Lists, (typeof CALENDAR_LISTS)[CalendarKind]>;

/** How far it looks back. */
const PAST_DAYS = 365;

interface Times {
  readonly id: number;
  readonly name: PerServer<string>;
  readonly opens: PerServer<number>;
  readonly closes: PerServer<number>;
}

const uidOf = (object: RichObject, id: number, server: ServerIndex): string =>
  `${object}-${id}-${SERVERS[server]}@setori`;

interface Place {
  readonly server: ServerIndex;
  readonly sub: ServerIndex;
  /** Epoch milliseconds, to the day: the same calendar is the same bytes all day. */
  readonly today: number;
}

/** What begins and ends on the server; what is always on, never ends or is long over is nothing for a calendar. */
function timed(kind: CalendarKind, object: RichObject, place: Place, { id, name, opens, closes }: Times) {
  const { server, sub, today } = place;
  const startAt = opens[server];
  const endAt = endInSight(closes[server], startAt ?? today);
  if (startAt === null || endAt === null || isFromStart(startAt) || endAt <= startAt) return [];
  if (endAt < today - PAST_DAYS * DAY_MS) return [];
  return [
    {
      kind,
      uid: uidOf(object, id, server),
      name: localised(name, server, sub)?.value ?? `#${id}`,
      path: objectPath(object, id),
      when: { isAllDay: false, startAt, endAt },
    } as const,
  ];
}

const birthday = ({ server, sub }: Place, { id, name, month, day }: BirthdayRecord): CalendarEntry => ({
  kind: 'birthdays',
  uid: `birthday-${uidOf('character', id, server)}`,
  name: localised(name, server, sub)?.value ?? `#${id}`,
  path: objectPath('character', id),
  when: { isAllDay: true, month, day },
});

const startOf = ({ when }: CalendarEntry): number =>
  when.isAllDay ? when.month * 31 + when.day : when.startAt;

/** What a calendar holds, in the order of its beginnings; birthdays first. `now` is in epoch milliseconds. */
export function calendarEntries(
  lists: CalendarLists,
  { server, kinds, locale }: CalendarAsk,
  now: number,
): readonly CalendarEntry[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const place: Place = { server, sub: serverOfLanguage(locale), today };
  const of: Readonly<Record<CalendarKind, () => readonly CalendarEntry[]>> = {
    events: () =>
      [...lists.events.values()].flatMap(({ id, name, startAt, endAt }) =>
        timed('events', 'event', place, { id, name, opens: startAt, closes: endAt }),
      ),
    gacha: () =>
      [...lists.gacha.values()].flatMap(({ id, name, publishedAt, closedAt }) =>
        timed('gacha', 'gacha', place, { id, name, opens: publishedAt, closes: closedAt }),
      ),
    birthdays: () => [...lists.birthdays.values()].map((each) => birthday(place, each)),
    logincampaigns: () =>
      [...lists.loginCampaigns.values()].flatMap(({ id, caption, publishedAt, closedAt }) =>
        timed('logincampaigns', 'logincampaign', place, {
          id,
          name: caption,
          opens: publishedAt,
          closes: closedAt,
        }),
      ),
  };
  return [...new Set(kinds)]
    .flatMap((kind) => of[kind]())
    .sort((a, b) => startOf(a) - startOf(b) || (a.uid < b.uid ? -1 : 1));
}
