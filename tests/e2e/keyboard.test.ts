import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { LOCALE_NAMES } from '#model/vocabulary/locales';
import { en } from '../locales/english.ts';
import { readTexts } from '../locales/texts.ts';
import { test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { PHONE } from './launch.ts';

const russian = readTexts('ru');
const ru = (key: string): string => russian.get(key) ?? '';

const PREFERENCES = '/profile/preferences';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((node) => node === document.activeElement);
const exactly = (name: string): RegExp => new RegExp(`^${name}$`);

/** Steps through the choices of a select until it shows the value. */
async function stepTo(page: Page, select: Locator, label: string): Promise<void> {
  const shown = (): Promise<string | undefined> =>
    select.evaluate((node) =>
      node instanceof HTMLSelectElement ? node.selectedOptions[0]?.label : undefined,
    );
  for (let step = 0; step < 20 && (await shown()) !== label; step++) await page.keyboard.press('ArrowDown');
  expect(await shown()).toBe(label);
}

describe('by keyboard alone', () => {
  test('the menu opens a section, leads to a page, and the focus goes to its heading', async ({ open }) => {
    const page = await open('/profile');
    await heading(page, en.section.profile).waitFor();
    await tabTo(page, exactly(en.section.tool));
    await page.keyboard.press('Enter');
    await tabTo(page, exactly(en.page.teamBuilder));
    await page.keyboard.press('Enter');
    await heading(page, en.page.teamBuilder).waitFor();
    await expect.poll(() => isFocused(heading(page, en.page.teamBuilder))).toBe(true);
  });

  test('the menu of a phone holds the focus, and Escape gives it back', async ({ open }) => {
    const page = await open('/profile', { viewport: PHONE });
    await heading(page, en.section.profile).waitFor();
    await tabTo(page, exactly(en.nav.menu));
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: en.nav.menu });
    await drawer.waitFor();
    const isInside = () => drawer.evaluate((node) => node.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect
      .poll(() => isFocused(page.getByRole('button', { name: en.nav.menu, exact: true })))
      .toBe(true);
  });

  test('the search is reached by Tab, leads to a page, and Escape gives the focus back', async ({ open }) => {
    const page = await open('/profile');
    await heading(page, en.section.profile).waitFor();
    const field = page.getByRole('combobox', { name: en.search.field });
    for (const leave of ['Escape', 'Enter']) {
      await tabTo(page, exactly(en.search.open));
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await field.isVisible()) && isFocused(field)).toBe(true);
      await page.keyboard.type(en.page.preferences);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press(leave);
      await field.waitFor({ state: 'hidden' });
      if (leave === 'Enter') continue;
      await expect.poll(() => isFocused(page.getByRole('button', { name: en.search.open }))).toBe(true);
      await page.keyboard.press('Shift+Tab');
    }
    await heading(page, en.page.preferences).waitFor();
  });

  test('the language changes and the focus stays', async ({ open }) => {
    const page = await open(PREFERENCES);
    const select = page.locator('main select').first();
    await select.waitFor();
    for (let step = 0; step < 120 && !(await isFocused(select)); step++) await page.keyboard.press('Tab');
    await stepTo(page, select, LOCALE_NAMES.ru);
    await heading(page, ru('page.preferences')).waitFor();
    expect(await isFocused(select)).toBe(true);
  });

  test('a first visitor takes another language and theme, and starts', async ({ open }) => {
    const page = await open('/', { isFirstVisit: true });
    const select = page.getByRole('dialog').locator('select').first();
    await select.waitFor();
    for (let step = 0; step < 30 && !(await isFocused(select)); step++) await page.keyboard.press('Tab');
    await stepTo(page, select, LOCALE_NAMES.ru);
    const start = page.getByRole('button', { name: ru('welcome.start') });
    await start.waitFor();
    for (let step = 0; step < 30 && !(await isFocused(start)); step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByRole('link', { name: ru('page.teamBuilder') })
      .first()
      .waitFor();
  });
});

describe('among what a list found', () => {
  /** Which entry's link has the focus, from 1; whether it is in sight, between the bar and the page's end. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const link = document.activeElement;
      const place = Number(link?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);
      const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
      return { place, isSeen: link?.tagName === 'A' && top >= 56 && bottom <= window.innerHeight };
    });
  /** How many entries stand beside each other, once they stand in the place of what the server sent. */
  async function columnsOf(page: Page): Promise<number> {
    await page.locator('#results [aria-posinset="1"] a').waitFor();
    await expect.poll(() => page.locator('#results li:not([aria-posinset])').count()).toBe(0);
    const tops = await page
      .locator('#results li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  }

  test.for(['thumbs', 'rows'])(
    'arrow keys, Home and End lead from one to another of the %s',
    async (view, { open }) => {
      const page = await open(`/info/cards?view=${view}`);
      const columns = await columnsOf(page);
      await page.locator('#results [aria-posinset="1"] a').focus();
      expect(columns).toBeGreaterThan(1);
      const steps = [
        ['ArrowRight', 2],
        ['ArrowDown', 2 + columns],
        ['ArrowLeft', 1 + columns],
        ['ArrowUp', 1],
        ['End', 60],
        ['ArrowLeft', 59],
        ['Home', 1],
        ['End', 60],
      ] as const;
      for (const [key, place] of steps) {
        await page.keyboard.press(key);
        await expect.poll(() => focused(page), { message: key }).toEqual({ place, isSeen: true });
      }
      const path = await page.locator('#results [aria-posinset="60"] a').getAttribute('href');
      await page.keyboard.press('Enter');
      await expect.poll(() => `${new URL(page.url()).pathname}/`).toContain(`${path}/`);
    },
  );

  test('arrow keys held down leave no entry out, and none is pressed in vain while others are drawn', async ({
    open,
  }) => {
    const page = await open('/info/cards?view=rows');
    const columns = await columnsOf(page);
    await page.locator('#results [aria-posinset="1"] a').focus();
    await Promise.all(Array.from({ length: 15 }, () => page.keyboard.press('ArrowDown')));
    await expect.poll(() => focused(page)).toEqual({ place: 1 + 15 * columns, isSeen: true });
  });

  test('arrow keys scroll the page while the focus is elsewhere, and before the first entry', async ({
    open,
  }) => {
    const page = await open('/info/events');
    await columnsOf(page);
    /** Presses a key and returns the scroll position after scrolling has ended: Chromium drops the opposite key pressed mid-scroll. */
    const scrolledBy = async (key: string) => {
      const rest = page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            document.addEventListener('scrollend', () => resolve(window.scrollY), { once: true }),
          ),
      );
      await page.keyboard.press(key);
      return rest;
    };
    expect(await scrolledBy('ArrowDown')).toBeGreaterThan(0);
    await page.locator('#results [aria-posinset="1"] a').focus();
    expect(await scrolledBy('ArrowUp')).toBe(0);
    expect((await focused(page)).place).toBe(1);
  });
});
