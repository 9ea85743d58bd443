import { type Browser, type BrowserContext, chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../setup/browser.ts';

export const DESKTOP = { width: 1440, height: 1000 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 360, height: 740 };

export interface View {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly scheme?: 'light' | 'dark';
  /** Nobody was here before: the welcome dialog shows. */
  readonly isFirstVisit?: boolean;
  readonly userAgent?: string;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(NO_BROWSER);
  return chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
}

/** What the site keeps in the browser once its welcome was closed (src/app/services.ts, WELCOME). */
const welcomed = (origin: string) => ({
  cookies: [],
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
              records: [{ key: 'settings/welcome', value: '{"closed":1}' }],
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
export const newContext = (
  browser: Browser,
  baseURL: string,
  { viewport = DESKTOP, scheme = 'light', isFirstVisit = false, userAgent }: View = {},
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(!isFirstVisit && { storageState: welcomed(baseURL) }),
    ...(userAgent !== undefined && { userAgent }),
  });
