import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, test as base, beforeAll, expect, inject } from 'vitest';
import { launchBrowser, newContext, type View } from './launch.ts';
import { watchRequests } from './settled.ts';
import { type Site, startSite } from './site.ts';
import { watchPage } from './watch.ts';

let own: Site | null = null;
let browser: Browser | null = null;

/** For all files of a worker (tests/setup/browser-of-worker.ts); it ends with the worker. */
export async function openBrowser(): Promise<void> {
  if (!browser?.isConnected()) browser = await launchBrowser();
}

/** A site of its own for a file that writes to it, or that must be the first to ask; to be called before other hooks. */
export function withOwnSite(
  settings: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): void {
  beforeAll(async () => {
    // Tests write faster than people.
    own = await startSite([], { RATE_LIMITS: 'off', ...(await settings()) });
  });
  afterAll(async () => {
    await own?.stop();
    own = null;
  });
}

/** The site of the current test file: what all read, or its own. */
export const currentSite = (): Pick<Site, 'url'> => own ?? { url: inject('sharedSite') };

/** For those who look into its folder. */
export function ownSite(): Site {
  if (own === null) throw new Error('the file has no site of its own');
  return own;
}

export interface PageOptions extends View {
  /** A test that provokes a problem names it here; all others still fail the test. */
  readonly expected?: RegExp;
  /** Another site than the current one. */
  readonly site?: Pick<Site, 'url'>;
  /** Logged in as its owner from the first request on. */
  readonly cookie?: { readonly name: string; readonly value: string };
}

/**
 * The heading is there before the page's script, and the page a moment before it hears keys: a visitor who presses one at once
 * presses it in vain.
 */
export async function listening(page: Page): Promise<void> {
  await page.locator('main.skeleton').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

export interface Visitor {
  readonly page: Page;
  /** Problems since it was last asked. */
  readonly problems: () => string[];
}

/** A page that shows nothing yet, in a browser profile of its own. */
export async function newVisitor(options: PageOptions = {}): Promise<Visitor> {
  if (browser === null) throw new Error('no browser');
  const { url } = options.site ?? currentSite();
  const context = await newContext(browser, url, options);
  if (options.cookie) await context.addCookies([{ ...options.cookie, url }]);
  const page = await context.newPage();
  watchRequests(page);
  const problems = await watchPage(page, url);
  let read = 0;
  const news = (): string[] => {
    const fresh = problems.slice(read);
    read = problems.length;
    return fresh.filter((problem) => !options.expected?.test(problem));
  };
  return { page, problems: news };
}

export type Open = (path: string, options?: PageOptions) => Promise<Page>;

/**
 * `open` shows a page in a browser profile of its own; at the end of the test every problem of every page it
 * opened is a failure.
 */
export const test = base.extend<{ readonly open: Open }>({
  open: async ({ task: _ }, use) => {
    const contexts: BrowserContext[] = [];
    const unexpected: (() => string[])[] = [];
    await use(async (path, options = {}) => {
      const { page, problems } = await newVisitor(options);
      contexts.push(page.context());
      unexpected.push(problems);
      await page.goto(path);
      await listening(page);
      return page;
    });
    const problems = unexpected.flatMap((read) => read());
    for (const context of contexts) await context.close();
    expect(problems).toEqual([]);
  },
});
