import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';
import { settled } from './settled.ts';

const HOME = '/';
const CUSTOMIZE = '/home/bestdori/customize';
const RECENT = '**/api/news/dynamic/recent.json';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const partNames = async (page: Page): Promise<string[]> => {
  await part(page, 'News').waitFor();
  return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
};
const mainEvent = (page: Page) => page.getByRole('article', { name: 'Worldwide · main server' });
const chosen = (page: Page, section: string) =>
  part(page, section).getByRole('list').first().getByRole('listitem');
const isFocused = (page: Page, name: string) =>
  page.evaluate((label) => document.activeElement?.getAttribute('aria-label') === label, name);

/** What the browser keeps under a key. */
const keptUnder = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('setori');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const got = opening.result.transaction('kept').objectStore('kept').get(wanted);
          got.onsuccess = () => {
            opening.result.close();
            resolve(got.result ?? null);
          };
        };
      }),
    key,
  );

const keepUnder = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('setori');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('kept', 'readwrite');
          change.objectStore('kept').put(value, name);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [key, text] as const,
  );

describe('the home page', () => {
  test.for([HOME, '/home/bestdori'])(
    '%s shows the event that runs, with time to go',
    async (path, { open }) => {
      const page = await open(path);
      const event = mainEvent(page);
      await event.getByRole('heading', { level: 3 }).waitFor();
      const timer = event.getByRole('timer').first();
      await expect.poll(() => timer.textContent()).toMatch(/^(Ends|Starts) in \d+[dh] /);
      const bar = event.getByRole('progressbar');
      const share = Number(await bar.getAttribute('aria-valuenow'));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
      await page
        .getByRole('article', { name: 'Japan · sub server' })
        .getByRole('heading', { level: 3 })
        .waitFor();
    },
  );

  test('counts down as time goes by', async ({ open }) => {
    const page = await open('about:blank');
    await page.clock.install({ time: Date.now() });
    await page.goto(HOME);
    const timer = mainEvent(page).getByRole('timer').first();
    await expect.poll(() => timer.textContent()).toMatch(/ in /);
    const before = await timer.textContent();
    await page.clock.runFor(61_000);
    await expect.poll(() => timer.textContent()).not.toBe(before);
  });

  test('asks for one small answer and no list', async ({ open }) => {
    const page = await open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Who is logged in is asked on every page.
      if (pathname.startsWith('/api/') && pathname !== '/api/user/me') asked.push(pathname);
    });
    await page.goto(HOME);
    await settled(page);
    await part(page, 'New songs').getByRole('listitem').first().waitFor();
    expect(asked).toEqual(['/api/news/dynamic/recent.json']);
  });

  test('has cards, songs, birthdays, articles and gacha', async ({ open }) => {
    const page = await open(HOME);
    const rows = (title: string) => part(page, title).getByRole('listitem').count();
    await expect.poll(() => rows('New cards')).toBe(7);
    await expect.poll(() => part(page, 'New cards').getByRole('img').count()).toBe(7);
    await expect.poll(() => rows('New songs')).toBe(4);
    await expect.poll(() => rows('Birthdays')).toBeGreaterThan(1);
    await expect.poll(() => rows('News')).toBe(4);
    await expect.poll(() => part(page, 'Gacha').getByRole('timer').count()).toBeGreaterThan(0);
  });

  test('names the site in the bar of a phone', async ({ open }) => {
    const page = await open(HOME, { viewport: PHONE });
    const bar = page.getByRole('banner');
    await expect
      .poll(() => bar.getByRole('link', { name: 'Setori, to the start page' }).innerText())
      .toBe('Setori');
    await expect.poll(() => bar.getByText('Overview').isVisible()).toBe(false);
  });

  test('shows one server at a time on a phone, which the address remembers', async ({ open }) => {
    const page = await open(HOME, { viewport: PHONE });
    await mainEvent(page).getByRole('heading', { level: 3 }).waitFor();
    await page.getByRole('radio', { name: 'JP sub' }).check();
    const sub = page.getByRole('article', { name: 'Japan · sub server' });
    await sub.waitFor();
    await expect.poll(() => mainEvent(page).count()).toBe(0);
    await page.reload();
    await sub.getByRole('heading', { level: 3 }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'JP sub' }).isChecked()).toBe(true);
  });

  test('hides what is not out on the main server from whom wants no spoilers', async ({ open }) => {
    const page = await open('/profile/preferences');
    await page.getByRole('group', { name: 'Spoilers' }).getByRole('radio', { name: 'Hide' }).check();
    await expect.poll(() => keptUnder(page, 'settings/preferences')).toMatch(/"spoilers":1/);
    await page.goto(HOME);
    await page.getByText('Not out on your main server yet').waitFor();
    await expect.poll(() => part(page, 'New cards').getByRole('listitem').count()).toBe(4);
  });

  test('leads only to pages that exist', async ({ open }) => {
    const page = await open(HOME);
    await part(page, 'New songs').getByRole('listitem').first().waitFor();
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const answer = await page.request.get(link, { headers: { accept: 'text/html' } });
      expect(answer.status(), link).toBe(200);
    }
  });

  test('says what failed in place of its parts, and tries again', async ({ open }) => {
    const page = await open('about:blank', { expected: /Failed to load resource/ });
    let isDown = true;
    await page.route(RECENT, (route) =>
      isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await page.goto(HOME);
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await dialog.getByText('current events and new things').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const failure = page.getByRole('main').getByRole('alert');
    await failure.getByText('current events and new things').waitFor();
    await page
      .getByRole('navigation', { name: 'Shortcuts' })
      .getByRole('link', { name: 'My cards' })
      .waitFor();
    isDown = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await mainEvent(page).getByRole('heading', { level: 3 }).waitFor();
  });

  test('does not move about while it loads', async ({ open }) => {
    const page = await open('about:blank');
    await page.addInitScript(() => {
      const sums = window as unknown as { shifted: number };
      sums.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sums.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(HOME);
    await settled(page);
    await part(page, 'New songs').getByRole('listitem').first().waitFor();
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThanOrEqual(0.05);
  });
});

describe('the home page one makes oneself', () => {
  test('hides and orders its parts, also after a reload', async ({ open }) => {
    const page = await open(CUSTOMIZE);
    await page.getByRole('button', { name: 'Remove: Events' }).click();
    await page.getByRole('button', { name: 'Move up: News' }).click();
    await page.getByRole('button', { name: 'Move up: News' }).click();
    await part(page, 'Parts of the page').getByRole('button', { name: 'Add: Login campaigns' }).click();
    await expect
      .poll(() => chosen(page, 'Parts of the page').allTextContents())
      .toEqual(['Shortcuts', 'News', 'New cards', 'Birthdays', 'New songs', 'Gacha', 'Login campaigns']);
    await page.getByRole('link', { name: 'To the home page' }).click();
    const order = ['News', 'New cards', 'Birthdays', 'New songs', 'Gacha', 'Login campaigns'];
    await expect.poll(() => partNames(page)).toEqual(order);
    await page.reload();
    await expect.poll(() => partNames(page)).toEqual(order);
    await page.getByRole('link', { name: 'Customize', exact: true }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => chosen(page, 'Parts of the page').first().textContent()).toBe('Events');
    await expect.poll(() => page.getByRole('button', { name: 'Reset' }).isDisabled()).toBe(true);
  });

  test('is ordered with the keyboard alone, and the focus stays', async ({ open }) => {
    const page = await open(CUSTOMIZE);
    const name = 'Move up: Birthdays';
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page, name)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => chosen(page, 'Parts of the page').first().textContent()).toBe('Birthdays');
    await expect.poll(() => isFocused(page, name)).toBe(true);
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Birthdays: 1 of 7');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => chosen(page, 'Parts of the page').first().textContent()).toBe('Birthdays');
    await page.getByRole('button', { name: 'Remove: Birthdays' }).press('Enter');
    await expect.poll(() => isFocused(page, 'Remove: Events')).toBe(true);
  });

  test('has the shortcuts one chooses', async ({ open }) => {
    const page = await open(CUSTOMIZE);
    await page.getByRole('button', { name: 'Add: Site preferences' }).waitFor();
    const [builder, ...others] = await chosen(page, 'Shortcuts').allTextContents();
    const last = others.at(-1) ?? '';
    expect([builder, last]).toEqual(['Team builder', 'Songs']);
    await page.getByRole('button', { name: 'Add: Site preferences' }).click();
    await page.getByRole('button', { name: 'Move up: Site preferences' }).click();
    await page.getByRole('button', { name: 'Remove: Team builder' }).click();
    const wanted = [...others.slice(0, -1), 'Site preferences', last];
    await expect.poll(() => chosen(page, 'Shortcuts').allTextContents()).toEqual(wanted);
    await page.getByRole('link', { name: 'To the home page' }).click();
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
    await expect.poll(() => shortcuts.allTextContents()).toEqual(wanted);
    await shortcuts.filter({ hasText: 'Site preferences' }).click();
    await page.getByRole('heading', { level: 1, name: 'Site preferences' }).waitFor();
  });

  test('is followed by another tab', async ({ open }) => {
    const page = await open(CUSTOMIZE);
    await page.getByRole('button', { name: 'Remove: Gacha' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(HOME);
    await part(other, 'Gacha').waitFor();
    await page.getByRole('button', { name: 'Remove: Gacha' }).click();
    await part(other, 'Gacha').waitFor({ state: 'detached' });
    await part(other, 'News').waitFor();
  });

  test('can be empty, and says the way back', async ({ open }) => {
    const page = await open(CUSTOMIZE);
    const removals = part(page, 'Parts of the page').getByRole('button', { name: /^Remove: / });
    await removals.first().waitFor();
    for (let left = await removals.count(); left > 0; left--) {
      await removals.first().click();
      await expect.poll(() => removals.count()).toBe(left - 1);
    }
    await page.getByRole('link', { name: 'To the home page' }).click();
    await page.getByText('No parts chosen yet').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Customize' }).last().click();
    await part(page, 'Parts of the page').getByRole('button', { name: 'Add: Events' }).waitFor();
  });

  test('falls back to what everybody sees when what was kept is wrong, and sets that aside', async ({
    open,
  }) => {
    const page = await open(CUSTOMIZE);
    await page.getByRole('button', { name: 'Remove: Gacha' }).click();
    await expect.poll(() => keptUnder(page, 'settings/home')).toMatch(/"gacha":-1/);
    await keepUnder(page, 'settings/home', '{"widgets":"all","shortcuts":7}');
    await page.goto(HOME);
    await part(page, 'Gacha').waitFor();
    await mainEvent(page).waitFor();
    await expect.poll(() => keptUnder(page, 'settings/home.bad')).toBe('{"widgets":"all","shortcuts":7}');
  });
});
