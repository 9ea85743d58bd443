import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDemo } from '#demo/demo';
import { CALENDAR_KINDS, type CalendarAsk } from '#model/site/calendar/ask';
import { LOCALES } from '#model/vocabulary/locales';
import { isServerIndex, SERVERS } from '#model/vocabulary/servers';
import { demoOrigin } from '#server/origin/demo-origin';
import { addressKey } from '#server/services/access/places';
import { calendarService } from '#server/services/calendar/calendars';
import { publishedLists } from '#server/services/families/lists';
import { dataService } from '#server/services/published/data';
import { DATE } from './accounts.ts';
import { quantile } from './quantile.ts';

/**
 * `npx tsx bench/calendar.ts`: how long the server's one thread works on a calendar of the demo set that no one requested before
 * (packing runs elsewhere), and the longest time it stood still. Prints; keeps nothing.
 */
const SITES = 20;
const NOW = Date.parse(DATE);
const NS_PER_MS = 1_000_000;

/** Processor time of the main thread, which other programs on the machine do not lengthen as they do a clock's. */
const threadMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;

const demo = createDemo({ seed: 1, date: DATE });
const origin = demoOrigin({ seed: 1, date: DATE }, async () => demo);
const lists = publishedLists(dataService(origin, null));
const calendars = calendarService(lists, () => NOW, new URL('https://own.example'));
/** Of a site without PUBLIC_URL: its address is what each visitor sends, so no answer is kept. */
const unnamed = calendarService(lists, () => NOW, null);
const who = addressKey({ ip: '192.0.2.1' });
const ask = (change: Partial<CalendarAsk>): CalendarAsk => ({
  server: 0,
  kinds: CALENDAR_KINDS,
  locale: 'en',
  alarm: null,
  ...change,
});

type Made = typeof calendars;
async function measure(
  name: string,
  make: Made,
  asks: readonly (readonly [CalendarAsk, string])[],
): Promise<void> {
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let bytes = 0;
  for (const [each, site] of asks) {
    const before = threadMs();
    const made = await make(each, { who, site });
    await nextTurn();
    times.push(threadMs() - before);
    bytes = made.bodies.identity.length;
  }
  delay.disable();
  const shown = [0.5, 0.9, 1].map((part) => quantile(times, part).toFixed(2)).join(' / ');
  const still = (delay.max / NS_PER_MS).toFixed(1);
  process.stdout.write(`${name}: ${shown} ms (median / 90 % / most), still ${still} ms, ${bytes} bytes\n`);
}

const site = (nth: number): string => `https://${nth}.example`;
const servers = [...SERVERS.keys()].filter(isServerIndex);

// Reads the lists, which every page needs, too.
await calendars(ask({ kinds: ['birthdays'] }), { who, site: '' });
await unnamed(ask({ kinds: ['birthdays'] }), { who, site: '' });
await nextTurn();
await measure(
  'first of a server and language',
  calendars,
  servers.flatMap((server) =>
    LOCALES.map((locale) => [ask({ server, locale, alarm: 15 }), site(0)] as const),
  ),
);
await measure(
  'another host, where no address is set',
  unnamed,
  Array.from({ length: SITES }, (_, nth) => [ask({ alarm: nth }), site(nth)] as const),
);
