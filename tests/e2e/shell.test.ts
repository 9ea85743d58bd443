import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { listening, test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings, isLoading } from './page-checks.ts';
import { settled } from './settled.ts';

const BUILDER = '/tool/teambuilder';
const PREFERENCES = '/profile/preferences';
/** What the browser itself says about an answer that failed. */
const FAILED_ANSWER = /Failed to load resource/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('every address', () => {
  test('that no one knows shows the error page with search and every page', async ({ open }) => {
    const page = await open('/no/such/page', { expected: FAILED_ANSWER });
    await heading(page, 'This page does not exist').waitFor();
    await page.getByRole('banner').getByText('This page does not exist').waitFor();
    const pages = page.getByRole('navigation', { name: 'All pages' });
    await pages.getByRole('link', { name: 'Site preferences' }).click();
    await heading(page, 'Site preferences').waitFor();
  });
});

describe('a change of pages', () => {
  test('names the document, moves the focus to the heading and ends the progress bar', async ({ open }) => {
    const page = await open(BUILDER);
    await heading(page, 'Team builder').waitFor();
    expect(await focused(page)).not.toBe('Team builder');
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    await menuLink(page, 'Site preferences').click();
    await heading(page, 'Site preferences').waitFor();
    await expect.poll(() => focused(page)).toBe('Site preferences');
    await expect.poll(() => page.title()).toBe('Site preferences · Setori');
    await expect.poll(() => isLoading(page)).toBe(false);
  });

  test('starts at the top, and going back restores the place', async ({ open }) => {
    const page = await open(PREFERENCES);
    await page.getByRole('button', { name: 'Clear caches' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 300));
    const place = await scrollTop(page);
    expect(place).toBe(300);
    await menuLink(page, 'Profile').click();
    await heading(page, 'Profile').waitFor();
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await heading(page, 'Site preferences').waitFor();
    await expect.poll(() => scrollTop(page)).toBe(place);
    await menuLink(page, 'Profile').click();
    await heading(page, 'Profile').waitFor();
    await menuLink(page, 'Site preferences').click();
    await heading(page, 'Site preferences').waitFor();
    expect(await scrollTop(page)).toBe(0);
  });

  test('starts at the top when another address is typed, and a reload restores the place', async ({
    open,
  }) => {
    const page = await open(PREFERENCES);
    await page.getByRole('button', { name: 'Clear caches' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    await heading(page, 'Site preferences').waitFor();
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.goto(new URL('/info/cards', page.url()).href);
    await heading(page, 'Cards').waitFor();
    await expect.poll(() => isLoading(page)).toBe(false);
    expect(await scrollTop(page)).toBe(0);
  });

  test('leads with Back one level up in a tab that a link opened, and then to the page before', async ({
    open,
  }) => {
    const page = await open('/info/cards/1213');
    const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
    await back.click();
    await heading(page, 'Cards').waitFor();
    await menuLink(page, 'Songs').click();
    await heading(page, 'Songs').waitFor();
    await back.click();
    await heading(page, 'Cards').waitFor();
  });

  test('to an anchor leaves 72 px above it', async ({ open }) => {
    const page = await open(PREFERENCES, { viewport: { width: 1440, height: 600 } });
    await menuLink(page, 'Dates and times').click();
    const top = () => page.evaluate(() => document.getElementById('dates')?.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(72, 0);
  });

  test('survives fifty quick ones and ends on the last', async ({ open }) => {
    const page = await open(PREFERENCES);
    await heading(page, 'Site preferences').waitFor();
    for (let i = 0; i < 50; i++) {
      await page.evaluate(
        (name) => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
          links.find(({ textContent }) => textContent === name)?.click();
        },
        ['Profile', 'Site preferences'][i % 2],
      );
    }
    await heading(page, 'Site preferences').waitFor();
    await expect.poll(() => isLoading(page)).toBe(false);
    await expect.poll(() => page.title()).toBe('Site preferences · Setori');
  });

  test('ends also when the visitor is back before the other page was drawn', async ({ open }) => {
    const page = await open(PREFERENCES);
    await heading(page, 'Site preferences').waitFor();
    await page.evaluate(() => {
      const follow = (name: string) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
        links.find(({ textContent }) => textContent === name)?.click();
      };
      const { pushState } = history;
      history.pushState = (...entry) => {
        history.pushState = pushState;
        history.pushState(...entry);
        // The router has the other page by then, and it is not drawn yet.
        queueMicrotask(() => follow('Site preferences'));
      };
      follow('Profile');
    });
    await expect.poll(() => new URL(page.url()).pathname).toBe(PREFERENCES);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(3);
    await expect.poll(() => isLoading(page)).toBe(false);
    await heading(page, 'Site preferences').waitFor();
  });

  test('shows the progress bar while a request is in flight', async ({ open }) => {
    const page = await open(PREFERENCES);
    await heading(page, 'Site preferences').waitFor();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/songs/all.7.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Tool' }).click();
    await menuLink(page, 'Team builder').click();
    await heading(page, 'Team builder').waitFor();
    expect(await isLoading(page)).toBe(true);
    answer();
    await expect.poll(() => isLoading(page)).toBe(false);
  });
});

describe('a page that breaks', () => {
  test('says so, and everything around it goes on', async ({ open }) => {
    const page = await open('/profile', { expected: /broken on purpose|React Router caught/ });
    await heading(page, 'Profile').waitFor();
    await page.route(/\/assets\/preferences-[\w-]+\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const Screen = () => { throw new Error('broken on purpose'); };",
      }),
    );
    await menuLink(page, 'Site preferences').click();
    await heading(page, 'Something broke on this page').waitFor();
    await expect.poll(() => focused(page)).toBe('Something broke on this page');
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('dialog', { name: 'Your menu' }).getByRole('link', { name: 'My cards' }).click();
    await heading(page, 'My cards').waitFor();
    await menuLink(page, 'Site preferences').click();
    await heading(page, 'Something broke on this page').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Card, song, character, event, page' }).fill('team');
    await page.getByRole('option', { name: /^Team builder/ }).click();
    await heading(page, 'Team builder').waitFor();
  });
});

