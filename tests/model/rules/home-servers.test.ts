import { describe, expect, test } from 'vitest';
import { serversFor, serversInUse } from '#model/rules/home-servers';
import { LOCALES } from '#model/vocabulary/locales';

describe('the servers that are proposed', () => {
  test('are those where readers of the language play', () => {
    const proposed = LOCALES.map((locale) => [locale, serversFor(locale).main, serversFor(locale).sub]);
    expect(proposed).toEqual([
      ['en', 1, 0],
      ['zh-Hans', 3, 0],
      ['zh-Hanz', 2, 0],
      ['ja', 0, 1],
      ['ko', 4, 0],
      ...LOCALES.slice(5).map((locale) => [locale, 1, 0]),
    ]);
  });

  test('give way to those that someone chose', () => {
    for (const locale of LOCALES) {
      expect(serversInUse(null, locale)).toEqual(serversFor(locale));
      expect(serversInUse({ main: 2, sub: 4 }, locale)).toEqual({ main: 2, sub: 4 });
    }
  });
});
