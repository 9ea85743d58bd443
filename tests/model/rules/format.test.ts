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
