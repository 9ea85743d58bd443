import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALARMS,
  CALENDAR_KINDS,
  type CalendarAsk,
  calendarPath,
  nearestAlarm,
  readCalendarQuery,
} from '#model/site/calendar/ask';
import { calendarEntries } from '#model/site/calendar/entries';
import { LOCALES } from '#model/vocabulary/locales';
import { DAY_MS } from '#model/vocabulary/time';
import { demoContext } from '#tests/families';

const { lists } = demoContext;
/** The day of the demo data. */
const now = Date.parse('2026-11-01');
const ASK: CalendarAsk = { server: 0, kinds: CALENDAR_KINDS, locale: 'en', alarm: null };

const asks = fc.record({
  server: fc.constantFrom(0, 1, 2, 3, 4),
  kinds: fc.subarray([...CALENDAR_KINDS], { minLength: 1 }),
  locale: fc.constantFrom(...LOCALES),
  alarm: fc.option(fc.integer({ min: 0, max: 40_320 })),
}) as fc.Arbitrary<CalendarAsk>;

describe('the address of a calendar', () => {
  test('is read as it was written, with the nearest reminder that calendars have', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const { searchParams } = new URL(calendarPath(ask), 'http://site');
        const { server, alarm, ...rest } = ask;
        const read = { ...rest, alarm: alarm === null ? null : nearestAlarm(alarm) };
        expect(readCalendarQuery(Object.fromEntries(searchParams))).toEqual(read);
        expect(server).toBe(ask.server);
      }),
    );
  });

  test('keeps a reminder that calendars have', () => {
    expect(ALARMS.map(nearestAlarm)).toEqual(ALARMS);
  });

  test.each([
    [{ kinds: 'events,songs' }, ['kinds']],
    [{ kinds: '' }, ['kinds']],
    [{ kinds: ['events', 'gacha'] }, ['kinds']],
    [{ lang: 'xx' }, ['lang']],
    [{ alarm: '-5' }, ['alarm']],
    [{ alarm: '99999' }, ['alarm']],
    [{ alarm: '1e3', lang: 'EN' }, ['lang', 'alarm']],
  ])('names what is wrong with %j', (query, fields) => {
    expect(readCalendarQuery(query)).toEqual(fields);
  });
});

describe('the entries of a calendar', () => {
  test('have names of their own, begin before they end and are no older than a year', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const entries = calendarEntries(lists, ask, now);
        expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
        for (const { kind, when } of entries) {
          expect(ask.kinds).toContain(kind);
          if (when.isAllDay) continue;
          expect(when.endAt).toBeGreaterThan(when.startAt);
          expect(when.endAt).toBeGreaterThan(now - 367 * DAY_MS);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('hold each event that begins and ends on the server within the year', () => {
    const held = calendarEntries(lists, { ...ASK, kinds: ['events'] }, now).map(({ path }) => path);
    const wanted = [...lists.events.values()].filter(
      ({ startAt, endAt }) => startAt[0] !== null && endAt[0] !== null && endAt[0] > now - 300 * DAY_MS,
    );
    expect(wanted.length).toBeGreaterThan(5);
    expect(held).toEqual(expect.arrayContaining(wanted.map(({ id }) => `/info/events/${id}`)));
  });

  test('are the same at any time of a day', () => {
    const early = Math.floor(now / DAY_MS) * DAY_MS;
    expect(calendarEntries(lists, ASK, early + DAY_MS - 1)).toEqual(calendarEntries(lists, ASK, early));
  });

  test('name what a server has no name for in the language of the reader', () => {
    const event = { ...[...lists.events.values()][0], id: 1, name: [null, 'Night', null, null, '밤'] };
    const times = { startAt: Array(5).fill(now), endAt: Array(5).fill(now + DAY_MS) };
    const some = { ...lists, events: new Map([[1, { ...event, ...times }]]) } as never;
    const nameIn = (locale: CalendarAsk['locale']) =>
      calendarEntries(some, { ...ASK, kinds: ['events'], locale }, now)[0]?.name;
    expect([nameIn('ko'), nameIn('pl')]).toEqual(['밤', 'Night']);
  });
});
