import { createInstance } from 'i18next';
import { memoize } from '#model/rules/once';
import type { TextKey } from '#model/texts/groups';
import type { TextValues } from '#model/texts/translate';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { indonesian } from './words/id.ts';
import { italian } from './words/it.ts';
import { japanese } from './words/ja.ts';
import { korean } from './words/ko.ts';
import { polish } from './words/pl.ts';
import { russian } from './words/ru.ts';
import { simplified } from './words/zh-Hans.ts';
import { traditional } from './words/zh-Hanz.ts';

/** What is said of things before any script runs, out of the texts of the pages. */
export type ServerTexts = Pick<
  typeof english,
  'site' | 'attribute' | 'eventType' | 'difficulty' | 'characters'
>;

/** The texts that the server writes itself: those of what it sends of pages before any script runs. */
const TEXTS: Readonly<Record<Locale, ServerTexts>> = {
  en: english,
  es: spanish,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  pl: polish,
  ru: russian,
  'zh-Hans': simplified,
  'zh-Hanz': traditional,
};

const i18next = createInstance({
  fallbackLng: false,
  supportedLngs: [...LOCALES],
  load: 'currentOnly',
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, { translation: TEXTS[locale] }])),
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18next.init();

export const wordsIn = (locale: Locale): ServerTexts => TEXTS[locale];

/**
 * A text of the pages with its placeholders filled in; it may hold anything that `values` do.
 * @throws when the server does not read the group of that key
 */
export const textIn = (locale: Locale, key: TextKey, values?: TextValues): string =>
  values === undefined ? fixedTexts(locale)(key) : filledIn(locale, key, values);

/** Those that have nothing to fill in: a page has many. */
const fixedTexts = memoize((locale: Locale) => memoize((key: TextKey) => filledIn(locale, key)));

function filledIn(locale: Locale, key: TextKey, values?: TextValues): string {
  const options = { ...values, lng: locale };
  // As any text: the library's types would compare each key with each other one, for which the compiler has no room.
  const name: string = key;
  if (!i18next.exists(name, options)) throw new Error(`the server has no text ${name} of ${locale}`);
  return i18next.t(name, options);
}

export const numberIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(localeTag(locale), { maximumFractionDigits: 2 }).format(value);
