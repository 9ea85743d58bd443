import { describe, expect, test } from 'vitest';
import { formatFor } from '#model/rules/format';
import { LOCALES } from '#model/vocabulary/locales';

describe('signs of a number field', () => {
  test.each(LOCALES)('are those of Intl in %s', (locale) => {
    const { percentSign, groupSign, decimalSign, percent } = formatFor(locale);
    expect(`50${percentSign}`).toBe(percent(50));
    expect(groupSign).not.toBe(decimalSign);
    expect([groupSign.length, decimalSign.length]).toEqual([1, 1]);
  });

  test('are not English elsewhere', () => {
    expect(formatFor('pl').decimalSign).toBe(',');
  });
});

describe('a compact number', () => {
  test('keeps three digits, so that numbers of a range stay apart', () => {
    const { compact } = formatFor('en');
    expect([2_624_275, 2_731_832, 624_275, 5_000].map(compact)).toEqual(['2.62M', '2.73M', '624K', '5K']);
  });
});
