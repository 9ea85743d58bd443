import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { axeFindings, axeInBothLooks } from './page-checks.ts';
import { settled } from './settled.ts';

describe('axe finds nothing', () => {
  test('while data is on its way', async ({ open }) => {
    const page = await open('/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/events/all.5.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Team builder' }).first().click();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Team builder' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    arrive();
    await settled(page);
  });

  test('in the dialogs of the shell, in both looks', async ({ open }) => {
    const first = await open('/', { isFirstVisit: true });
    await first.getByRole('button', { name: 'Start' }).waitFor();
    expect(await axeInBothLooks(first)).toEqual([]);
    const page = await open('/profile', { expected: /Failed to load resource/ });
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('option').first().waitFor();
    expect(await axeInBothLooks(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.route('**/api/events/all.5.json', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('link', { name: 'Team builder' }).first().click();
    await page.getByRole('dialog', { name: 'Network error' }).waitFor();
    await settled(page);
    expect(await axeInBothLooks(page)).toEqual([]);
  });
});

describe('by keyboard alone', () => {
  test('a first visitor chooses and starts', async ({ open }) => {
    const page = await open('/', { isFirstVisit: true });
    const start = page.getByRole('button', { name: 'Start' });
    await start.waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)),
      )
      .toBe(true);
    for (let step = 0; step < 20; step++) {
      if (await start.evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('the skip link leads to the content and the menu opens and closes', async ({ open }) => {
    const page = await open('/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    const group = page.getByRole('button', { name: 'Tool' });
    await group.focus();
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true');
  });
});
