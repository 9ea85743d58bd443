import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { openBare, openLate } from './late-scripts.ts';

const firstLine = (page: Page): Promise<string> => page.locator('main .first-tiles li a').first().innerText();

describe('without scripts', () => {
  test('a list is searched, looked at in rows and left for a thing and its neighbour', async ({ open }) => {
    const page = await openBare(open, '/info/cards');
    await page.getByRole('searchbox').fill('yukina');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=yukina$/);
    await expect.poll(() => firstLine(page)).toContain('Yukina');
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Rows' }).click();
    await page.waitForURL(/\?q=yukina&view=rows$/);
    await expect.poll(() => firstLine(page)).toContain('Yukina · Roselia');
    const shown = await page.locator('main .first-tiles li:visible').count();
    await page.getByRole('link', { name: 'Show more' }).click();
    await page.waitForURL(/more=2$/);
    await expect.poll(() => page.locator('main .first-tiles li:visible').count()).toBeGreaterThan(shown);
    await page.locator('main .first-tiles li a').first().click();
    await page.waitForURL(/\/info\/cards\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await page.getByRole('link', { name: /^Next: / }).click();
    await page.waitForURL(/\/info\/cards\/\d+$/);
    expect(Number(page.url().split('/').at(-1))).toBeGreaterThan(id);
    await page.context().close();
  });

  test('a search in another order says so when nothing is found', async ({ open }) => {
    const page = await openBare(open, '/info/cards?sort=-power');
    await page.getByRole('searchbox').fill('nobody is called that');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No matches').waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-power');
    await page.context().close();
  });

  test('charts are ranked by other settings', async ({ open }) => {
    const page = await openBare(open, '/info/songmeta');
    const shares = () => page.locator('main ol strong').allInnerTexts();
    const before = await shares();
    await page.getByText('Settings').click();
    await page.getByRole('spinbutton').first().fill('20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/skill=20/);
    await expect.poll(shares).not.toEqual(before);
    await page.context().close();
  });

  test('the menu opens, closes with Escape and leads to another page', async ({ open }) => {
    const page = await openBare(open, '/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await menu.getByText('Info', { exact: true }).first().click();
    await menu.getByRole('link', { name: 'Songs', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Songs' }).waitFor();
    await page.context().close();
  });
});

describe('when scripts come late', () => {
  test('words typed before go on in the page’s own field, with the caret where it was', async ({ open }) => {
    const { page, release } = await openLate(open, '/info/cards');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('yuna');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await page.getByRole('button', { name: 'Filters' }).waitFor();
    await page.keyboard.type('ki');
    await expect.poll(() => field.inputValue()).toBe('yukina');
    await page.locator('#results a').first().waitFor();
    await expect.poll(() => page.locator('#results a').first().innerText()).toContain('Yukina');
    expect(new URL(page.url()).searchParams.get('q')).toBe('yukina');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the wish for all cards is kept and fulfilled', async ({ open }) => {
    const { page, release } = await openLate(open, '/tool/teambuilder');
    const step = page.getByRole('main').getByRole('button', { name: 'Try with all cards' });
    await step.click();
    await expect.poll(() => step.getAttribute('aria-busy')).toBe('true');
    release();
    await expect.poll(() => new URL(page.url()).searchParams.get('profile')).not.toBeNull();
    // A visitor who has cards is not asked again.
    await page.goto('/tool/teambuilder', { waitUntil: 'commit' });
    await expect.poll(() => page.locator('[data-cards]').count()).toBe(1);
  });

  test('settings that were opened and changed go on in the page', async ({ open }) => {
    const { page, release } = await openLate(open, '/info/songmeta');
    const settings = page.getByRole('main').getByRole('group').filter({ hasText: 'Settings' });
    await settings.getByText('Settings').click();
    await settings.getByRole('spinbutton').first().fill('150');
    release();
    await page.locator('main table').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('skill')).toBe('150');
    await expect.poll(() => page.locator('main details[open]').count()).toBe(1);
  });

  test('a menu that is open stays open', async ({ open }) => {
    const { page, release } = await openLate(open, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    release();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});
