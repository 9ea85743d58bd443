import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings } from './page-checks.ts';
import { settled } from './settled.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your menu' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isFocused = (element: ReturnType<typeof button>) =>
  element.evaluate((node) => node === document.activeElement);

describe('the user menu', () => {
  test('opens and closes by keyboard and gives the focus back', async ({ open }) => {
    const page = await open('/profile');
    await heading(page, 'Profile').waitFor();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    const holdsFocus = () => dialog(page).evaluate((node) => node.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(button(page))).toBe(true);
  });

  test('leads to pages and moves the focus there', async ({ open }) => {
    const page = await open('/profile', { viewport: NARROW });
    await button(page).click();
    await dialog(page).getByRole('link', { name: 'Site preferences' }).click();
    await heading(page, 'Site preferences').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(heading(page, 'Site preferences'))).toBe(true);
  });

  test('changes language and theme', async ({ open }) => {
    const page = await open('/profile', { viewport: NARROW });
    await heading(page, 'Profile').waitFor();
    await button(page).click();
    await dialog(page).getByRole('radio', { name: 'Dark' }).check();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
      .toBe('dark');
    await dialog(page).getByLabel('Language').selectOption('Русский');
    await heading(page, 'Профиль').waitFor();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('shows and changes the card profile in use', async ({ open }) => {
    const page = await open('/tool/teambuilder');
    await page.getByRole('button', { name: 'Start empty' }).click();
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    await expect.poll(() => button(page).textContent()).toContain('Full collection');
    await button(page).click();
    await dialog(page).getByLabel('Card profile').selectOption({ index: 0 });
    await expect.poll(() => button(page).textContent()).toContain('Profile 1');
    await dialog(page).getByLabel('Language').selectOption('日本語');
    await expect.poll(() => page.getByRole('banner').textContent()).toContain('プロフィール 1');
  });
});

describe('a screen reader', () => {
  test('hears of a new page once: by the focus on its heading', async ({ open }) => {
    const page = await open('/profile');
    await heading(page, 'Profile').waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) heard.push(`heading ${target.textContent}`);
      });
      const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
      const listen = (records: MutationRecord[]): void => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(live);
          if (region?.textContent) heard.push(`live ${region.textContent}`);
        }
      };
      new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Site preferences' })
      .click();
    await heading(page, 'Site preferences').waitFor();
    await settled(page);
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
    await expect.poll(heard).toEqual(['heading Site preferences']);
  });
});
