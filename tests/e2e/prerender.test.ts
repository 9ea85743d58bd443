import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { currentSite, test } from './harness.ts';
import { PHONE } from './launch.ts';
import { settled } from './settled.ts';

const MAX_SHIFT = 0.05;
/** Its tiles have edges between pixels. */
const WIDE_PHONE = { width: 412, height: 823 };

/** The server has read its lists: a busy machine may send grey blocks before. */
async function warmed(path: string): Promise<void> {
  const answer = async () => {
    const page = await fetch(currentSite().url + path, { headers: { accept: 'text/html' } });
    return page.text();
  };
  await expect.poll(answer, { timeout: 30_000 }).toContain('class="first"');
}

/** In the page: notes in every frame whether what `mark` selects is there, and how much has moved. */
const watchFrames = (mark: string): void => {
  const seen = { frames: 0, without: 0, shift: 0 };
  Object.assign(window, { seen });
  const look = (): void => {
    const isThere = document.querySelector(mark) !== null;
    if (isThere || seen.frames > 0) seen.frames++;
    if (!isThere && seen.frames > 0) seen.without++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

interface Seen {
  readonly frames: number;
  /** Frames after the first content that had none. */
  readonly without: number;
  readonly shift: number;
}
const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen);

/** In the page: whether the largest paint up to now was of what the server sent. */
const watchLargestPaint = (): void => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as unknown as { readonly element: Element | null };
      // What the server sent may have given way to the page by now.
      const isSent = element === null || element.closest('.first') !== null;
      Object.assign(window, { largest: isSent ? 'sent' : element.outerHTML.slice(0, 200) });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

const largestPaintIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { readonly largest?: unknown }).largest);

const LISTS = [
  ['/info/cards', 'Cards'],
  ['/info/characters', 'Characters'],
  ['/info/songs', 'Songs'],
  ['/info/events', 'Events'],
] as const;

describe('without scripts', () => {
  test.for(LISTS)('%s can be read, and leads to its things', async ([path, heading], { open }) => {
    await warmed(path);
    const browser = (await open('about:blank')).context().browser();
    const context = await browser?.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context?.newPage();
    if (!page) throw new Error('no page');
    await page.goto(currentSite().url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const link = page.locator('main .first-tiles a').first();
    await expect.poll(() => link.innerText()).not.toBe('');
    await link.click();
    await page.waitForURL(new RegExp(`${path}/\\d+$`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('main dt').count()).toBeGreaterThan(1);
    await context?.close();
  });
});

describe('with scripts', () => {
  test.for([
    ['/info/cards', 'main a[href^="/info/cards/"]', '#results'],
    ['/info/songs', 'main a[href^="/info/songs/"]', '#results'],
    ['/info/eventarchives', 'main a[href^="/info/eventarchives/"]', '#results'],
    ['/info/events/280', 'main dt', '#bonus'],
    ['/info/characters/11', 'main dt', '#cards'],
    ['/info/songmeta', 'main h1', 'main table'],
  ] as const)(
    '%s never leaves the screen until the page has its data',
    async ([path, mark, own], { open }) => {
      await warmed(path);
      const page = await open('about:blank', { viewport: PHONE });
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.addInitScript(watchFrames, mark);
      await page.goto(path);
      // The client has taken the element over, and the page's own code waits for data.
      const sent = page.locator('main#main .first :is(h1, li)').first();
      await sent.waitFor();
      await page.waitForLoadState('load');
      await expect.poll(() => sent.isVisible()).toBe(true);
      release();
      await page.locator(own).waitFor();
      await expect.poll(() => page.locator('.first').count()).toBe(0);
      const { frames, without, shift } = await seenIn(page);
      expect(frames).toBeGreaterThan(1);
      expect(without).toBe(0);
      expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );

  test.for(['/info/songs?q=roselia', '/info/events?q=yukina'])(
    '%s moves nothing when its list comes',
    async (path, { open }) => {
      const page = await open('about:blank', { viewport: PHONE });
      await page.addInitScript(watchFrames, '#results');
      await page.goto(path);
      await page
        .getByRole('list')
        .filter({ has: page.locator('[aria-posinset="1"]') })
        .waitFor();
      await page.getByRole('button', { name: 'Show more' }).waitFor();
      const { shift } = await seenIn(page);
      expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );

  test.for(LISTS)(
    '%s comes whole on a first visit: nothing larger is painted later',
    async ([path], { open }) => {
      await warmed(path);
      const page = await open('about:blank', { viewport: WIDE_PHONE, isTouch: true, isFirstVisit: true });
      await page.addInitScript(watchLargestPaint);
      // Until then the page keeps what the server sent.
      await page.route('**/api/**', async (route) => {
        await expect.poll(() => largestPaintIn(page)).toBe('sent');
        await route.continue();
      });
      await page.goto(path);
      await page.getByRole('region', { name: 'Welcome to Setori' }).waitFor();
      await page.locator('#results').waitFor();
      await settled(page);
      await expect.poll(() => page.locator('.first').count()).toBe(0);
      expect(await largestPaintIn(page)).toBe('sent');
    },
  );

  test('a page that was left and is opened again waits with its own skeleton', async ({ open }) => {
    await warmed('/info');
    const page = await open('/info', { viewport: PHONE });
    // A link in what the server sent would load the next page, and Back this one, as a document.
    await expect.poll(() => page.locator('.first').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Cards' }).click();
    await page.locator('#results').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Info' }).waitFor();
    // At once: what the server sent would go by itself when the page has all it needs.
    const sent = await page.locator('.first').count();
    expect(sent).toBe(0);
  });
});