describe('a page that is wanted without a connection', () => {
  test('leaves the others in use and comes by itself when there is one again', async ({ open }) => {
    const page = await open('/profile', { expected: FAILED_ANSWER });
    await heading(page, 'Profile').waitFor();
    await settled(page);
    await page.context().setOffline(true);
    await menuLink(page, 'Site preferences').click();
    await heading(page, 'You are offline').waitFor();
    await menuLink(page, 'Profile').click();
    await heading(page, 'Profile').waitFor();
    await menuLink(page, 'Site preferences').click();
    await heading(page, 'You are offline').waitFor();
    await page.context().setOffline(false);
    await heading(page, 'Site preferences').waitFor();
    await expect.poll(() => page.title()).toBe('Site preferences · Setori');
  });
});

describe('a page whose code does not come', () => {
  test('is loaded again once, then says so and can be tried again', async ({ open }) => {
    const page = await open('/profile', { expected: FAILED_ANSWER });
    await heading(page, 'Profile').waitFor();
    let isDown = true;
    let asked = 0;
    await page.route(/\/assets\/preferences-[\w-]+\.js/, (route) => {
      asked += 1;
      return isDown ? route.fulfill({ status: 500, body: '' }) : route.continue();
    });
    await menuLink(page, 'Site preferences').click();
    await heading(page, 'Could not load this page').waitFor();
    expect(asked).toBeGreaterThan(1);
    await expect.poll(() => isLoading(page)).toBe(false);
    isDown = false;
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await heading(page, 'Site preferences').waitFor();
  });
});

describe('a page whose code hangs', () => {
  test('counts as lost after 120 seconds, the second time in words', async ({ open }) => {
    const page = await open('/profile');
    await heading(page, 'Profile').waitFor();
    await page.clock.install();
    await page.route(/\/assets\/preferences-[\w-]+\.js/, () => new Promise(() => undefined));
    const reloaded = page.waitForEvent('load');
    await menuLink(page, 'Site preferences').click();
    await expect.poll(() => isLoading(page)).toBe(true);
    await page.clock.runFor(119_000);
    expect(await isLoading(page)).toBe(true);
    await page.clock.runFor(2_000);
    await reloaded;
    // The page that was wanted, not the one that showed.
    expect(new URL(page.url()).pathname).toBe(PREFERENCES);
    await page.locator('main [aria-busy=true]').getByRole('heading', { name: 'Site preferences' }).waitFor();
    await menuLink(page, 'Profile').waitFor();
    await page.clock.runFor(121_000);
    await heading(page, 'Could not load this page').waitFor();
    await expect.poll(() => page.title()).toBe('Could not load this page · Setori');
    await expect.poll(() => isLoading(page)).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('heading', { name: 'Language and servers' }).waitFor();
  });
});

