import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideLanguage } from '#model/rules/languages';
import { LOCALES } from '#model/vocabulary/locales';

describe('the language of a page', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de-DE,de;q=0.9', 'en'],
    ['ja', 'ja'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-Hanz'],
    ['zh-CN', 'zh-Hans'],
    ['de, ko;q=0.4, es;q=0.8', 'es'],
    ['ru;q=0, it', 'it'],
    [`${'x,'.repeat(5_000)}ja`, 'en'],
  ])('is the best one of the header when nothing is chosen: %s', (accepted, locale) => {
    expect(decideLanguage(undefined, accepted)).toBe(locale);
  });

  test('is the chosen one whatever the header says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.string(), (chosen, accepted) => {
        expect(decideLanguage(chosen, accepted)).toBe(chosen);
      }),
    );
  });

  test('is one of ours when the choice is unknown', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (chosen, accepted) => {
        expect(LOCALES).toContain(decideLanguage(chosen, accepted));
      }),
    );
    expect(decideLanguage('xx', 'ja')).toBe('ja');
  });
});
