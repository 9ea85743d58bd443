import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEXT_GROUPS } from '#model/texts/groups';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import { readTexts } from '#tests/locales/texts';

type I18nModule = typeof import('#src/browser/language/i18n.ts');

/** Nothing is loaded yet, as in a page that just opened. */
let page: I18nModule;
beforeEach(async () => {
  vi.resetModules();
  document.documentElement.lang = 'en';
  page = await import('#src/browser/language/i18n.ts');
});
afterEach(() => {
  document.documentElement.lang = 'en';
  vi.restoreAllMocks();
});

const text = (locale: Locale, key: string) => readTexts(locale).get(key);
const shown = (key: Parameters<ReturnType<I18nModule['textsIn']>>[0], values?: object) =>
  page.textsIn(page.i18n.language)(key, { ...values });
const documentLanguage = (): string => document.documentElement.lang;

/** What is fetched, and files that do not come while `lost` matches them. */
function watchFetch(lost: RegExp = /^$/) {
  const state = { asked: [] as string[], lost };
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    state.asked.push(String(address));
    return state.lost.test(String(address)) ? new Response('', { status: 503 }) : fetch(address, init);
  });
  return state;
}

describe('a page that opens', () => {
  test('has the shared texts in English without any request', async () => {
    const { asked } = watchFetch();
    await page.startI18n([]);
    expect(shown('action.close')).toBe(text('en', 'action.close'));
    expect(shown('nav.menu')).toBe(text('en', 'nav.menu'));
    expect(asked).toEqual([]);
  });

  test('starts in the language it was sent in, with its own groups', async () => {
    const { asked } = watchFetch();
    await page.startI18n(['home'], 'ja');
    expect(asked.toSorted()).toEqual(['common', 'home', 'shell'].map((group) => `/locales/ja/${group}.json`));
    expect([shown('action.close'), shown('home.seeAll')]).toEqual([
      text('ja', 'action.close'),
      text('ja', 'home.seeAll'),
    ]);
    expect(documentLanguage()).toBe('ja');
  });

  test.each(LOCALES)('reads from the document that it was sent in %s', async (locale) => {
    vi.resetModules();
    document.documentElement.lang = localeTag(locale);
    expect((await import('#src/browser/language/i18n.ts')).sentLanguage).toBe(locale);
  });

  test('starts in English when the shared texts of its language do not come', async () => {
    watchFetch(/ja\/common/);
    await page.startI18n(['home'], 'ja');
    expect(page.i18n.language).toBe('en');
    expect(documentLanguage()).toBe('en');
    expect(shown('action.close')).toBe(text('en', 'action.close'));
  });

  test('starts when its own texts do not come, and loads them when they are asked for again', async () => {
    const network = watchFetch(/home/);
    await page.startI18n(['home'], 'ja');
    expect([page.i18n.language, page.hasTexts(['home'])]).toEqual(['ja', false]);
    await expect(page.loadTexts(['home'])).rejects.toBeInstanceOf(page.LostTexts);
    network.lost = /^$/;
    await page.loadTexts(['home']);
    expect(shown('home.seeAll')).toBe(text('ja', 'home.seeAll'));
  });
});

describe('texts of a page', () => {
  test('are fetched once, however often they are asked for', async () => {
    const { asked } = watchFetch();
    await Promise.all([page.loadTexts(['tool']), page.loadTexts(['tool', 'info'])]);
    await page.loadTexts(['info']);
    expect(asked.toSorted()).toEqual(['/locales/en/info.json', '/locales/en/tool.json']);
  });

  test('are there in the language that shows when they were asked for before it was switched', async () => {
    await Promise.all([page.loadTexts(['info']), page.switchLanguage('ko')]);
    expect(page.i18n.language).toBe('ko');
    expect(page.hasTexts(['info'])).toBe(true);
  });
});

describe('another language', () => {
  beforeEach(() => page.startI18n(TEXT_GROUPS));

  test.each(LOCALES.filter((locale) => locale !== 'en'))(
    'shows and marks the document: %s',
    async (locale) => {
      const listener = vi.fn();
      page.i18n.subscribe(listener);
      await page.switchLanguage(locale);
      expect(shown('action.close')).toBe(text(locale, 'action.close'));
      expect(documentLanguage()).toBe(localeTag(locale));
      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  test('shows only with all texts that are loaded in the old one', async () => {
    await page.switchLanguage('it');
    expect(page.hasTexts(TEXT_GROUPS)).toBe(true);
  });

  test('stays away when one file does not come, and shows when it is asked for again', async () => {
    const network = watchFetch(/es\/tool/);
    await expect(page.switchLanguage('es')).rejects.toBeInstanceOf(page.LostTexts);
    expect([page.i18n.language, documentLanguage()]).toEqual(['en', 'en']);
    network.lost = /^$/;
    network.asked.length = 0;
    await page.switchLanguage('es');
    expect(page.i18n.language).toBe('es');
    expect(network.asked).toEqual(['/locales/es/tool.json']);
  });

  test('is named when there are no files of it', async () => {
    await expect(page.switchLanguage('xx' as Locale)).rejects.toThrow(
      "Cannot find module './xx/common.json'",
    );
    expect(page.i18n.language).toBe('en');
  });

  test('is the last of several wished for', async () => {
    await Promise.all([page.switchLanguage('ko'), page.switchLanguage('ja')]);
    expect(page.i18n.language).toBe('ja');
    await Promise.all([page.switchLanguage('it'), page.switchLanguage('en')]);
    expect(documentLanguage()).toBe('en');
  });

  test.each([
    ['ru', [1, 3, 5, 21], ['карта', 'карты', 'карт', 'карта']],
    ['pl', [1, 3, 5], ['karta', 'karty', 'kart']],
    ['ja', [1, 5], ['カード1枚', 'カード5枚']],
    ['zh-Hanz', [1, 5], ['1 張', '5 張']],
  ] as const)('counts as it does: %s', async (locale, counts, words) => {
    await page.switchLanguage(locale);
    for (const [i, count] of counts.entries())
      expect(shown('builder.status.cards', { count })).toMatch(new RegExp(`${words[i]}( |$|卡)`));
  });
});
