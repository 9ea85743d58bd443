import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { LOCALE_NAMES } from '#model/vocabulary/locales';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { PHONE } from './launch.ts';

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
    await heading(page, en.nav.profile).waitFor();
    await tabTo(page, exactly(en.nav.tool));
    await page.keyboard.press('Enter');
    await tabTo(page, exactly(en.nav.teamBuilder));
    await page.keyboard.press('Enter');
    await heading(page, en.nav.teamBuilder).waitFor();
    await expect.poll(() => isFocused(heading(page, en.nav.teamBuilder))).toBe(true);
  });

  test('the menu of a phone holds the focus, and Escape gives it back', async ({ open }) => {
    const page = await open('/profile', { viewport: PHONE });
    await heading(page, en.nav.profile).waitFor();
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
    await heading(page, en.nav.profile).waitFor();
    const field = page.getByRole('combobox', { name: en.search.field });
    for (const leave of ['Escape', 'Enter']) {
      await tabTo(page, exactly(en.search.open));
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await field.isVisible()) && isFocused(field)).toBe(true);
      await page.keyboard.type(en.preferences.title);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press(leave);
      await field.waitFor({ state: 'hidden' });
      if (leave === 'Enter') continue;
      await expect.poll(() => isFocused(page.getByRole('button', { name: en.search.open }))).toBe(true);
      await page.keyboard.press('Shift+Tab');
    }
    await heading(page, en.preferences.title).waitFor();
  });

  test('the language changes and the focus stays', async ({ open }) => {
    const page = await open(PREFERENCES);
    const select = page.locator('main select').first();
    await select.waitFor();
    for (let step = 0; step < 120 && !(await isFocused(select)); step++) await page.keyboard.press('Tab');
    await stepTo(page, select, LOCALE_NAMES.ru);
    await heading(page, ru.preferences.title).waitFor();
    expect(await isFocused(select)).toBe(true);
  });

  test('a first visitor takes another language and theme, and starts', async ({ open }) => {
    const page = await open('/profile', { isFirstVisit: true });
    const select = page.getByRole('dialog').locator('select').first();
    await select.waitFor();
    for (let step = 0; step < 30 && !(await isFocused(select)); step++) await page.keyboard.press('Tab');
    await stepTo(page, select, LOCALE_NAMES.ru);
    const start = page.getByRole('button', { name: ru.welcome.start });
    await start.waitFor();
    for (let step = 0; step < 30 && !(await isFocused(start)); step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await heading(page, ru.nav.profile).waitFor();
  });
});