describe('the menu on a phone', () => {
  test('is a drawer that a page closes', async ({ open }) => {
    const page = await open(BUILDER, { viewport: NARROW });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: 'Profile' }).click();
    await drawer.getByRole('link', { name: 'Site preferences' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await heading(page, 'Site preferences').waitFor();
    await expect.poll(() => focused(page)).toBe('Site preferences');
  });

  test('leads from a card to the team builder in two presses, and names its sections as they stand', async ({
    open,
  }) => {
    const page = await open('/info/cards/1957', { viewport: NARROW });
    await page.locator('#release').waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const sections = drawer.getByRole('list', { name: 'On this page' }).getByRole('link');
    await expect
      .poll(async () => (await sections.allInnerTexts()).slice(0, 4))
      .toEqual(['Art', 'Skill', 'Stats', 'Release']);
    await drawer.getByRole('list', { name: 'Shortcuts' }).getByRole('link', { name: 'Team builder' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForURL(/\/tool\/teambuilder$/);
  });
});

describe('an address that names a part of its page', () => {
  test.for([
    [BUILDER, 'cards'],
    ['/profile/manager', 'cloud'],
    ['/info/cards/1', 'stats'],
    ['/info/events/1', 'bonus'],
  ] as const)('%s#%s opens there', async ([path, id], { open }) => {
    const page = await open(`${path}#${id}`, { viewport: { width: 1440, height: 600 } });
    const part = page.locator(`#${id}`);
    // Below the bar, and no further down although the page above it was drawn last.
    await expect
      .poll(() => part.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(72);
  });

  test('a visitor who scrolls meanwhile stays in place', async ({ open }) => {
    const page = await open(`${BUILDER}#cards`, { viewport: { width: 1440, height: 600 } });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, -5_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // Something else is drawn.
    await page.getByRole('button', { name: /^Song: /u }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('search', () => {
  test('opens with what runs and with tools, and finds pages by what visitors call them', async ({
    open,
  }) => {
    const page = await open('/profile');
    await page.keyboard.press('/');
    const options = page.getByRole('dialog').getByRole('option');
    await expect.poll(() => options.nth(0).textContent()).toMatch(/Event · Now$/);
    await expect.poll(() => options.nth(1).textContent()).toMatch(/^Team builder/);
    await page.keyboard.type('dark mode');
    await expect.poll(() => options.first().textContent()).toMatch(/^Site preferences/);
  });

  test('opens with a slash, finds a page by a part of its name and goes there', async ({ open }) => {
    const page = await open(BUILDER);
    await heading(page, 'Team builder').waitFor();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Card, song, character, event, page' });
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.type('prefer');
    await page.getByRole('option', { name: /^Site preferences/ }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Site preferences').waitFor();
    await field.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Site preferences');
  });

  test('goes with Enter to what was typed, even if the list has not caught up', async ({ open }) => {
    const page = await open(BUILDER);
    await page.keyboard.press('/');
    await page.keyboard.type('Tomoe');
    await page
      .getByRole('option', { name: /^Tomoe/ })
      .first()
      .waitFor();
    const field = page.getByRole('combobox', { name: 'Card, song, character, event, page' });
    // In one task of the page: no list is drawn in between.
    await field.evaluate(async (input: HTMLInputElement) => {
      input.setSelectionRange(0, 5);
      document.execCommand('insertText', false, 'Yukina');
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await heading(page, 'Yukina').waitFor();
  });

  test('offers what was visited last, by its name in the language of today, also after a reload', async ({
    open,
  }) => {
    const page = await open('/info/cards/1213');
    const card = await page.locator('main h1').innerText();
    const visited = () => page.evaluate(() => localStorage.getItem('settings/visited') ?? '');
    await expect.poll(visited).toContain('/info/cards/1213"');
    await page.goto(PREFERENCES);
    await expect.poll(visited).toContain(PREFERENCES);
    await page.goto(BUILDER);
    await listening(page);
    await page.keyboard.press('/');
    const options = page.getByRole('dialog').getByRole('option');
    const said = () => options.filter({ hasText: 'Visited' }).allInnerTexts();
    await expect.poll(async () => (await said()).length).toBe(2);
    expect((await said())[0]).toContain('Site preferences');
    expect((await said())[1]).toContain(card);
    expect(await axeFindings(page)).toEqual([]);
    await options.filter({ hasText: card }).click();
    await heading(page, card).waitFor();
  });

  test('loses no letter that is typed before its field is there', async ({ open }) => {
    const page = await open(BUILDER);
    await heading(page, 'Team builder').waitFor();
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(/search-dialog-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('prxe', { delay: 20 });
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    letGo();
    await page.keyboard.type('efer', { delay: 20 });
    const field = page.getByRole('combobox', { name: 'Card, song, character, event, page' });
    await expect.poll(() => field.inputValue()).toBe('prefer');
    await page.getByRole('option', { name: /^Site preferences/ }).waitFor();
  });

  test('opens with Ctrl-K, walks with the arrow keys to a part of a page and closes with Escape', async ({
    open,
  }) => {
    const page = await open(BUILDER);
    await heading(page, 'Team builder').waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Card, song, character, event, page' });
    await field.fill('zzz');
    await page.getByText('No results.').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await field.fill('dates');
    await page.getByRole('option', { name: /^Dates and times/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
      .toBe(`${PREFERENCES}#dates`);
  });
});
