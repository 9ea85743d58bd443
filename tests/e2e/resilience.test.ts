import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { DAY_MS } from '#model/vocabulary/time';
import { en } from '../locales/english.ts';
import { type Challenge, loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

const PREFERENCES = '/profile/preferences';

let challenge: Challenge;

beforeAll(async () => {
  challenge = await loadChallenge(currentSite().url);
});

const title = (page: Page) => page.locator('main h1');
const choose = (page: Page, group: string, choice: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice });

/** Opens a second tab of the same visitor. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

describe('two tabs', () => {
  test('show each other the language, the servers and the theme that were chosen', async ({ open }) => {
    const here = await open(PREFERENCES);
    const there = await openTab(here, PREFERENCES);
    await choose(there, en.setting.mainServer, en.server.jp).waitFor();
    await choose(here, en.setting.theme, en.setting.themeOf.dark).check();
    const scheme = () => there.evaluate(() => document.documentElement.dataset.mantineColorScheme);
    await expect.poll(scheme).toBe('dark');
    await choose(here, en.setting.mainServer, en.server.tw).check();
    await expect.poll(() => choose(there, en.setting.mainServer, en.server.tw).isChecked()).toBe(true);
    await there.getByLabel(en.setting.language, { exact: true }).selectOption('한국어');
    await expect.poll(() => here.evaluate(() => document.documentElement.lang)).toBe('ko');
  });

  test('show each other the profiles', async ({ open }) => {
    const here = new TeamBuilderPage(await open(builderPath()));
    await here.button('Try with all cards').waitFor();
    const there = new TeamBuilderPage(await openTab(here.page, builderPath()));
    await there.button('Try with all cards').waitFor();
    await here.importProfile(JSON.stringify(reducedProfile(challenge, 7)));
    await there.text('7 in profile').waitFor();
  });

  test('ask which profiles to keep when both changed them, and write nothing meanwhile', async ({ open }) => {
    const here = new TeamBuilderPage(await open('about:blank'));
    // This tab hears nothing of the other one, as when the browser had put it to sleep.
    await here.page.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
    await here.page.goto(builderPath());
    await here.button('Try with all cards').waitFor();
    const there = new TeamBuilderPage(await openTab(here.page, builderPath()));
    await there.importProfile(JSON.stringify({ ...reducedProfile(challenge, 7), name: 'Theirs' }));
    await there.text('7 in profile').waitFor();
    await here.importProfile(JSON.stringify({ ...reducedProfile(challenge, 9), name: 'Mine' }));
    await here.text(en.alarm.conflict.text).waitFor();
    await here.button(en.alarm.conflict.both).click();
    await here.page.getByText(en.alarm.conflict.text).waitFor({ state: 'hidden' });
    await here.page.reload();
    const profiles = here.page.getByRole('combobox', { name: en.profile.label });
    for (const name of [/Theirs/, /Mine/])
      await profiles.getByRole('option', { name }).waitFor({ state: 'attached' });
  });
});

describe('a clock that is wrong', () => {
  test.for([-400, -1, 1, 4_000])('by %i days is set right by the server', async (days, { open }) => {
    const page = await open('about:blank');
    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await page.goto(PREFERENCES);
    await page.getByLabel(en.preferences.timeZone, { exact: true }).selectOption('UTC');
    await choose(page, en.preferences.dateFormat, /^Year-month-day/).check();
    const today = new RegExp(`^Now: ${new Date().toISOString().slice(0, 10)} `);
    await expect.poll(() => page.getByText(/^Now: /).textContent()).toMatch(today);
  });
});

describe('the way back', () => {
  test('leads through every page of the menu and forward again', async ({ open }) => {
    const page = await open('/no/such/page', { expected: /Failed to load resource/ });
    const links = page.getByRole('navigation', { name: en.errorPage.allPages }).getByRole('link');
    await links.first().waitFor();
    const count = await links.count();
    const start = await title(page).textContent();
    let last = start;
    for (let index = 0; index < count; index++) {
      await links.nth(index).click();
      await expect.poll(() => title(page).textContent()).not.toBe(start);
      last = await title(page).textContent();
      await page.goBack();
      await expect.poll(() => title(page).textContent()).toBe(start);
    }
    await page.goForward();
    await expect.poll(() => title(page).textContent()).toBe(last);
  });
});

/** One text for every key that the site keeps, each spoilt in another way. */
const SPOILT: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['cut off', '{"profiles":[{"name":"A","ser'],
  ['no JSON', 'hello'],
  ['a web page', '<!doctype html><title>Not found</title>'],
  ['of a wrong type', '7'],
  ['a list', '[[],[]]'],
  ['nested too deeply', '['.repeat(100_000)],
  ['huge', 'x'.repeat(2_000_000)],
  ['binary', '\u0000\u0001\ufffe\ud800\udfff'],
  ['polluted', '{"__proto__":{"polluted":1},"closed":"x","theme":"x","language":"x","profiles":"x"}'],
];

describe('storage that is damaged', () => {
  test.for(SPOILT)('lets the site start when every text is %s', async ([, text], { open }) => {
    const keys = ['profiles/profiles', 'settings/servers', 'settings/preferences', 'settings/welcome'];
    const kept = Object.fromEntries(keys.map((key) => [key, text]));
    const page = await open(PREFERENCES, { kept });
    await page
      .getByRole('region', { name: en.welcome.title })
      .getByRole('button', { name: en.action.close })
      .click();
    await expect.poll(() => title(page).textContent()).toBe(en.page.preferences);
    await choose(page, en.setting.theme, en.setting.themeOf.dark).check();
    for (const key of keys) await expect.poll(() => readKept(page, `${key}.bad`)).toBe(text.length);
    await page.reload();
    await expect.poll(() => choose(page, en.setting.theme, en.setting.themeOf.dark).isChecked()).toBe(true);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
});

/** Length of a kept text; null when there is none. */
const readKept = (page: Page, key: string): Promise<number | null> =>
  page.evaluate(
    (key) =>
      new Promise<number | null>((resolve, reject) => {
        const opening = indexedDB.open('setori');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').get(key);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(typeof asking.result === 'string' ? asking.result.length : null);
          };
        };
      }),
    key,
  );
