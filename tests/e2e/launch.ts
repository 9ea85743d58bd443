import { type Browser, type BrowserContext, chromium } from 'playwright';
import { LANGUAGE_COOKIE, LOCALES, type Locale } from '#model/vocabulary/locales';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../setup/browser.ts';

export const DESKTOP = { width: 1440, height: 1000 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 360, height: 740 };

export interface View {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly scheme?: 'light' | 'dark';
  /** A phone, which is touched. */
  readonly isTouch?: boolean;
  /** Nobody was here before: the welcome dialog shows. */
  readonly isFirstVisit?: boolean;
  readonly userAgent?: string;
  /** The language chosen on an earlier visit. */
  readonly locale?: Locale;
  /** The language of the browser, such as `ja-JP`. */
  readonly browserLanguage?: string;
  /** Other texts that an earlier visit left behind, by key. */
  readonly kept?: Readonly<Record<string, string>>;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(NO_BROWSER);
  return chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
}

/** What an earlier visit left behind, by key (src/app/services.ts). */
const keptBy = ({ isFirstVisit = false, locale, kept = {} }: View): Readonly<Record<string, string>> => ({
  ...(!isFirstVisit && { 'settings/welcome': '{"closed":1}' }),
  ...(locale !== undefined && {
    'settings/preferences': JSON.stringify({ uiLang: LOCALES.indexOf(locale) }),
  }),
  ...kept,
});

/** Written when a language is chosen (src/platform/language-cookie.ts). */
const languageCookie = (origin: string, locale: Locale) => ({
  ...{ name: LANGUAGE_COOKIE, value: locale, domain: new URL(origin).hostname, path: '/' },
  ...{ expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const },
});

/** The same as the browser stores it. */
const storageState = (
  origin: string,
  texts: Readonly<Record<string, string>>,
  locale: Locale | undefined,
) => ({
  cookies: locale === undefined ? [] : [languageCookie(origin, locale)],
  origins: [
    {
      origin,
      localStorage: [],
      indexedDB: [
        {
          name: 'setori',
          version: 2,
          stores: [
            {
              name: 'kept',
              autoIncrement: false,
              records: Object.entries(texts).map(([key, value]) => ({ key, value })),
              indexes: [],
            },
            { name: 'local-forage-detect-blob-support', autoIncrement: false, records: [], indexes: [] },
          ],
        },
      ],
    },
  ],
});

/** A browser profile of its own: nothing cached, nothing stored but that the welcome was closed. */
export function newContext(browser: Browser, baseURL: string, view: View = {}): Promise<BrowserContext> {
  const { viewport = DESKTOP, scheme = 'light', isTouch = false, userAgent } = view;
  const texts = keptBy(view);
  return browser.newContext({
    baseURL,
    viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(Object.keys(texts).length > 0 && { storageState: storageState(baseURL, texts, view.locale) }),
    ...(view.browserLanguage !== undefined && { locale: view.browserLanguage }),
    ...(userAgent !== undefined && { userAgent }),
  });
}
