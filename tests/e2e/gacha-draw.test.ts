import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';

/** Drawn in Japan, with featured cards. */
const GACHA = '/info/gacha/1448';
const simulator = (page: Page) => page.getByRole('region', { name: 'Gacha simulator' });
const button = (page: Page, name: string) => simulator(page).getByRole('button', { name, exact: true });
const cards = (page: Page) => simulator(page).locator('[data-fresh] > li');
const down = (page: Page) => simulator(page).locator('[data-fresh] > li[data-down]').count();
const said = (page: Page) => simulator(page).getByRole('status').first().innerText();

/** How many cards of the pull stand beside each other, row by row. */
async function rows(page: Page): Promise<readonly number[]> {
  const tops = await cards(page).evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

/** From the top of its panel, whatever comes late above that. */
const placeOf = (page: Page, name: string) =>
  button(page, name).evaluate((one) =>
    Math.round(
      one.getBoundingClientRect().top - (one.closest('section')?.getBoundingClientRect().top ?? Number.NaN),
    ),
  );

test('ten cards come as five and five, and the button below them stays where it is', async ({ open }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await open(GACHA, { viewport });
    await button(page, 'Pull 10').waitFor();
    const before = await placeOf(page, 'Pull 10');
    await button(page, 'Pull 10').click();
    await expect.poll(() => said(page)).toMatch(/^Pull #1: /);
    await expect.poll(() => rows(page)).toEqual([5, 5]);
    await expect.poll(() => placeOf(page, 'Pull 10')).toBe(before);
    await button(page, 'Pull 1').click();
    await expect.poll(() => said(page)).toMatch(/^Pull #2: /);
    await expect.poll(() => rows(page)).toEqual([1]);
    await expect.poll(() => placeOf(page, 'Pull 10')).toBe(before);
    await page.close();
  }
});

test('a visitor waits for the cards to turn, turns them by key and by a press, and finds them by the link', async ({
  open,
}) => {
  const page = await open(GACHA, { viewport: PHONE });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button(page, 'Pull 10').click();
  await expect.poll(() => down(page)).toBeGreaterThan(0);
  await expect.poll(() => said(page)).toMatch(/^Pull #1: /);
  await expect.poll(() => down(page)).toBe(0);

  // The key that pulled turns all of them, too.
  await button(page, 'Pull 10').press('Enter');
  await button(page, 'Show all').press('Enter');
  await expect.poll(() => down(page)).toBe(0);
  await expect.poll(() => said(page)).toMatch(/^Pull #2: /);

  await button(page, 'Pull 10').click();
  await simulator(page).locator('[data-fresh] + button').click();
  await expect.poll(() => said(page)).toMatch(/^Pull #3: /);
  await expect.poll(() => new URL(page.url()).searchParams.get('pulls')).toMatch(/^[a-z]3$/);

  const drawn = () => cards(page).evaluateAll((all) => all.map((one) => one.querySelector('a')?.pathname));
  const before = await drawn();
  await page.reload();
  await expect.poll(() => said(page)).toMatch(/^Pull #3: /);
  await expect.poll(drawn).toEqual(before);
  await expect.poll(() => down(page)).toBe(0);
});

test('a visitor pulls until a featured card comes, sees how lucky that was, and starts over', async ({
  open,
}) => {
  const page = await open(GACHA);
  await button(page, 'Until featured').click();
  await expect.poll(() => said(page)).toMatch(/^Pulls (needed|without it): \d+ · Pull #\d+: /);
  const luck = simulator(page).getByRole('figure').first();
  await expect.poll(() => luck.innerText()).toMatch(/5 stars: luckier than [\d.]+% of players\./);
  await expect.poll(() => luck.getByRole('row').count()).toBeGreaterThan(2);
  await button(page, 'Reset').click();
  await expect.poll(() => said(page)).toBe('All pulls were cleared.');
  await button(page, 'Undo').press('Enter');
  await expect.poll(() => cards(page).count()).toBe(10);
});
