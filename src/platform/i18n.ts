import i18next, { type TFunction } from 'i18next';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import en from '../../locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
  }
}

const TEXTS = 'translation';
const TOLD = 'failedLoading';

/** Addresses: every language but English is a file of its own that comes on demand. */
const FILES = import.meta.glob<string>(['../../locales/*.json', '!../../locales/{en,unchanged}.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Fetches the texts of one language once; a language without a file fails with the module's name (spec §1). Texts are data
 * and no module, because browsers remember a module that did not come and never ask again.
 */
export async function loadLocale(code: string): Promise<void> {
  if (i18next.hasResourceBundle(code, TEXTS)) return;
  const address = FILES[`../../locales/${code}.json`];
  if (!address) throw new Error(`Cannot find module './${code}.json'`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`texts of ${code}: status ${response.status}`);
  i18next.addResourceBundle(code, TEXTS, await response.json());
}

let wanted = '';

/**
 * Shows another language: page, state and scroll stay. Until its texts are there, and when they do not come, the
 * language stays as it is; of several wishes the last one counts. Fails as `loadLocale` does.
 */
export async function switchLanguage(code: string): Promise<void> {
  wanted = code;
  await loadLocale(code);
  if (wanted === code) await i18next.changeLanguage(code);
}

const markDocument = (language: string): void => {
  document.documentElement.lang = localeTag(language);
};

/**
 * Starts translation in English, then in `language`, and keeps `<html lang>` true. A language that does not come
 * leaves English; i18next's event `failedLoading` tells it.
 */
export async function startI18n(language: Locale = 'en'): Promise<typeof i18next> {
  i18next.off('languageChanged', markDocument);
  i18next.on('languageChanged', markDocument);
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: [...LOCALES],
    load: 'currentOnly',
    resources: { en: { [TEXTS]: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  if (language !== 'en')
    await switchLanguage(language).catch((error: unknown) =>
      i18next.emit(TOLD, language, TEXTS, error instanceof Error ? error.message : String(error)),
    );
  return i18next;
}

/** The texts of a language whatever language shows; English always is there. */
export const textsIn = (language: Locale): TFunction => i18next.getFixedT(language);
