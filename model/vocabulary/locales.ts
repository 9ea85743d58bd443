/** Interface languages in the order of the stored `uiLang` index (reference R39). */
export const LOCALES = ['en', 'zh-Hans', 'zh-Hanz', 'ja', 'ko', 'es', 'it', 'pl', 'id', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words, for the choice of language; show it with `lang={localeTag(code)}`. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hanz': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  es: 'Español',
  it: 'Italiano',
  pl: 'Polski',
  id: 'Bahasa Indonesia',
  ru: 'Русский',
};

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The tag for `lang` attributes and Intl: `zh-Hanz` is our stored code, but no valid script tag. */
export const localeTag = (locale: string): string => (locale === 'zh-Hanz' ? 'zh-Hant' : locale);

/** Holds the language a visitor chose, as one of `LOCALES`: so the server sends pages in it. */
export const LANGUAGE_COOKIE = 'setori-language';

/** Language of the texts of each game server, for `lang` attributes: jp, en, tw, cn, kr. */
export const SERVER_LANGUAGES = ['ja', 'en', 'zh-Hant', 'zh-Hans', 'ko'] as const;
