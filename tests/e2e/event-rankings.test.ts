import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { SERVERS } from '#model/vocabulary/servers';
import { choose } from './choose.ts';
import { currentSite, test } from './harness.ts';
import { PHONE } from './launch.ts';

const LIST = '/leaderboard/events';

const addressOf = (page: Page): string => page.url().replace(new URL(page.url()).origin, '');
const events = (page: Page) => page.getByRole('main').locator(`a[href^="${LIST}/"]`);
const firstEvent = async (page: Page): Promise<string> =>
  (await events(page).first().getAttribute('href')) ?? '';
const count = async (page: Page): Promise<number> =>
  Number(await page.getByRole('status').locator('strong').first().innerText());

describe('the list of event rankings', () => {
  test('is found on the hub, lists a server newest first, and leads to the rankings of an event and back', async ({
    open,
  }) => {
    const page = await open('/leaderboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Event rankings/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Event rankings' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(LIST);
    await expect.poll(() => firstEvent(page)).toMatch(/^\/leaderboard\/events\/en\/\d+$/);

    await choose(page, 'Japan');
    await expect.poll(() => addressOf(page)).toBe(`${LIST}/jp`);
    await expect.poll(() => firstEvent(page)).toMatch(/^\/leaderboard\/events\/jp\/\d+$/);
    const name = await events(page).first().innerText();
    await events(page).first().click();
    await page.getByRole('table', { name: 'Top 10' }).waitFor();
    expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());

    await page.getByRole('banner').getByRole('link', { name: 'Event rankings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Event rankings' }).waitFor();
  });

  test('keeps kind and order in the address, on every server', async ({ open }) => {
    const page = await open(`${LIST}/jp`);
    await page.locator('[aria-busy="false"] > #filters').waitFor();
    const all = await count(page);
    await page
      .getByRole('group', { name: 'Type' })
      .getByRole('button', { name: /^Medley live/ })
      .click();
    await expect.poll(() => count(page)).toBeLessThan(all);
    await expect.poll(() => addressOf(page)).toBe(`${LIST}/jp?type=medley`);
    await choose(page, 'Worldwide');
    await expect.poll(() => addressOf(page)).toBe(`${LIST}/en?type=medley`);
    // The address comes before the list.
    await expect.poll(() => firstEvent(page)).toMatch(/^\/leaderboard\/events\/en\//);
    const shown = await count(page);
    await page.reload();
    await expect.poll(() => count(page).catch(() => 0)).toBe(shown);
  });

  test('says of a server without rankings that there are none, and still offers the others', async ({
    open,
  }) => {
    const page = await open('about:blank');
    await page.route('**/api/events/all.5.json', async (route) => {
      const rows = Object.entries<object>(await (await route.fetch()).json());
      const inJapan = rows.map(([id, row]) => [
        id,
        { ...row, startAt: ['1489626000000', null, null, null, null] },
      ]);
      await route.fulfill({ json: Object.fromEntries(inJapan) });
    });
    await page.goto(`${currentSite().url}${LIST}/kr`);
    await page.getByText('Nothing here yet').waitFor();
    await choose(page, 'Japan');
    await expect.poll(() => firstEvent(page)).toMatch(/^\/leaderboard\/events\/jp\/\d+$/);
  });

  test('links every server before any script runs', async ({ open }) => {
    const browser = (await open('about:blank')).context().browser();
    const context = await browser?.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context?.newPage();
    if (!page) throw new Error('no page');
    const show = async () => {
      await page.goto(`${currentSite().url}${LIST}/jp`);
      return page.locator('.first-servers a').count();
    };
    await expect.poll(show, { timeout: 30_000 }).toBe(SERVERS.length);
    await page.getByRole('link', { name: 'Worldwide' }).click();
    await page.waitForURL(`**${LIST}/en`);
    await expect.poll(() => page.locator('.first-servers [aria-current]').innerText()).toBe('EN');
    await context?.close();
  });
});
