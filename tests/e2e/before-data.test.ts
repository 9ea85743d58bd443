import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';

/** Has all data of the game wait; gives what lets it go. */
async function heldData(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**/*.json', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('before its data has come', () => {
  test('a list takes words and keeps the filters of the address', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    const release = await heldData(page);
    await page.goto('/info/cards?attr=cool&sort=name');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('yukina');
    await expect.poll(() => page.url()).toContain('q=yukina');
    await expect.poll(() => page.url()).toContain('attr=cool');
    await expect.poll(() => page.locator('#results').count()).toBe(0);
    release();
    await page.locator('#results a').first().waitFor();
    await expect.poll(() => field.inputValue()).toBe('yukina');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => new URL(page.url()).searchParams.get('attr')).toBe('cool');
    await expect.poll(() => page.locator('#results a').first().innerText()).toContain('Yukina');
  });

  test.for(['/info/cards', '/info/songs?view=rows'])(
    'a thing of a list that has the focus keeps it when the list is drawn: %s',
    async (path, { open }) => {
      const page = await open('about:blank');
      const release = await heldData(page);
      await page.goto(path);
      await page.getByRole('status', { name: 'Loading' }).getByRole('link').nth(3).focus();
      const focused = () =>
        page.evaluate(() => [
          document.activeElement?.getAttribute('href') ?? null,
          document.activeElement?.closest('li[aria-posinset]') != null,
        ]);
      const [address] = await focused();
      expect(address).toMatch(/^\/info\/\w+\/\d+/);
      release();
      await expect.poll(focused).toEqual([address, true]);
    },
  );

  test('the filters of a list can be opened, and come when it does', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    const release = await heldData(page);
    await page.goto('/info/cards');
    await page.getByRole('button', { name: 'Filters' }).click();
    release();
    await page.getByRole('button', { name: 'Cool' }).first().waitFor();
  });

  test('the team builder takes the wish for all cards, and fulfils it', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    const release = await heldData(page);
    await page.goto('/tool/teambuilder');
    const step = page.getByRole('main').getByRole('button', { name: 'Try with all cards' }).first();
    await step.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('profile')).toBeNull();
    release();
    await expect.poll(() => new URL(page.url()).searchParams.get('profile')).not.toBeNull();
  });

  test('the page of a card can be given away', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    const release = await heldData(page);
    await page.goto('/info/cards/1213');
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem').first().waitFor();
    release();
    await page.locator('#stats').waitFor();
  });
});
