import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { currentSite, test } from './harness.ts';
import { openBare, openLate } from './late-scripts.ts';

const ROOT = '/tool/explorer/asset/jp';
const BUNDLE = `${ROOT}/ani_degree_demo_rip`;
const DESKTOP = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

/** Until the server has its lists: it does not have a page wait for them. */
async function warmed(path: string): Promise<void> {
  const answer = async () =>
    (await fetch(currentSite().url + path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(answer, { timeout: 60_000 }).toContain('"first-items"');
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const items = (page: Page) => page.locator('.first-items a');

describe('without scripts', () => {
  test('folders are opened and left, on another server, too', async ({ open }) => {
    for (const path of [ROOT, `${ROOT}/sound`, '/tool/explorer/asset/en', '/tool/explorer/asset/en/sound'])
      await warmed(path);
    const page = await openBare(open, ROOT);
    await items(page)
      .filter({ hasText: /^sound/ })
      .click();
    await page.waitForURL(`**${ROOT}/sound`);
    await expect.poll(() => items(page).count()).toBeGreaterThan(10);
    await page.getByRole('link', { name: 'Worldwide' }).click();
    await page.waitForURL('**/asset/en/sound');
    await expect.poll(() => items(page).count()).toBeGreaterThan(10);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => items(page).count()).toBeGreaterThan(60);
    await page.getByRole('link', { name: 'One folder up' }).click();
    await page.waitForURL('**/asset/en');
    await expect
      .poll(() =>
        items(page)
          .filter({ hasText: /^sound/ })
          .count(),
      )
      .toBe(1);
    await page.context().close();
  });

  test('folders and bundles have signs of their own, paths are searched, and a folder is filtered', async ({
    open,
  }) => {
    await warmed(ROOT);
    const page = await openBare(open, ROOT);
    const signOf = (kind: string) =>
      page
        .locator(`.first-items a[data-look="${kind}"]`)
        .first()
        .evaluate((link) => getComputedStyle(link, '::before').maskImage);
    expect(await signOf('folder')).toContain('url(');
    expect(await signOf('folder')).not.toBe(await signOf('bundle'));
    await page.getByRole('searchbox', { name: /^Search \d/ }).fill('degree ani');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=degree\+ani$/);
    await expect.poll(() => items(page).allInnerTexts()).toHaveLength(1);
    await page.getByRole('link', { name: 'End search' }).click();
    await page.waitForURL(`**${ROOT}`);
    await page.getByRole('searchbox', { name: 'Filter here' }).fill('shop');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?filter=shop$/);
    await expect.poll(() => items(page).count()).toBe(1);
    await page.context().close();
  });

  test('files are looked at one after the other, in a grid and in a list', async ({ open }) => {
    await warmed(BUNDLE);
    const page = await openBare(open, BUNDLE);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.waitForURL(/view=list$/);
    await items(page).first().click();
    const name = page.getByRole('region', { name: 'Preview' }).locator('strong');
    const first = await name.innerText();
    await page.getByRole('link', { name: 'Next file' }).click();
    await expect.poll(() => name.innerText()).not.toBe(first);
    await page.getByRole('link', { name: 'Previous file' }).click();
    await expect.poll(() => name.innerText()).toBe(first);
    await page.context().close();
  });
});

