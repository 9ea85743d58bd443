import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ALARMS, CALENDAR_KINDS, type CalendarAsk } from '#model/site/calendar/ask';
import type { CalendarEntry } from '#model/site/calendar/entries';
import { LOCALES } from '#model/vocabulary/locales';
import { calendarText, writeCalendar } from '#server/services/calendar/feed';

const ASK: CalendarAsk = { server: 0, kinds: CALENDAR_KINDS, locale: 'en', alarm: null };
const SITE = 'https://setori.example';
const calendarFeed = (things: readonly CalendarEntry[], asked: CalendarAsk, site: string): string =>
  calendarText(writeCalendar(things, asked), asked, site);

/** What another library reads in a calendar. */
function readBack(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const [alarm] = component.getAllSubcomponents('valarm');
    const trigger = alarm?.getFirstPropertyValue('trigger');
    return {
      uid: event.uid,
      summary: event.summary,
      isAllDay: event.startDate.isDate,
      start: event.startDate.toJSDate().getTime(),
      day: [event.startDate.month, event.startDate.day],
      end: event.endDate.toJSDate().getTime(),
      isYearly: String(component.getFirstPropertyValue('rrule') ?? '').includes('FREQ=YEARLY'),
      url: component.getFirstPropertyValue('url'),
      isBefore: !(trigger instanceof ICAL.Duration) || trigger.toSeconds() <= 0,
      alarmSeconds: trigger instanceof ICAL.Duration ? Math.abs(trigger.toSeconds()) : null,
    };
  });
}

const SECOND = 1_000;
const entries: fc.Arbitrary<readonly CalendarEntry[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...CALENDAR_KINDS),
      name: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
        // Anything at all, halves of characters and control characters, too.
        fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
        fc.constantFrom(
          'a, b; c\\d',
          'Poppin’Party “live”: 第1回 🎸🎸🎸 ガチャ',
          'two\nlines',
          'x'.repeat(300),
        ),
      ),
      start: fc.integer({ min: 1_400_000_000, max: 1_900_000_000 }),
      length: fc.integer({ min: 1, max: 3_000_000 }),
      date: fc.option(
        fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) }),
      ),
    }),
    { maxLength: 12 },
  )
  .map((things) =>
    things.map(
      ({ kind, name, start, length, date }, at): CalendarEntry => ({
        kind,
        name,
        uid: `event-${at}-jp@setori`,
        path: `/info/events/${at}`,
        when: date
          ? { isAllDay: true, ...date }
          : { isAllDay: false, startAt: start * SECOND, endAt: (start + length) * SECOND },
      }),
    ),
  );

/** Line breaks are one kind, and what a text of RFC 5545 cannot hold is left out. */
const asWritten = (name: string): string => name.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

const lines = (text: string): readonly string[] => text.split('\r\n');

describe('a calendar', () => {
  test('is read by another library as it was meant', () => {
    fc.assert(
      fc.property(entries, fc.option(fc.integer({ min: 0, max: 40_320 })), (things, alarm) => {
        const read = readBack(calendarFeed(things, { ...ASK, alarm }, SITE));
        expect(read).toHaveLength(things.length);
        things.forEach(({ uid, name, path, when }, at) => {
          const one = read[at];
          expect(one).toMatchObject({ uid, url: `${SITE}${path}`, isAllDay: when.isAllDay, isBefore: true });
          expect(one?.summary.endsWith(` · ${asWritten(name)}`)).toBe(true);
          expect(one?.alarmSeconds ?? null).toBe(alarm === null ? null : alarm * 60);
          if (when.isAllDay) expect([one?.isYearly, one?.day]).toEqual([true, [when.month, when.day]]);
          else expect([one?.isYearly, one?.start, one?.end]).toEqual([false, when.startAt, when.endAt]);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('has lines of at most 75 octets that end with CR and LF, and is the same at each making', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom(...LOCALES), (things, locale) => {
        const text = calendarFeed(things, { ...ASK, locale, alarm: 15 }, SITE);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of lines(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(calendarFeed(things, { ...ASK, locale, alarm: 15 }, SITE)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test.each(LOCALES)('says in %s what each entry is', (locale) => {
    const things = CALENDAR_KINDS.map(
      (kind): CalendarEntry => ({
        kind,
        uid: `${kind}@setori`,
        name: 'N',
        path: '/info',
        when: { isAllDay: false, startAt: 1_700_000_000_000, endAt: 1_700_000_600_000 },
      }),
    );
    const words = readBack(calendarFeed(things, { ...ASK, locale }, '')).map(({ summary }) => summary);
    expect(new Set(words).size).toBe(4);
    for (const word of words) expect(word).toMatch(/^.{2,40} · N$/u);
  });

  test('names times as instants, so that clocks that go forward move nothing', () => {
    // The night in which Central Europe goes over to summer time.
    const startAt = Date.UTC(2026, 2, 29, 0, 30);
    const endAt = Date.UTC(2026, 2, 29, 1, 30);
    const text = calendarFeed(
      [{ kind: 'events', uid: 'a', name: 'N', path: '/info', when: { isAllDay: false, startAt, endAt } }],
      ASK,
      SITE,
    );
    expect(text).toContain('DTSTART:20260329T003000Z\r\n');
    expect(text).toContain('DTEND:20260329T013000Z\r\n');
  });

  test.each(['Asia/Seoul', 'America/St_Johns', 'UTC'])(
    'names the same instants in a process in %s',
    (zone) => {
      const { TZ } = process.env;
      onTestFinished(() => {
        if (TZ === undefined) delete process.env.TZ;
        else process.env.TZ = TZ;
      });
      process.env.TZ = zone;
      // The zone has taken effect, or this would test nothing.
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const when = {
        isAllDay: false,
        startAt: Date.UTC(2026, 0, 1, 3),
        endAt: Date.UTC(2026, 0, 8, 12),
      } as const;
      const birthday = { isAllDay: true, month: 2, day: 29 } as const;
      const text = calendarFeed(
        [
          { kind: 'events', uid: 'a', name: 'N', path: '/info', when },
          { kind: 'birthdays', uid: 'b', name: 'N', path: '/info', when: birthday },
        ],
        ASK,
        SITE,
      );
      const times = lines(text).filter((line) => /^DT/.test(line));
      expect(times).toEqual([
        'DTSTAMP:20260101T030000Z',
        'DTSTART:20260101T030000Z',
        'DTEND:20260108T120000Z',
        'DTSTAMP:20160229T000000Z',
        'DTSTART;VALUE=DATE:20160229',
      ]);
    },
  );

  test('writes reminders in the largest whole unit', () => {
    const thing: CalendarEntry = {
      kind: 'events',
      uid: 'a',
      name: 'N',
      path: '/info',
      when: { isAllDay: false, startAt: 0, endAt: 60_000 },
    };
    const triggers = ALARMS.map(
      (alarm) => /TRIGGER:(\S+)/.exec(calendarFeed([thing], { ...ASK, alarm }, SITE))?.[1],
    );
    expect(triggers).toEqual(['PT0S', '-PT5M', '-PT15M', '-PT30M', '-PT1H', '-PT3H', '-P1D', '-P7D']);
  });
});
