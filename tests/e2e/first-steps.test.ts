import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { openBare, openLate } from './late-scripts.ts';

/** Presses what the server sent, looks that the page has taken it, and lets its scripts come. */
async function pressEarly(page: Page, control: ReturnType<Page['locator']>, release: () => void) {
  await control.click();
  await expect.poll(() => control.getAttribute('aria-busy')).toBe('true');
  release();
  await expect.poll(() => page.locator('.first').count()).toBe(0);
}

describe('a press that comes before the scripts', () => {
  test.for(['guesswho', 'findme', 'chartmaster'])('begins a game of %s', async (game, { open }) => {
    const { page, release } = await openLate(open, `/game/${game}`);
    const main = page.getByRole('main');
    await pressEarly(page, main.getByRole('button', { name: 'Start' }), release);
    await main.getByRole('button', { name: 'Pause' }).waitFor();
  });

  test('plays a song of the music player', async ({ open }) => {
    const { page, release } = await openLate(open, '/tool/musicplayer');
    const row = page.locator('main .first-tiles a').nth(1);
    const title = await row.locator('[data-look=name]').innerText();
    await pressEarly(page, row, release);
    await page.locator('main #results [aria-current=true]').waitFor();
    await expect
      .poll(() => page.locator('main #results button[aria-current=true] strong').innerText())
      .toBe(title);
  });

  test('opens the choice of an event in the tracker', async ({ open }) => {
    const { page, release } = await openLate(open, '/tool/eventtracker');
    await pressEarly(page, page.getByRole('main').getByRole('button', { name: /^Event/ }), release);
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
  });

  test('plays all songs of the music player', async ({ open }) => {
    const { page, release } = await openLate(open, '/tool/musicplayer');
    await pressEarly(page, page.getByRole('main').getByRole('button', { name: 'Play all' }), release);
    await page.locator('main #results [aria-current=true]').first().waitFor();
  });

  test('opens the choice of a song in the simulator', async ({ open }) => {
    const { page, release } = await openLate(open, '/tool/chartsimulator');
    await pressEarly(
      page,
      page.getByRole('main').getByRole('button', { name: /Choose a song|song/i }),
      release,
    );
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
  });
});

describe('a press on what is the visitor’s own', () => {
  test.for(['/profile/cards', '/profile/items'])('makes a collection at %s', async (path, { open }) => {
    const { page, release } = await openLate(open, path);
    await pressEarly(
      page,
      page.getByRole('main').getByRole('button', { name: 'New empty profile' }),
      release,
    );
    await page.locator(path === '/profile/cards' ? '#completion' : '#sets').waitFor();
    // Who has one is not asked again.
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('[data-cards]').count()).toBe(1);
  });

  test('turns the page dark', async ({ open }) => {
    const { page, release } = await openLate(open, '/profile/preferences');
    await pressEarly(page, page.getByRole('main').getByRole('button', { name: 'Dark' }), release);
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  });

  test('opens the choice of a costume', async ({ open }) => {
    const { page, release } = await openLate(open, '/tool/live2d');
    await pressEarly(page, page.getByRole('main').getByRole('button', { name: 'Choose a costume' }), release);
    await page.getByRole('dialog').waitFor();
  });
});

describe('without scripts', () => {
  test('a section leads to its pages', async ({ open }) => {
    const page = await openBare(open, '/tool');
    await page.getByRole('main').getByRole('link', { name: 'Event tracker' }).click();
    await page.waitForURL(/\/tool\/eventtracker$/);
    await page.context().close();
  });

  test('a tier of the tracker is chosen', async ({ open }) => {
    const page = await openBare(open, '/tool/eventtracker');
    const tiers = page.getByRole('navigation', { name: 'Tier' });
    await tiers.getByRole('link', { name: '500', exact: true }).click();
    await page.waitForURL(/\/tool\/eventtracker\/en\/500\/\d+$/);
    await expect.poll(() => tiers.locator('[aria-current]').innerText()).toBe('500');
    await page.context().close();
  });

  test('a song of the music player leads to its page, and songs are searched', async ({ open }) => {
    const page = await openBare(open, '/tool/musicplayer');
    await page.getByRole('searchbox').fill('roselia');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tool\/musicplayer\?q=roselia$/);
    await page.locator('main .first-tiles a').first().click();
    await page.waitForURL(/\/info\/songs\/\d+$/);
    await page.context().close();
  });

  test('no button shows that would need them', async ({ open }) => {
    const page = await openBare(open, '/game/guesswho');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.context().close();
  });
});
