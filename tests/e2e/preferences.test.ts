import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';

const PATH = '/profile/preferences';
const group = (page: Page, name: string) => page.getByRole('group', { name });
const choose = (page: Page, name: string, value: string | RegExp) =>
  group(page, name).getByRole('radio', { name: value }).check();
const now = (page: Page) => page.getByText(/^Now: /);

describe('preferences', () => {
  test('show what each format makes of this moment, and keep the choice', async ({ open }) => {
    const page = await open(PATH);
    const samples = group(page, 'Date format').getByRole('radio');
    await expect.poll(() => samples.count()).toBe(6);
    await choose(page, 'Date format', /^Year-month-day/);
    await choose(page, 'Time format', /^12 hours/);
    await page.getByLabel('Time zone').selectOption('UTC');
    const shown = /^Now: \d{4}-\d\d-\d\d \d{1,2}:\d\d\s?[AP]M UTC$/;
    await expect.poll(() => now(page).textContent()).toMatch(shown);
    await page.reload();
    await expect.poll(() => now(page).textContent()).toMatch(shown);
  });

  test('change the language and keep page, state and scroll', async ({ open }) => {
    const page = await open(`${PATH}?kept=1#display`, { viewport: { width: 1440, height: 500 } });
    await choose(page, 'Spoilers', 'Hide');
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.getByLabel('Language', { exact: true }).selectOption('Русский');
    await page.getByRole('heading', { level: 1, name: 'Настройки сайта' }).waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, window.scrollY])).toEqual(['ru', 120]);
    await expect.poll(() => page.title()).toBe('Настройки сайта · Setori');
    expect(page.url()).toContain(`${PATH}?kept=1#display`);
    await expect
      .poll(() => group(page, 'Спойлеры').getByRole('radio', { name: 'Скрыть' }).isChecked())
      .toBe(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Настройки сайта' }).waitFor();
  });

  test('are kept when the page is left the moment they were changed', async ({ open }) => {
    const page = await open(PATH);
    const hide = group(page, 'Spoilers').getByRole('radio', { name: 'Hide' });
    const reloaded = page.waitForEvent('load');
    await hide.evaluate((radio: HTMLInputElement) => {
      // A browser too busy to keep anything before the page is gone.
      navigator.locks.request = () => new Promise(() => undefined);
      radio.click();
      window.location.reload();
    });
    await reloaded;
    await expect.poll(() => hide.isChecked()).toBe(true);
  });

  test('stay readable in English when a language does not come, and try again', async ({ open }) => {
    const page = await open(PATH, { expected: /Failed to load resource/ });
    let isDown = true;
    await page.route(/\/assets\/ko-[\w-]+\.json/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.getByLabel('Language', { exact: true }).selectOption('한국어');
    await page.getByText('Did not load: 한국어.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Site preferences' }).waitFor();
    isDown = false;
    await page.getByLabel('Language', { exact: true }).selectOption('English');
    await page.getByLabel('Language', { exact: true }).selectOption('한국어');
    await page.getByRole('heading', { level: 1, name: '사이트 설정' }).waitFor();
  });

  test('never let both servers be the same', async ({ open }) => {
    const page = await open(PATH);
    await choose(page, 'Main server', 'Japan');
    const sub = group(page, 'Sub server');
    await expect.poll(() => sub.getByRole('radio', { name: 'Worldwide' }).isChecked()).toBe(true);
    await expect.poll(() => sub.getByRole('radio', { name: 'Japan' }).isDisabled()).toBe(true);
  });

  test('colour the page, also before its scripts run, and follow the device', async ({ open }) => {
    const page = await open(PATH, { expected: /ERR_FAILED/ });
    const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
    await choose(page, 'Theme', 'Dark');
    await expect.poll(scheme).toBe('dark');
    await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect.poll(scheme).toBe('dark');
  });

  test('still the page when asked to', async ({ open }) => {
    const page = await open(PATH);
    await choose(page, 'Motion', 'Full');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-calm')))
      .toBe(false);
    await choose(page, 'Motion', 'Reduced');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-calm')))
      .toBe(true);
  });

  test('travel in a file', async ({ open }) => {
    const page = await open(PATH);
    await choose(page, 'Date format', /^Day\/month\/year/);
    await choose(page, 'Main server', 'Taiwan');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save settings' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('setori-settings.json');
    const path = await file.path();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ dateFormat: 4, language: 2 });
    const other = await open(PATH);
    await other
      .getByLabel('Load settings')
      .last()
      .setInputFiles({
        name: 'setori-settings.json',
        mimeType: 'application/json',
        buffer: readFileSync(path),
      });
    await other.getByText('Settings loaded').waitFor();
    await expect
      .poll(() => group(other, 'Main server').getByRole('radio', { name: 'Taiwan' }).isChecked())
      .toBe(true);
    const dayFirst = group(other, 'Date format').getByRole('radio', { name: /^Day\/month\/year/ });
    await expect.poll(() => dayFirst.isChecked()).toBe(true);
    await other
      .getByLabel('Load settings')
      .last()
      .setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"songs":[]}'),
      });
    await other.getByText('This file holds no settings.').waitFor();
  });

  test('load the data afresh when caches are cleared', async ({ open }) => {
    const page = await open('/tool/teambuilder');
    await page.getByRole('button', { name: 'Try with all cards' }).waitFor();
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    await page.getByRole('link', { name: 'Site preferences' }).click();
    await page.getByRole('button', { name: 'Clear caches' }).click();
    await page.getByText('Caches cleared').waitFor();
    const asked = page.waitForRequest('**/api/cards/all.5.json');
    await page.goBack();
    await asked;
  });
});
