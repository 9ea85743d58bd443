import type { Page } from 'playwright';

/** A page that still loads something after this long is measured as it is: now and then the browser never tells that a request ended. */
const IDLE_MS = 5_000;

/**
 * Opens a page and lets it come to rest: what it loads late, and what the page before it left behind, would count as what
 * is measured.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => null);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
}
