import { expect, test } from 'vitest';
import { signOf } from '#model/rules/zodiac';

test.each([
  [1, 1, 'capricorn'],
  [1, 20, 'aquarius'],
  [3, 20, 'pisces'],
  [3, 21, 'aries'],
  [8, 8, 'leo'],
  [12, 21, 'sagittarius'],
  [12, 31, 'capricorn'],
])('%i/%i lies in %s', (month, day, sign) => {
  expect(signOf({ month, day })).toBe(sign);
});

test('no month, no sign', () => {
  expect(signOf({ month: 13, day: 1 })).toBeNull();
});
