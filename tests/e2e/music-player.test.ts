import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { listening, test } from './harness.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { tone } from './tone.ts';

/** Pairs of controls of the top bar that lie on each other. */
const overlapsOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('button:visible, a:visible')
    .evaluateAll((all) => {
      const places = all.map((one) => ({
        of: one.getAttribute('aria-label'),
        ...one.getBoundingClientRect().toJSON(),
      }));
      return places.flatMap((a, i) =>
        places
          .slice(i + 1)
          .flatMap((b) => (a.right > b.left + 1 && b.right > a.left + 1 ? [`${a.of}, ${b.of}`] : [])),
      );
    });

const PATH = '/tool/musicplayer';
const SECONDS = 60;

/** Songs last a minute; those of `missing` have no sound. */
async function withSound(page: Page, missing = /never/): Promise<void> {
  const body = tone(SECONDS);
  await page
    .context()
    .route(/\/assets\/\w+\/sound\/bgm\d+_rip\//, (route) =>
      missing.test(route.request().url())
        ? route.fulfill({ status: 404 })
        : route.fulfill({ body, contentType: 'audio/wav', headers: { 'accept-ranges': 'bytes' } }),
    );
}

const library = (page: Page) => page.getByRole('list', { name: 'Music player' });
const queue = (page: Page) => page.locator('#queue').getByRole('listitem');
const player = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Music player' });
const current = async (page: Page) =>
  (await player(page)
    .getByRole('link')
    .first()
    .textContent()
    .catch(() => null)) ?? '';

describe('music player', () => {
  test('shows songs on the first screen of a laptop, and its filters once they are asked for', async ({
    open,
  }) => {
    const page = await open(PATH, { viewport: { width: 1440, height: 900 } });
    const sixth = library(page).getByRole('listitem').nth(5);
    await expect.poll(async () => (await sixth.boundingBox())?.y).toBeLessThan(700);
    const filters = page.locator('#filters');
    const toggle = filters.getByRole('button', { name: 'Filters' });
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    await filters.getByText('Difficulty', { exact: true }).waitFor();
  });

  test('plays what a fan adds, keeps it as a playlist, and is paused there after a reload', async ({
    open,
  }) => {
    const page = await open(PATH);
    await withSound(page);
    const add = library(page).getByRole('button', { name: /to the queue$/ });
    await add.nth(0).click();
    await add.nth(1).click();
    await add.nth(2).click();
    await expect.poll(() => queue(page).count()).toBe(3);
    const first = await current(page);
    await player(page).getByRole('button', { name: 'Play', exact: true }).click();
    await player(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await expect
      .poll(() => player(page).getByRole('slider', { name: /Place/ }).inputValue().then(Number))
      .toBeGreaterThan(0.3);
    await player(page).getByRole('button', { name: 'Next song' }).click();
    await expect.poll(() => current(page)).not.toBe(first);
    const second = await current(page);

    await page.getByRole('button', { name: 'Keep the queue as a playlist' }).click();
    const list = page.locator('#playlists').getByRole('button', { name: /^Playlist 1 3 songs/ });
    await list.click();
    await expect
      .poll(() => page.getByRole('list', { name: 'Playlist 1' }).getByRole('listitem').count())
      .toBe(3);

    // Its handle moves a song down, and keeps the focus.
    const handle = page.getByRole('list', { name: 'Playlist 1' }).getByRole('button', { name: /^Move / });
    const moved = await handle.first().getAttribute('aria-label');
    await handle.first().press('ArrowDown');
    await expect.poll(() => handle.nth(1).getAttribute('aria-label')).toBe(moved);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(moved);

    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 1000 });

    // The mouse drags one in the queue.
    const dragged = await queue(page).nth(0).locator('strong').textContent();
    await queue(page).nth(0).dragTo(queue(page).nth(2));
    await expect.poll(() => queue(page).nth(2).locator('strong').textContent()).toBe(dragged);

    // The music goes on from page to page, in the bar at the top.
    await page.getByRole('link', { name: 'Setori, to the start page' }).click();
    const mini = page.getByRole('banner').getByRole('region', { name: 'Music' });
    await mini.getByRole('button', { name: 'Queue' }).click();
    await mini.getByRole('listitem').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await mini.getByRole('button', { name: 'Pause', exact: true }).click();
    await mini.getByRole('button', { name: 'Play', exact: true }).waitFor();

    await page.goto(PATH);
    await listening(page);
    await expect.poll(() => current(page)).toBe(second);
    await player(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
    await expect.poll(() => queue(page).count()).toBe(3);
    await list.waitFor();

    // On a phone the long name of a page gives way to the controls.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/info/gacha/1448');
    await mini.getByRole('button', { name: 'Queue' }).waitFor();
    expect(await overlapsOf(page)).toEqual([]);
  });

  test('passes over a song without a sound, and says so when none has one', async ({ open }) => {
    const page = await open(`${PATH}?list=Evening&songs=1.2`, { expected: /404/ });
    await withSound(page, /.*/);
    const play = page
      .getByRole('region', { name: 'Shared playlist' })
      .getByRole('button', { name: 'Play', exact: true });
    await play.click();
    await player(page).getByText('No song of the queue has audio here.').waitFor();

    await page.context().unrouteAll();
    await withSound(page, /bgm001_rip/);
    await play.click();
    await player(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await expect
      .poll(() => player(page).getByRole('slider', { name: /Place/ }).inputValue().then(Number))
      .toBeGreaterThan(0.3);
    await queue(page).nth(0).getByText('Audio unavailable').waitFor();
    await expect.poll(() => queue(page).getByText('Audio unavailable').count()).toBe(1);
    const second = await queue(page).nth(1).locator('strong').textContent();
    await expect.poll(() => current(page)).toBe(second);
  });

  test('plays all songs, and hears keys', async ({ open }) => {
    const page = await open(PATH);
    await withSound(page);
    await page.getByRole('button', { name: 'Play all', exact: true }).click();
    await player(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
    const before = await current(page);
    await page.locator('h1').click();
    await page.keyboard.press('n');
    await expect.poll(() => current(page)).not.toBe(before);
    await page.keyboard.press('p');
    await expect.poll(() => current(page)).toBe(before);
    await page.keyboard.press('Space');
    await player(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('m');
    await expect
      .poll(() => player(page).getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  test('is silent as soon as another tab plays, and takes a list from an address', async ({ open }) => {
    const page = await open(`${PATH}?list=Evening&songs=1.2.3`);
    await withSound(page);
    const shared = page.getByRole('region', { name: 'Shared playlist' });
    await shared.getByText('Evening').waitFor();
    await shared.getByRole('button', { name: 'Play', exact: true }).click();
    await player(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
    const other = await page.context().newPage();
    await other.goto(PATH);
    await listening(other);
    await expect.poll(() => queue(other).count()).toBe(3);
    await player(other).getByRole('button', { name: 'Play', exact: true }).click();
    await player(other).getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await player(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  });
});
