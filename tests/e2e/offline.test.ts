import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

const FAILED = /Failed to load resource|net::ERR_INTERNET_DISCONNECTED/;

/** In the page: names of what the worker keeps, without the files' own. */
const keptNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(
      caches.map(async (name) => (await (await window.caches.open(name)).keys()).map(({ url }) => url)),
    );
    return requests.flat().map((url) => new URL(url).pathname);
  });

/** Until the worker has all code that the page is made of, also what the server wrote into it. */
const waitUntilKept = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const kept = new Set(await keptNames(page));
      const used = await page.evaluate(() => {
        const asked = performance.getEntriesByType('resource').map(({ name }) => name);
        const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        const texts = [...document.querySelectorAll<HTMLElement>('[data-file]')];
        const written = [
          ...styles.map(({ href }) => href),
          ...texts.map(({ dataset }) => dataset.file ?? ''),
        ];
        return [...asked, ...written].map((address) => new URL(address, location.href).pathname);
      });
      const code = used.filter((path) => /^\/assets\/[^/]+-[\w-]{8}\.(js|css|json)$/.test(path));
      return kept.has('/offline.html') && code.length > 5 && code.every((path) => kept.has(path));
    })
    .toBe(true);

describe('without a connection', () => {
  test('a visited page opens again, says that there is none, and keeps no data', async ({ open }) => {
    const page = await open('/profile', { keepsShell: true, expected: FAILED });
    await waitUntilKept(page);
    expect((await keptNames(page)).filter((path) => path.startsWith('/api/'))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: 'Site preferences' }).first().click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    // It opens by itself.
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Site preferences', level: 1 }).waitFor();
  });

  test('what another build kept is gone when this one is there', async ({ open }) => {
    const page = await open('/profile', { keepsShell: true });
    await waitUntilKept(page);
    const names = () => page.evaluate(() => window.caches.keys());
    const [own] = await names();
    await page.evaluate(async () => {
      await (await window.caches.open('setori-before')).put('/offline.html', new Response('before'));
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.unregister();
    });
    await page.reload();
    await expect.poll(names).toEqual([own]);
    await waitUntilKept(page);
  });

  test('songs whose chart is kept come first, and one whose chart is not says that there is no connection', async ({
    open,
  }) => {
    const page = await open(builderPath({ song: 187 }), { expected: FAILED });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.proved();
    const songs = page.getByRole('dialog', { name: 'Choose a song' }).getByRole('option');
    // The code of the choice comes with the first one.
    await builder.button(/^Song: /).click();
    await songs.first().waitFor();
    await page.keyboard.press('Escape');
    await songs.first().waitFor({ state: 'hidden' });
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
    await builder.button(/^Song: /).click();
    await songs.first().getByText('Works offline').waitFor();
    await songs.nth(3).getByText('Not kept offline').waitFor();
    await songs.nth(3).click();
    await page.getByText(/^Not kept in this browser: chart/).waitFor();
    // It goes on by itself.
    await page.context().setOffline(false);
    await builder.proved();
  });
});
