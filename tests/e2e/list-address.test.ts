import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './harness.ts';

const PATH = '/info/cards';

const count = (page: Page) => page.getByRole('status').filter({ hasText: / of [\d,]+$/ });
const cool = (page: Page) =>
  page.getByRole('group', { name: 'Attribute' }).getByRole('button', { name: /^Cool/ });
const more = (page: Page) => page.getByRole('button', { name: 'Show more' });
const searchOf = (page: Page) => new URL(page.url()).search;

async function found(page: Page): Promise<number> {
  const [number = ''] = ((await count(page).textContent()) ?? '').split(' ');
  return Number(number.replaceAll(',', ''));
}

test('a link copied right after a press shows the same', async ({ open }) => {
  const page = await open(PATH);
  await cool(page).waitFor();
  const link = await cool(page).evaluate((chip: HTMLElement) => {
    chip.click();
    return window.location.href;
  });
  expect(new URL(link).search).toBe('?attr=cool');
  await expect.poll(() => found(page)).toBeLessThan(1000);
  const chosen = await found(page);
  await page.goto(link);
  await expect.poll(() => found(page)).toBe(chosen);
});

test('Back right after a press leads to the page before, and Forward to what was chosen', async ({
  open,
}) => {
  const page = await open('/info');
  await page.getByRole('main').getByRole('link', { name: /Cards/ }).first().click();
  await cool(page).waitFor();
  await cool(page).evaluate((chip: HTMLElement) => {
    chip.click();
    window.history.back();
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/info');
  await page.goForward();
  await expect.poll(() => searchOf(page)).toBe('?attr=cool');
  await expect.poll(() => cool(page).getAttribute('aria-pressed')).toBe('true');
});

test('a card opened right after a press leads back to what was chosen, and the choice is remembered', async ({
  open,
}) => {
  const page = await open(PATH);
  await page.locator('#results a').first().waitFor();
  await cool(page).evaluate((chip: HTMLElement) => {
    chip.click();
    document.querySelector<HTMLElement>('#results a')?.click();
  });
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/info\/cards\/\d+/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => searchOf(page)).toBe('?attr=cool');
  await expect.poll(() => cool(page).getAttribute('aria-pressed')).toBe('true');
  await page.goto(new URL(PATH, page.url()).href);
  await expect.poll(() => searchOf(page)).toBe('?attr=cool');
});

test('another question shows the first sixty, and more of it right after the press', async ({ open }) => {
  const page = await open(PATH);
  await more(page).click();
  await page.getByText(/^120 of/).waitFor();
  await cool(page).click();
  await page.getByText(/^60 of/).waitFor();
  await page
    .getByRole('group', { name: 'Rarity' })
    .getByRole('button', { name: /^4 stars/ })
    .click();
  await more(page).evaluate((button: HTMLElement) => button.click());
  await page.getByText(/^120 of/).waitFor();
  expect(searchOf(page)).toBe('?attr=cool&rarity=4');
  await page.reload();
  await page.getByText(/^120 of/).waitFor();
});
