import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lists } from '#model/records/list-readers';
import { CALENDAR_KINDS, type CalendarAsk, calendarPath } from '#model/site/calendar/ask';
import { CALENDAR_LISTS, calendarEntries } from '#model/site/calendar/entries';
import { DAY_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import type { AddressKey } from '../access/places.ts';
import { fairlyBounded } from '../bounded.ts';
import type { PublishedLists } from '../families/lists.ts';
import { hashOf, type Prepared, prepare, weightOf } from '../published/encodings.ts';
import { Refusal } from '../refusal.ts';
import { calendarText, type WrittenCalendar, writeCalendar } from './feed.ts';

const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** All that is on in ten languages on five servers, as text. */
const MAX_KEPT_LETTERS = 8 * 1024 * 1024;
const MAX_WAITING = 20;
const RETRY_S = 300;
const TYPE = 'text/calendar; charset=utf-8';

/** Who asks, and where visitors say that the site is, which counts while the operator does not say. */
interface CalendarVisit {
  readonly who: AddressKey;
  readonly site: string;
}

/** Those who ask for much wait for themselves. */
export type Calendars = (ask: CalendarAsk, visit: CalendarVisit) => Promise<Prepared>;

/** What was made of the same lists on the same day. */
interface Made {
  readonly lists: Lists;
  readonly day: number;
  /** By server and language: everything, for whatever kinds, reminders and addresses are asked for. */
  readonly written: BoundedCache<WrittenCalendar>;
  /** Those with the address that the operator gave. */
  readonly answers: BoundedCache<Prepared>;
}

const madeOf = (lists: Lists, day: number): Made => ({
  lists,
  day,
  written: new BoundedCache(MAX_KEPT_LETTERS, ({ weight }) => weight),
  answers: new BoundedCache(MAX_KEPT_BYTES, weightOf),
});

/** In two turns of the thread, so that other requests get theirs in between. */
async function writtenFor(
  { written, lists, day }: Made,
  { server, locale }: CalendarAsk,
): Promise<WrittenCalendar> {
  const key = `${server} ${locale}`;
  const known = written.get(key);
  if (known) return known;
  const all = { server, locale, kinds: CALENDAR_KINDS, alarm: null };
  const entries = calendarEntries(lists, all, day * DAY_MS);
  await nextTurn();
  const made = writeCalendar(entries, all);
  written.set(key, made);
  await nextTurn();
  return made;
}

/** Put together for one visitor: there are as many as there are names for a host, so none is packed or kept. */
function unpacked(text: string): Prepared {
  const identity = Buffer.from(text);
  return { hash: hashOf(identity), type: TYPE, bodies: { identity } };
}

/**
 * Makes calendars out of the published lists, one at a time, and keeps those that were asked for while the lists and the day are
 * the same, if the operator says where the site is. The service throws Refusal UNAVAILABLE when the site has nothing of what is asked,
 * or too many wait.
 */
export function calendarService(
  lists: PublishedLists,
  clock: () => number,
  publicUrl: URL | null,
): Calendars {
  const limited = fairlyBounded(1, MAX_WAITING);
  let made: Made | null = null;
  return async (ask, { who, site }) => {
    const loaded = await lists.some(Object.values(CALENDAR_LISTS));
    // Programs take an empty calendar for the truth and drop what they had.
    if (ask.kinds.every((kind) => loaded[CALENDAR_LISTS[kind]].size === 0)) {
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_S });
    }
    const day = Math.floor(clock() / DAY_MS);
    if (made === null || loaded !== made.lists || day !== made.day) made = madeOf(loaded, day);
    const { answers } = made;
    const parts = made;
    const key = calendarPath(ask);
    const make = async (): Promise<Prepared> => {
      const known = answers.get(key);
      if (known) return known;
      const written = await writtenFor(parts, ask);
      if (publicUrl === null) return unpacked(calendarText(written, ask, site));
      const answer = await prepare(Buffer.from(calendarText(written, ask, publicUrl.origin)), TYPE);
      answers.set(key, answer);
      return answer;
    };
    return answers.get(key) ?? limited(who, make);
  };
}
