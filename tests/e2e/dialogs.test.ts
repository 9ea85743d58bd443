import { describe, expect } from 'vitest';
import { test } from './harness.ts';

const BUILDER = '/tool/teambuilder';
const FAILED_ANSWER = /Failed to load resource/;
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('the first visit', () => {
  test('asks for language, servers and theme, once', async ({ open }) => {
    const page = await open(BUILDER, { isFirstVisit: true });
    const dialog = page.getByRole('dialog', { name: 'Welcome to Setori' });
    const language = dialog.getByLabel('Language');
    await expect.poll(() => language.evaluate((node) => node === document.activeElement)).toBe(true);
    await dialog.getByRole('radio', { name: 'Japan' }).first().check();
    await expect.poll(() => dialog.getByRole('radio', { name: 'Worldwide' }).last().isChecked()).toBe(true);
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
      .toBe('dark');
    await dialog.getByLabel('Language').selectOption('日本語');
    await page.getByRole('dialog', { name: 'Setori へようこそ' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
    await page.getByRole('button', { name: 'はじめる' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'バンド編成' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe('dark');
  });

  test('does not come again when the page is left in the moment it was closed', async ({ open }) => {
    const page = await open(BUILDER, { isFirstVisit: true });
    const dialog = page.getByRole('dialog', { name: 'Welcome to Setori' });
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Start' }).evaluate((start: HTMLElement) => {
      start.click();
      location.reload();
    });
    await loaded;
    await page.getByRole('heading', { level: 1, name: 'Team builder' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('points to the preferences', async ({ open }) => {
    const page = await open(BUILDER, { isFirstVisit: true });
    await page.getByRole('dialog').getByRole('link', { name: 'More preferences' }).click();
    await page.getByRole('heading', { level: 1, name: 'Preferences' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

describe('a request that fails', () => {
  test('is named in friendly words; a retry brings it and the dialog goes', async ({ open }) => {
    const page = await open('/profile/preferences', { expected: FAILED_ANSWER });
    let isDown = true;
    await page.route('**/api/events/all.5.json', (route) =>
      isDown ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Tool' }).click();
    await page.getByRole('link', { name: 'Team builder' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await dialog.getByText('event list').waitFor();
    await dialog.getByText('Setori could not load:').waitFor();
    await dialog.getByText('Try again, or refresh the page.').waitFor();
    const start = page.getByRole('button', { name: 'Try it with a full collection', includeHidden: true });
    await start.waitFor();
    isDown = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('is forgotten when the dialog is closed', async ({ open }) => {
    const page = await open('/profile', { expected: FAILED_ANSWER });
    await page.route('**/api/{events,bands}/*.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.getByRole('link', { name: 'Team builder' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await expect.poll(() => dialog.getByRole('listitem').allTextContents()).toHaveLength(2);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Try it with a full collection' }).waitFor();
  });
});

test('a crawler sees neither dialog', async ({ open }) => {
  const page = await open('/profile', { isFirstVisit: true, userAgent: CRAWLER, expected: FAILED_ANSWER });
  await page.route('**/api/events/all.5.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Team builder' }).first().click();
  await page.getByRole('button', { name: 'Try it with a full collection' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
