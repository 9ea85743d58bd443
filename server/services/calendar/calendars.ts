import type { Lists } from '#model/records/list-readers';
import { type CalendarAsk, calendarPath } from '#model/site/calendar/ask';
import { CALENDAR_LISTS, calendarEntries } from '#model/site/calendar/entries';
import { DAY_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import type { PublishedLists } from '../families/lists.ts';
import { type Prepared, prepare } from '../published/encodings.ts';
import { Refusal } from '../refusal.ts';
import { calendarFeed } from './feed.ts';

const MOST_KEPT_BYTES = 8 * 1024 * 1024;
const RETRY_S = 300;
const TYPE = 'text/calendar; charset=utf-8';

export type Calendars = (ask: CalendarAsk, site: string) => Promise<Prepared>;

const weigh = ({ bodies }: Prepared): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

/**
 * Makes calendars out of the published lists, and keeps those that were asked for while the lists and the day are the same.
 * The service throws Refusal UNAVAILABLE when the site has nothing of what is asked.
 */
export function calendarService(lists: PublishedLists, clock: () => number): Calendars {
  let kept = new BoundedCache<Prepared>(MOST_KEPT_BYTES, weigh);
  let madeOf: Lists | null = null;
  let madeOn = 0;
  return async (ask, site) => {
    const now = clock();
    const loaded = await lists.some(Object.values(CALENDAR_LISTS));
    // Programs take an empty calendar for the truth and drop what they had.
    if (ask.kinds.every((kind) => loaded[CALENDAR_LISTS[kind]].size === 0)) {
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_S });
    }
    const day = Math.floor(now / DAY_MS);
    if (loaded !== madeOf || day !== madeOn) {
      kept = new BoundedCache(MOST_KEPT_BYTES, weigh);
      madeOf = loaded;
      madeOn = day;
    }
    const key = `${site} ${calendarPath(ask)}`;
    const known = kept.get(key);
    if (known) return known;
    const text = calendarFeed(calendarEntries(loaded, ask, now), ask, site);
    const made = await prepare(Buffer.from(text), TYPE);
    if (loaded === madeOf && day === madeOn) kept.set(key, made);
    return made;
  };
}
