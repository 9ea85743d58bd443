import type { Page } from 'playwright';
import { currentSite, type Open, type PageOptions } from './harness.ts';
import { PHONE } from './launch.ts';

/** A phone whose browser runs no scripts. */
export async function openBare(open: Open, path: string, viewport = PHONE): Promise<Page> {
  const browser = (await open('about:blank')).context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false, viewport });
  const page = await context?.newPage();
  if (!page) throw new Error('no page');
  await page.goto(currentSite().url + path);
  return page;
}

/** Opens a page whose scripts wait; gives what lets them come. */
export async function openLate(open: Open, path: string, options: PageOptions = {}) {
  const page = await open('about:blank', { viewport: PHONE, ...options });
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release };
}
