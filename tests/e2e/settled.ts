import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

const underway = new WeakMap<Page, Set<Request>>();

/** Notes what the page asks for, for `settled`. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underway.set(page, open);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    // A stream ends with the page.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** In the page: all of these have come, and nothing else for half a second. */
function isQuiet(asked: readonly string[]): boolean {
  const ends = new Map(
    performance
      .getEntriesByType('resource')
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).responseEnd]),
  );
  if (asked.some((url) => !ends.get(url))) return false;
  return performance.now() - Math.max(0, ...ends.values()) > 500;
}

/**
 * Resolves when everything has come that the page asked for. Playwright's `networkidle` also waits for requests whose end Chromium
 * 156 never tells: now and then one of a page that was visited before, which its cache answers. The page's own record has it.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect
    .poll(() =>
      page.evaluate(
        isQuiet,
        [...(underway.get(page) ?? [])].map((request) => request.url()),
      ),
    )
    .toBe(true);
}
