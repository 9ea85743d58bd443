import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES, localeTag } from '#model/vocabulary/locales';
import { loadLocale, startI18n, switchLanguage } from '#src/platform/i18n.ts';
import { readTexts } from '../../locales/texts.ts';

const CLOSE = { en: readTexts('en').get('action.close'), ja: readTexts('ja').get('action.close') };
const shown = (): string => i18next.t('action.close');
const documentLanguage = (): string => document.documentElement.lang;

describe('languages', () => {
  beforeEach(async () => {
    await startI18n();
  });

  afterEach(() => {
    i18next.off('failedLoading');
  });

  test('starts in English', () => {
    expect(shown()).toBe(CLOSE.en);
    expect(documentLanguage()).toBe('en');
  });

  test.each(LOCALES.filter((locale) => locale !== 'en'))(
    'shows %s and marks the document',
    async (locale) => {
      await switchLanguage(locale);
      expect(shown()).not.toBe(CLOSE.en);
      expect(documentLanguage()).toBe(localeTag(locale));
    },
  );

  test('marks traditional Chinese with a tag that browsers know', async () => {
    await switchLanguage('zh-Hanz');
    expect(documentLanguage()).toBe('zh-Hant');
    expect(i18next.language).toBe('zh-Hanz');
  });

  test('comes back to English at once', async () => {
    await switchLanguage('ja');
    expect(shown()).toBe(CLOSE.ja);
    await switchLanguage('en');
    expect(shown()).toBe(CLOSE.en);
  });

  test.each(['xx', 'unchanged', '../package', ''])(
    'names the missing module of %j and stays English',
    async (code) => {
      await expect(loadLocale(code)).rejects.toThrow(`Cannot find module './${code}.json'`);
      await expect(switchLanguage(code)).rejects.toThrow(`Cannot find module './${code}.json'`);
      expect(shown()).toBe(CLOSE.en);
      expect(documentLanguage()).toBe('en');
    },
  );

  test('shows the last of several languages wished for', async () => {
    await Promise.all([switchLanguage('ko'), switchLanguage('ja')]);
    expect(i18next.language).toBe('ja');
    await Promise.all([switchLanguage('it'), switchLanguage('en')]);
    expect(documentLanguage()).toBe('en');
  });

  test.each([
    ['ru', [1, 3, 5, 21], ['карта', 'карты', 'карт', 'карта']],
    ['pl', [1, 3, 5], ['karta', 'karty', 'kart']],
    ['ja', [1, 5], ['カード1枚', 'カード5枚']],
    ['zh-Hanz', [1, 5], ['1 張', '5 張']],
  ] as const)('counts in %s', async (locale, counts, words) => {
    await switchLanguage(locale);
    const texts = counts.map((count) => i18next.t('builder.status.cards', { count }));
    texts.forEach((text, i) => {
      expect(text).toMatch(new RegExp(`${words[i]}( |$|卡)`));
    });
  });

  test('starts in another language when asked', async () => {
    await startI18n('ja');
    expect(shown()).toBe(CLOSE.ja);
  });

  test('tells of a first language that has no file and starts in English', async () => {
    const told: unknown[] = [];
    i18next.on('failedLoading', (language, _, message) => told.push([language, message]));
    // A stored code that no longer exists, as it may come from an older version of the page.
    await startI18n('xx' as 'ja');
    expect(told).toEqual([['xx', "Cannot find module './xx.json'"]]);
    expect(shown()).toBe(CLOSE.en);
  });
});
