import type { Browser, BrowserContext, Page } from 'playwright';
import { test as base, expect } from 'vitest';
import { launchBrowser, newContext, type View } from './launch.ts';
import { type Site, startSite } from './site.ts';
import { watchPage } from './watch.ts';

let site: Site | null = null;
let browser: Browser | null = null;

/** Starts a site and a browser for one test file (tests/setup/site.ts). */
export async function startForFile(): Promise<void> {
  // Tests write faster than people.
  site = await startSite([], { RATE_LIMITS: 'off' });
  browser = await launchBrowser();
}

/** Stops both, also when only one of them could start. */
export async function stopAfterFile(): Promise<void> {
  await browser?.close();
  await site?.stop();
  browser = null;
  site = null;
}

/** The site that runs for the current test file. */
export function currentSite(): Site {
  if (site === null) throw new Error('the site runs only while tests run');
  return site;
}

export interface PageOptions extends View {
  /** A test that provokes a problem names it here; all others still fail the test. */
  readonly expected?: RegExp;
  /** Another site than the one on demo data. */
  readonly site?: Site;
}

/**
 * The heading is there before the page's script, and the page a moment before it hears keys: whoever presses one at once
 * presses it in vain.
 */
export async function listening(page: Page): Promise<void> {
  await page.locator('main.skeleton').waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

export type Open = (path: string, options?: PageOptions) => Promise<Page>;

/**
 * `open` shows a page in a browser profile of its own; at the end of the test every problem of every page it
 * opened is a failure.
 */
export const test = base.extend<{ readonly open: Open }>({
  open: async ({ task }, use) => {
    if (browser === null) throw new Error(`no browser for ${task.name}`);
    const running = browser;
    const contexts: BrowserContext[] = [];
    const unexpected: (() => string[])[] = [];
    await use(async (path, options = {}) => {
      const { url } = options.site ?? currentSite();
      const context = await newContext(running, url, options);
      contexts.push(context);
      const page = await context.newPage();
      const problems = await watchPage(page, url);
      unexpected.push(() => problems.filter((problem) => !options.expected?.test(problem)));
      await page.goto(path);
      await listening(page);
      return page;
    });
    const problems = unexpected.flatMap((read) => read());
    for (const context of contexts) await context.close();
    expect(problems).toEqual([]);
  },
});
