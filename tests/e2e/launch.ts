import { type Browser, type BrowserContext, chromium } from 'playwright';
import { LANGUAGE_COOKIE, LOCALES, type Locale } from '#model/vocabulary/locales';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../setup/browser.ts';

export const DESKTOP = { width: 1440, height: 1000 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 360, height: 740 };
/** A phone held sideways, wider than most tablets are held upright. */
export const SIDEWAYS = { width: 844, height: 390 };

export interface View {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly scheme?: 'light' | 'dark';
  /** A phone, which is touched. */
  readonly isTouch?: boolean;
  /** A first visit: the welcome dialog shows. */
  readonly isFirstVisit?: boolean;
  readonly userAgent?: string;
  /** The language chosen on an earlier visit. */
  readonly locale?: Locale;
  /** The language of the browser, such as `ja-JP`. */
  readonly browserLanguage?: string;
  /** Of the device, such as `Asia/Tokyo`. */
  readonly timeZone?: string;
  /** The browser may keep what opens the site without a connection; tests that look at requests would not see the worker's. */
  readonly keepsShell?: boolean;
  /** Other texts that an earlier visit left behind, by key. */
  readonly kept?: Readonly<Record<string, string>>;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(NO_BROWSER);
  return chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
}

/** What an earlier visit left behind, by key (src/app/boot/services.ts). */
const keptBy = ({ isFirstVisit = false, locale, kept = {} }: View): Readonly<Record<string, string>> => ({
  ...(!isFirstVisit && { 'settings/welcome': '{"closed":1}' }),
  ...(locale !== undefined && {
    'settings/preferences': JSON.stringify({ uiLang: LOCALES.indexOf(locale) }),
  }),
  ...kept,
});

/** Written when a language is chosen (src/browser/language/language-cookie.ts). */
const languageCookie = (origin: string, locale: Locale) => ({
  name: LANGUAGE_COOKIE,
  value: locale,
  url: origin,
  sameSite: 'Lax' as const,
});

interface EarlierVisit {
  readonly origin: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * In the page, before its own scripts: makes the database as an earlier visit left it. A page that opens it waits for this
 * upgrade; on a database that is there it does nothing.
 */
function storeEarlierVisit({ origin, texts }: EarlierVisit): void {
  if (window.location.origin !== origin || !window.indexedDB) return;
  const opening = window.indexedDB.open('setori', 2);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore('local-forage-detect-blob-support');
    const store = database.createObjectStore('kept');
    for (const [key, value] of Object.entries(texts)) store.put(value, key);
  };
  opening.onsuccess = () => opening.result.close();
}

/** A browser profile of its own: nothing cached, nothing stored but that the welcome was closed. */
export async function newContext(
  browser: Browser,
  baseURL: string,
  view: View = {},
): Promise<BrowserContext> {
  const { viewport = DESKTOP, scheme = 'light', isTouch = false, userAgent, locale } = view;
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: view.keepsShell ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(view.browserLanguage !== undefined && { locale: view.browserLanguage }),
    ...(view.timeZone !== undefined && { timezoneId: view.timeZone }),
    ...(userAgent !== undefined && { userAgent }),
  });
  const texts = keptBy(view);
  const { origin } = new URL(baseURL);
  if (locale !== undefined) await context.addCookies([languageCookie(origin, locale)]);
  // The browser's own way to restore storage opens a page for it, which takes as long as a small test.
  if (Object.keys(texts).length > 0) await context.addInitScript(storeEarlierVisit, { origin, texts });
  return context;
}
