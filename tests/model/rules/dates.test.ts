import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DateStyle,
  dayAt,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatShortDay,
  formatTime,
  formatYearlyDay,
  monthNames,
  ordinalDay,
  zoneLabel,
  zoneName,
} from '#model/rules/dates';
import { LOCALES } from '#model/vocabulary/locales';
import { DATE_FORMATS, TIME_FORMATS, TIME_ZONES } from '#model/vocabulary/preferences';

const MOMENT = Date.UTC(2026, 9, 3, 20, 5);
const style = (part: Partial<DateStyle> = {}): DateStyle => ({
  locale: 'en',
  dateFormat: 'long',
  timeFormat: 'h24',
  timeZone: 'utc',
  mainServer: 1,
  ...part,
});

describe('dates', () => {
  test.each([
    ['long', 'October 3rd, 2026'],
    ['medium', 'Oct 3, 2026'],
    ['ymdDashes', '2026-10-03'],
    ['ymdSlashes', '2026/10/03'],
    ['dmySlashes', '03/10/2026'],
    ['mdySlashes', '10/03/2026'],
  ] as const)('in the format %s read %s', (dateFormat, text) => {
    expect(formatDate(MOMENT, style({ dateFormat }))).toBe(text);
  });

  test.each([
    ['ja', '2026年10月3日'],
    ['zh-Hanz', '2026年10月3日'],
    ['ko', '2026년 10월 3일'],
    ['es', '3 de octubre de 2026'],
    ['pl', '3 października 2026'],
    ['ru', '3 октября 2026 г.'],
  ] as const)('are written out in %s as %s', (locale, text) => {
    expect(formatDate(MOMENT, style({ locale })).replace(/\s/g, ' ')).toBe(text);
  });

  test('count the first day of an Italian month and every English one', () => {
    expect(formatDate(Date.UTC(2026, 4, 1), style({ locale: 'it' }))).toBe('1º maggio 2026');
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) => ordinalDay(day, 'en')).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st',
    );
  });

  test('belong to the day of the chosen zone', () => {
    const day = (timeZone: DateStyle['timeZone']) =>
      formatDateTime(MOMENT, style({ timeZone, dateFormat: 'ymdDashes' }));
    expect(day('jp')).toBe('2026-10-04 05:05');
    expect(day('tw')).toBe('2026-10-04 04:05');
    expect(day('en')).toBe('2026-10-03 20:05');
    expect(formatTime(MOMENT, style({ timeZone: 'main', mainServer: 4 }))).toBe('05:05');
  });

  test('write midnight as 00:00 or 12:00 AM', () => {
    const midnight = Date.UTC(2026, 0, 1);
    expect(formatTime(midnight, style())).toBe('00:00');
    expect(formatTime(midnight, style({ timeFormat: 'h12' }))).toMatch(/^12:00\sAM$/);
  });

  test('name their zone', () => {
    expect(TIME_ZONES.slice(1).map((timeZone) => zoneLabel(MOMENT, style({ timeZone })))).toEqual([
      'JP',
      'EN',
      'TW',
      'CN',
      'KR',
      'UTC',
      'EN',
    ]);
    expect(zoneLabel(MOMENT, style({ timeZone: 'local' }))).toMatch(/^GMT/);
    expect(zoneName('local', 0)).toBeUndefined();
    expect(zoneName('main', 0)).toBe('Asia/Tokyo');
  });

  test('have twelve different names of months in every language', () => {
    for (const locale of LOCALES) {
      for (const width of ['long', 'short'] as const) {
        expect(new Set(monthNames(locale, width)).size).toBe(12);
        expect(new Set(monthNames(locale, width, true)).size).toBe(12);
      }
    }
    expect(monthNames('ru', 'long')[0]).toBe('января');
    expect(monthNames('ru', 'long', true)[0]).toBe('январь');
    expect(monthNames('ja', 'long')[11]).toBe('12月');
  });

  test('are a text for every moment and style, and empty for what is no moment', () => {
    const anyStyle = fc.record<DateStyle>({
      locale: fc.constantFrom(...LOCALES),
      dateFormat: fc.constantFrom(...DATE_FORMATS),
      timeFormat: fc.constantFrom(...TIME_FORMATS),
      timeZone: fc.constantFrom(...TIME_ZONES),
      mainServer: fc.constantFrom(0, 1, 2, 3, 4),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), anyStyle, (moment, chosen) => {
        expect(formatDate(moment, chosen)).toMatch(/\d/);
        expect(formatTime(moment, chosen)).toMatch(/\d{1,2}\D\d{2}/);
      }),
    );
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
      expect(formatDateTime(odd, style())).toBe('');
      expect(formatDate(odd, style()) + formatTime(odd, style())).toBe('');
    }
  });
});

describe('days', () => {
  const LATE = Date.UTC(2026, 10, 21, 20, 30);

  test('are those of the visitor’s zone', () => {
    expect(dayAt(LATE, style({ timeZone: 'utc' }))).toEqual({ year: 2026, month: 11, day: 21 });
    expect(dayAt(LATE, style({ timeZone: 'jp' }))).toEqual({ year: 2026, month: 11, day: 22 });
    expect(formatShortDay(LATE, style({ timeZone: 'jp' }))).toBe('Nov 22');
    expect(formatShortDay(Number.NaN, style())).toBe('');
  });

  const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

  test('from one to another are in one style, and say once what they share', () => {
    const [from, to] = [Date.UTC(2026, 10, 26), Date.UTC(2026, 11, 1)];
    const range = (part: Partial<DateStyle>) =>
      plain(formatDateRange(from, to, style({ timeZone: 'utc', ...part })));
    expect(range({ dateFormat: 'long' })).toBe('Nov 26 – Dec 1, 2026');
    expect(range({ dateFormat: 'long', locale: 'es' })).toBe('26 nov – 1 dic 2026');
    expect(range({ dateFormat: 'medium' })).toBe('Nov 26 – Dec 1, 2026');
    expect(range({ dateFormat: 'ymdDashes' })).toBe('2026-11-26 – 2026-12-01');
    expect(range({ dateFormat: 'dmySlashes' })).toBe('26/11/2026 – 01/12/2026');
  });

  test('from one to another are written in every language and format, whatever the moments', () => {
    const moment = fc.integer({ min: -8.64e15, max: 8.64e15 });
    const styles = fc.record({
      locale: fc.constantFrom(...LOCALES),
      dateFormat: fc.constantFrom(...DATE_FORMATS),
    });
    fc.assert(
      fc.property(moment, moment, styles, (from, to, part) => {
        expect(formatDateRange(from, to, style(part))).not.toBe('');
      }),
    );
    expect(formatDateRange(Number.NaN, 0, style())).toBe('');
    expect(formatDateRange(0, Number.POSITIVE_INFINITY, style())).toBe('');
  });

  test('come round every year, the 29th of February too', () => {
    expect(formatYearlyDay(2, 29, 'en')).toBe('Feb 29');
    expect(formatYearlyDay(12, 1, 'ja')).toBe('12月1日');
  });
});
