import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';

const PATH = '/info/songmeta';
const PHONE = { width: 390, height: 844 };

const rows = (page: Page) => page.getByRole('table', { name: 'Song meta' }).getByRole('row');
const firstRow = (page: Page) => rows(page).nth(1);
/** The first row once nothing newer is being worked out. */
const settledRow = async (page: Page) => {
  const table = page.getByRole('table', { name: 'Song meta' });
  await expect.poll(() => table.getAttribute('aria-busy')).toBe('false');
  return await firstRow(page).textContent();
};
const count = (page: Page) => page.getByText(/of [\d,]+ charts$/);

describe('the song meta', () => {
  test('ranks every chart, best first, and draws only those in sight', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    await expect.poll(() => count(page).textContent()).toMatch(/^2,\d{3} of 2,\d{3} charts$/);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(8);
    await expect.poll(() => rows(page).count()).toBeLessThan(60);
    await expect.poll(() => firstRow(page).textContent()).toMatch(/^1.*100%/);
  });

  test('shows titles whole on a phone', async ({ open }) => {
    const page = await open(PATH, { viewport: PHONE });
    await firstRow(page).waitFor();
    const cut = () =>
      page
        .locator('table td a')
        .evaluateAll(
          (links) =>
            links.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              [scrollWidth - clientWidth, scrollHeight - clientHeight].some((more) => more > 1),
            ).length,
        );
    await expect.poll(() => page.locator('table td a').count()).toBeGreaterThan(8);
    await expect.poll(cut).toBe(0);
  });

  test('keeps in its address what the visitor set up', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    await page.getByRole('button', { name: 'Expert (EX)' }).click();
    await page.getByRole('radio', { name: 'Per minute' }).click();
    await page.getByRole('switch', { name: 'Fever' }).click();
    const skill = page.getByRole('textbox', { name: 'Score bonus of the skills, per cent' });
    await skill.fill('130');
    await skill.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=minute&fever=1&skill=130&diff=expert');
    const shown = await settledRow(page);
    expect(shown).toContain('EX');
    await page.reload();
    await expect.poll(() => firstRow(page).textContent()).toBe(shown);
  });

  test('answers before its charts have come', async ({ open }) => {
    const page = await open('about:blank');
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/songs/meta/*.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(PATH);
    await page.getByRole('searchbox').fill('glass voyage');
    await page.getByRole('radio', { name: 'Per minute' }).click();
    await expect.poll(() => new URL(page.url()).search).toContain('sort=minute');
    release();
    await expect.poll(() => count(page).textContent()).toMatch(/^[3-6] of 2,/);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('glass voyage');
  });

  test('finds a song, opens it with its places and curves, and leads back', async ({ open }) => {
    const page = await open(`${PATH}?diff=expert`);
    const link = firstRow(page).getByRole('link');
    await link.waitFor();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { name: title, level: 2 }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/info\/songmeta\/\d+\/.+/);
    await page.getByRole('cell', { name: /^1 of 2,/ }).waitFor();
    await expect.poll(() => page.getByRole('table', { name: 'Score by length of skills' }).count()).toBe(1);
    const lines = page.getByRole('table', { name: 'Score by length of skills' }).getByRole('row');
    const perPlay = await lines.last().textContent();
    await page.getByRole('radio', { name: 'Per minute' }).click();
    const minutes = page.getByRole('table', { name: 'Score per minute by length of skills' });
    await expect.poll(() => minutes.getByRole('row').last().textContent()).not.toBe(perPlay);
    const last = minutes.getByRole('row', { name: /^Expert/ });
    const place = page.getByRole('row', { name: /^Expert/ }).first();
    // Seven seconds are what is chosen: the curve stands where the ranking does.
    const ranked = (await place.getByRole('cell').nth(2).textContent()) ?? '-';
    await expect.poll(() => last.getByRole('cell').allTextContents()).toContain(ranked);
    await page.getByRole('radio', { name: 'Score', exact: true }).click();
    await minutes.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All songs' }).click();
    await page.getByRole('heading', { name: title, level: 2 }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?diff=expert');
  });

  test('says so when nothing matches or there is no such song', async ({ open }) => {
    const page = await open(`${PATH}/999999?q=nothing-is-called-so`, {
      expected: /Failed to load resource.*404/,
    });
    await page.getByText('There is no such song').waitFor();
    await page.getByText('No chart matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(8);
  });

  test('folds its settings on a phone and fits', async ({ open }) => {
    const page = await open(PATH, { viewport: PHONE });
    await page.getByText('Settings', { exact: false }).first().click();
    await page.getByRole('radio', { name: 'Per minute' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=minute');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  test('draws the rows in sight also after a song has opened above them', async ({ open }) => {
    const page = await open(PATH, { viewport: PHONE });
    const link = firstRow(page).getByRole('link');
    await link.waitFor();
    await link.click();
    await page.getByRole('heading', { level: 2 }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 30_000));
    // Just below the head that stays in sight.
    const first = () =>
      page.evaluate(() => document.elementFromPoint(195, 125)?.closest('tr')?.textContent ?? '');
    await expect.poll(first).toMatch(/%/);
  });
});
