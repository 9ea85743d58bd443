import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { serversFor } from '#model/rules/home-servers';
import type { Locale } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { readTexts } from '../locales/texts.ts';
import { test } from './harness.ts';
import { localeOfRun } from './locale-of-run.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const BUILDER = '/tool/teambuilder';
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
    await page.waitForLoadState('networkidle');
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
    await page.waitForLoadState('networkidle');
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

  test('keeps the usual servers of whoever closes it, and changes the proposal with the language', async ({
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
      .toBe(readTexts('ja').get('server.en'));
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
    await bar.getByRole('button', { name: 'Set up' }).click();
    await page
      .getByRole('dialog', { name: 'Welcome to Setori' })
      .getByRole('button', { name: 'Start' })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => bar.count()).toBe(0);
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
    const start = page.getByRole('button', { name: 'Try with all cards', includeHidden: true });
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
    await page.getByRole('button', { name: 'Try with all cards' }).waitFor();
  });
});

test('a crawler sees neither dialog', async ({ open }) => {
  const page = await open('/profile', { isFirstVisit: true, userAgent: CRAWLER, expected: FAILED_ANSWER });
  await page.route('**/api/events/all.5.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Team builder' }).first().click();
  await page.getByRole('button', { name: 'Try with all cards' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

/** Those with the longest words, and another one with each commit. */
const LONG = [...new Set<Locale>(['ru', 'es', 'pl', localeOfRun()])];

/** A narrow phone with the keyboard away, and the usual ones. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 430, height: 844 },
];

/** Names of the dialog's buttons that are not wholly on the screen. Its list has rows of its own, which scroll. */
const buttonsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ends = [...document.querySelectorAll('[role=dialog] button')].slice(-2);
    return ends.flatMap((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const isSeen = top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
      return isSeen ? [] : [button.textContent];
    });
  });

describe('the buttons of a dialog', () => {
  test.for(LONG)('stay in sight on phones, in %s', async (locale, { open }) => {
    const texts = readTexts(locale);
    const text = (key: string) => texts.get(key) ?? key;
    const edit = text('builder.cards.edit').replace('{{what}}', text('builder.cards.excluded'));
    const page = await open(BUILDER, { locale, viewport: { width: 320, height: 568 }, isFirstVisit: true });
    await page.getByRole('button', { name: text('welcome.setUp'), exact: true }).click();
    await page.getByRole('dialog').waitFor();
    const checkPhones = async () => {
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await expect.poll(() => buttonsOutOfSight(page), { message: `${phone.width} px` }).toEqual([]);
      }
      expect(await sidewaysPixels(page)).toBe(0);
    };
    await checkPhones();
    await page.getByRole('button', { name: text('welcome.start'), exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: text('builder.empty.premade') })
      .first()
      .click();
    // A phone goes on to the song.
    await page.getByRole('dialog').waitFor();
    await checkPhones();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: edit }).click();
    const first = page.getByRole('dialog').getByRole('option').first();
    await first.click();
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
    await checkPhones();
  });
});

/** How to open a dialog of the team builder or of what stands around every page. */
type Opening = (page: Page, text: (key: string) => string) => Promise<void>;

const builderButton =
  (name: (text: (key: string) => string) => string | RegExp): Opening =>
  (page, text) =>
    page
      .getByRole('button', { name: name(text) })
      .first()
      .click();

const DIALOGS: readonly (readonly [name: string, opening: Opening])[] = [
  ['event picker', builderButton((text) => new RegExp(`^${text('event.label')}: `))],
  ['song picker', builderButton((text) => new RegExp(`^${text('live.song')}: `))],
  ['leader', builderButton((text) => new RegExp(`^${text('builder.constraints.leader')}: `))],
  [
    'must include',
    builderButton((text) => text('builder.cards.edit').replace('{{what}}', text('builder.constraints.must'))),
  ],
  [
    'import',
    async (page, text) => {
      await page.getByRole('button', { name: text('profile.actions') }).click();
      await page.getByRole('menuitem', { name: text('profile.import') }).click();
    },
  ],
  ['search', builderButton((text) => text('search.open'))],
];

/** In the page: buttons of the dialog's head and end that are not wholly on the screen. */
const actionsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const actions = [
      ...(dialog?.querySelectorAll('header button, [class*=head] button, [class*=ends] > button') ?? []),
    ];
    if (actions.length === 0) return ['none'];
    return actions.flatMap((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const isSeen = top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
      return isSeen ? [] : [button.getAttribute('aria-label') ?? button.textContent];
    });
  });

test.for(LONG)(
  'every dialog of the team builder keeps its actions in sight on phones, in %s',
  async (locale, { open }) => {
    const texts = readTexts(locale);
    const text = (key: string) => texts.get(key) ?? key;
    const page = await open(BUILDER, { locale, viewport: { width: 360, height: 640 } });
    await page
      .getByRole('button', { name: text('builder.empty.premade') })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    for (const [name, opening] of DIALOGS) {
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await opening(page, text);
      await page.getByRole('dialog').waitFor();
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await expect
          .poll(() => actionsOutOfSight(page), { message: `${name}, ${phone.width} px`, timeout: 5_000 })
          .toEqual([]);
        await expect.poll(() => sidewaysPixels(page)).toBe(0);
      }
      await page.keyboard.press('Escape');
    }
  },
);
