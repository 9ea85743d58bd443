import { describe, expect } from 'vitest';
import { serversFor } from '#model/rules/home-servers';
import { SERVERS } from '#model/vocabulary/servers';
import { readTexts } from '../locales/texts.ts';
import { test } from './harness.ts';
import { axeFindings } from './page-checks.ts';
import { settled } from './settled.ts';

const FAILED_ANSWER = /Failed to load resource/;
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('the first visit', () => {
  test('asks for language, servers and theme, once', async ({ open }) => {
    const page = await open('/', { isFirstVisit: true });
    const dialog = page.getByRole('dialog', { name: 'Welcome to Setori' });
    await dialog.getByText(/^Card, song and event info, and a team builder/).waitFor();
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
    await page.getByRole('link', { name: 'バンド編成' }).first().waitFor();
    await settled(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe('dark');
  });

  test('does not come again when the page is left in the moment it was closed', async ({ open }) => {
    const page = await open('/', { isFirstVisit: true });
    const dialog = page.getByRole('dialog', { name: 'Welcome to Setori' });
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Start' }).evaluate((start: HTMLElement) => {
      start.click();
      location.reload();
    });
    await loaded;
    await page.getByRole('link', { name: 'Team builder' }).first().waitFor();
    await settled(page);
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('points to the preferences', async ({ open }) => {
    const page = await open('/', { isFirstVisit: true });
    await page.getByRole('dialog').getByRole('link', { name: 'More preferences' }).click();
    await page.getByRole('heading', { level: 1, name: 'Site preferences' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test.for([
    ['ja-JP', 'ja'],
    ['ko-KR', 'ko'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hanz'],
    ['ru-RU', 'ru'],
  ] as const)(
    'speaks %s and proposes the servers that fit it',
    async ([browserLanguage, locale], { open }) => {
      const texts = readTexts(locale);
      const page = await open('/', { isFirstVisit: true, browserLanguage });
      const dialog = page.getByRole('dialog', { name: texts.get('welcome.title') ?? '' });
      const servers = serversFor(locale);
      const chosen = () =>
        dialog.locator('fieldset input:checked').evaluateAll((all) => all.map((each) => each.ariaLabel));
      const name = (index: number) => texts.get(`server.${SERVERS[index]}`);
      await expect
        .poll(async () => (await chosen()).slice(0, 2))
        .toEqual([name(servers.main), name(servers.sub)]);
      await dialog.getByRole('button', { name: texts.get('welcome.start') ?? '' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.goto('/profile/preferences');
      const fields = page.locator('main fieldset input:checked');
      await expect
        .poll(async () => (await fields.evaluateAll((all) => all.map((each) => each.ariaLabel))).slice(0, 2))
        .toEqual([name(servers.main), name(servers.sub)]);
    },
  );

  test('chooses nothing when closed: servers change with the language until one is chosen', async ({
    open,
  }) => {
    const page = await open('/', { isFirstVisit: true });
    const dialog = page.getByRole('dialog');
    const main = () =>
      dialog
        .locator('fieldset')
        .first()
        .locator('input:checked')
        .evaluate((each) => each.ariaLabel);
    await expect.poll(main).toBe('Worldwide');
    await dialog.locator('select').selectOption('日本語');
    await expect.poll(main).toBe(readTexts('ja').get('server.jp'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/profile/preferences');
    await expect
      .poll(() =>
        page
          .locator('main fieldset')
          .first()
          .locator('input:checked')
          .evaluate((each) => each.ariaLabel),
      )
      .toBe(readTexts('ja').get('server.jp'));
    await page
      .getByLabel(readTexts('ja').get('setting.language') ?? '', { exact: true })
      .selectOption('한국어');
    const shown = page.locator('main fieldset').first();
    await expect
      .poll(() => shown.locator('input:checked').evaluate((each) => each.ariaLabel))
      .toBe(readTexts('ko').get('server.kr'));
    await shown.getByRole('radio', { name: readTexts('ko').get('server.tw') ?? '' }).check();
    await page
      .getByLabel(readTexts('ko').get('setting.language') ?? '', { exact: true })
      .selectOption('日本語');
    await expect
      .poll(() => shown.locator('input:checked').evaluate((each) => each.ariaLabel))
      .toBe(readTexts('ja').get('server.tw'));
  });

  test('is a bar on a page that a link led to, which leaves the page in use and leads to the dialog', async ({
    open,
  }) => {
    const page = await open('/info/cards/1213', { isFirstVisit: true });
    const bar = page.getByRole('region', { name: 'Welcome to Setori' });
    await bar.waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // Its buttons take the focus without moving the page.
    await bar.getByRole('button', { name: 'OK' }).focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The end of the page is above it.
    await page.keyboard.press('End');
    const end = async (selector: string) =>
      page.locator(selector).evaluate((part) => part.getBoundingClientRect());
    await expect
      .poll(async () => (await end('#main')).bottom <= (await end('section[class*=bar]')).top + 1)
      .toBe(true);
    await bar.getByRole('button', { name: 'Set up' }).click();
    await page
      .getByRole('dialog', { name: 'Welcome to Setori' })
      .getByRole('button', { name: 'Start' })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => bar.count()).toBe(0);
  });
});

test('the bar of a first visit keeps what it asks about, and leaves a running game alone', async ({
  open,
}) => {
  const texts = readTexts('ja');
  const page = await open('/game/guesswho', { isFirstVisit: true, browserLanguage: 'ja-JP' });
  const bar = page.getByRole('region', { name: texts.get('welcome.title') ?? '' });
  await bar.getByText(`日本語 · ${texts.get('server.jp')}`).waitFor();
  await page.getByRole('button', { name: texts.get('game.start') ?? '' }).click();
  await page.getByRole('timer').waitFor();
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.goto('/info/cards');
  await bar.getByRole('button', { name: texts.get('welcome.accept') ?? '' }).click();
  await expect.poll(() => bar.count()).toBe(0);
  await page.goto('/profile/preferences');
  await page.getByLabel(texts.get('setting.language') ?? '', { exact: true }).selectOption('English');
  await expect
    .poll(() => page.locator('main').getByRole('radio', { name: 'Japan' }).first().isChecked())
    .toBe(true);
  await page.getByRole('button', { name: /^Your menu/ }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('radio', { name: 'Korea' }).check();
  await expect
    .poll(() => page.locator('main').getByRole('radio', { name: 'Korea' }).first().isChecked())
    .toBe(true);
});

describe('a request that fails', () => {
  test('is named in friendly words; a retry brings it and the dialog goes', async ({ open }) => {
    const page = await open('/profile/preferences', { expected: FAILED_ANSWER });
    let isDown = true;
    await page.route('**/api/events/all.5.json', (route) =>
      isDown ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Tool' }).click();
    await page.getByRole('link', { name: 'Team builder' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await dialog.getByText('event list').waitFor();
    await dialog.getByText('Setori could not load:').waitFor();
    await dialog.getByText('Try again, or refresh the page.').waitFor();
    const start = page.getByRole('button', { name: 'Try with all cards', includeHidden: true });
    await start.waitFor();
    isDown = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('is forgotten when the dialog is closed', async ({ open }) => {
    const page = await open('/profile', { expected: FAILED_ANSWER });
    await page.route('**/api/{events,bands}/*.json', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await page.getByRole('link', { name: 'Team builder' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await expect.poll(() => dialog.getByRole('listitem').allTextContents()).toHaveLength(2);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Try with all cards' }).waitFor();
  });
});

test('a crawler sees neither dialog', async ({ open }) => {
  const page = await open('/profile', { isFirstVisit: true, userAgent: CRAWLER, expected: FAILED_ANSWER });
  await page.route('**/api/events/all.5.json', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('link', { name: 'Team builder' }).first().click();
  await page.getByRole('button', { name: 'Try with all cards' }).waitFor();
  await settled(page);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
