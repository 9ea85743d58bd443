import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comingBirthdays, daysUntil } from '#model/rules/birthdays';

const born = (id: number, month: number, day: number) => ({
  id,
  name: [null, null, null, null, null] as const,
  nickname: [null, null, null, null, null] as const,
  month,
  day,
});

describe('daysUntil', () => {
  test.each([
    ['today', 3, 1, 0],
    ['tomorrow', 3, 2, 1],
    ['yesterday, so in a year', 2, 28, 364],
    ['at the end of the year', 12, 31, 305],
  ])('counts a birthday %s', (_what, month, day, expected) => {
    expect(daysUntil({ month, day }, { year: 2026, month: 3, day: 1 })).toBe(expected);
  });

  test('takes 29 February for 1 March in a common year', () => {
    expect(daysUntil({ month: 2, day: 29 }, { year: 2026, month: 3, day: 1 })).toBe(0);
    expect(daysUntil({ month: 2, day: 29 }, { year: 2028, month: 2, day: 28 })).toBe(1);
  });

  test('is never further than a leap year away', () => {
    const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDay, anyDay, (birth, now) => {
        const birthday = { month: birth.getUTCMonth() + 1, day: birth.getUTCDate() };
        const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
        const days = daysUntil(birthday, today);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(366);
        const then = new Date(Date.UTC(today.year, today.month - 1, today.day + days));
        const isLeapDay = birthday.month === 2 && birthday.day === 29;
        if (!isLeapDay)
          expect([then.getUTCMonth() + 1, then.getUTCDate()]).toEqual([birthday.month, birthday.day]);
      }),
    );
  });
});

describe('comingBirthdays', () => {
  test('begins with today and goes round the year', () => {
    const order = comingBirthdays(
      [born(1, 2, 28), born(2, 3, 1), born(3, 12, 24), born(4, 3, 1), born(5, 3, 4)],
      { year: 2026, month: 3, day: 1 },
    );
    expect(order.map(({ birthday, inDays }) => [birthday.id, inDays])).toEqual([
      [2, 0],
      [4, 0],
      [5, 3],
      [3, 298],
      [1, 364],
    ]);
  });
});