describe('when scripts come late', () => {
  test('words that were typed are searched, and the caret stays where it was', async ({ open }) => {
    const { page, release } = await openLate(open, ROOT);
    const field = page.getByRole('searchbox', { name: /^Search/ });
    await field.focus();
    await page.keyboard.type('deee');
    await page.keyboard.press('ArrowLeft');
    release();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('gr');
    await expect.poll(() => field.inputValue()).toBe('degre');
    await page.getByRole('option', { name: /^ani_degree_demo/ }).waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('words of the filter hold, and go on', async ({ open }) => {
    const { page, release } = await openLate(open, ROOT);
    await page.getByRole('searchbox', { name: 'Filter here' }).focus();
    await page.keyboard.type('sho');
    release();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    await page.keyboard.type('p');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toBe('shop');
  });

  test('a row with the focus keeps it, and opens by its key', async ({ open }) => {
    const { page, release } = await openLate(open, ROOT);
    await items(page).nth(3).focus();
    const href = await items(page).nth(3).getAttribute('href');
    release();
    await page.getByRole('option').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null))
      .toBe(href);
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe(href);
  });

  test('a server with the focus keeps it', async ({ open }) => {
    const { page, release } = await openLate(open, ROOT);
    await page.getByRole('main').getByRole('link', { name: 'Taiwan' }).focus();
    release();
    await page.getByRole('option').first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await expect.poll(focused).toBe('Taiwan');
  });

  test('a list that was scrolled stays there, in its box and with the page', async ({ open }) => {
    const wide = await openLate(open, `${ROOT}/sound`, { viewport: DESKTOP });
    const box = () => wide.page.locator('main .first-scroll, main [data-look="list"]:has([role="listbox"])');
    await wide.page.locator('.first-scroll').evaluate((element) => element.scrollTo(0, 900));
    wide.release();
    await wide.page.getByRole('listbox').waitFor();
    await expect.poll(() => box().evaluate((element) => element.scrollTop)).toBe(900);
    const phone = await openLate(open, `${ROOT}/sound`);
    await phone.page.locator('.first-items').waitFor();
    await phone.page.evaluate(() => window.scrollTo(0, 700));
    phone.release();
    await phone.page.getByRole('option').first().waitFor();
    await expect.poll(() => phone.page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('who leaves by a link comes back to a page that works', async ({ open }) => {
    const { page, release } = await openLate(open, ROOT);
    await items(page)
      .filter({ hasText: /^animation/ })
      .click();
    await page.waitForURL(`**${ROOT}/animation`, { waitUntil: 'commit' });
    await items(page).first().waitFor();
    release();
    await page.getByRole('option').first().waitFor();
    await page.goBack();
    await page.getByRole('option', { name: /^animation/ }).waitFor();
  });
});

/** Columns of a grid differ by that much at most. */
const TOLERANCE_PX = 3;

interface Places {
  readonly [piece: string]: readonly number[] | null;
}

/** Where each piece lies, whether it was sent or is the client's own: left, top, width and height in whole pixels. */
const placesIn = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const pieces = {
      heading: 'h1',
      servers: '.first-choice, header fieldset',
      path: 'nav:has(ol)',
      words: 'input[type="search"]',
      title: 'p[role="status"]',
      filter: 'input[placeholder]',
      item: '.first-items a, [role="option"]',
      sixth: '.first-items li:nth-child(6) a, [role="option"][aria-posinset="6"]',
    };
    const places = Object.entries(pieces).map(([name, selector]) => {
      const all = [...(main?.querySelectorAll(selector) ?? [])];
      const rect = all.at(name === 'filter' ? -1 : 0)?.getBoundingClientRect();
      return [name, rect ? [rect.x, rect.y, rect.width, rect.height].map(Math.round) : null] as const;
    });
    return Object.fromEntries(places);
  });

const near = (sent: Places, own: Places): readonly string[] =>
  Object.entries(sent).flatMap(([name, place]) => {
    const other = own[name];
    const isNear =
      place && other
        ? place.every((value, nth) => Math.abs(value - (other[nth] ?? 0)) <= TOLERANCE_PX)
        : !place && !other;
    return isNear ? [] : [`${name}: sent at ${place}, then at ${other}`];
  });

describe('what was sent lies where the page’s own will lie', () => {
  test.for([
    [NARROW, ROOT, 'ru'],
    [NARROW, `${BUNDLE}?view=grid`, 'en'],
    [{ width: 390, height: 844 }, `${ROOT}/sound`, 'ja'],
    [{ width: 390, height: 844 }, `${ROOT}?q=01`, 'id'],
    [{ width: 800, height: 900 }, ROOT, 'pl'],
    [DESKTOP, `${ROOT}/sound`, 'en'],
    [DESKTOP, `${BUNDLE}?view=grid`, 'es'],
  ] as const)('%o %s in %s', async ([viewport, path, locale], { open }) => {
    await warmed(path);
    const { page, release } = await openLate(open, path, { viewport, locale });
    await items(page).first().waitFor();
    const sent = await placesIn(page);
    release();
    await page.getByRole('option').first().waitFor();
    await expect.poll(async () => near(sent, await placesIn(page))).toEqual([]);
  });
});
