import type { Page } from 'playwright';

/** A page that still loads something after this long is measured as it is: now and then the browser never reports the end of a request. */
const IDLE_MS = 5_000;

/** Opens a page and lets it come to rest: what it loads late would count as what is measured. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => null);
}

/** Also has the browser clear away what the page before and the opening left behind, as it does in time by itself. */
export async function openToUse(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
}
