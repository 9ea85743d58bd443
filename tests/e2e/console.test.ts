import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DAY_MS } from '#model/vocabulary/time';
import { readSettings } from '#server/config';
import { Administration } from '#server/services/accounts/administration';
import { openStore } from '#server/store/store';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { settled } from './settled.ts';
import { type Site, startSite } from './site.ts';

const PASSWORD = 'correct staple 41';

let site: Site;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'setori-console-'));
  site = await startSite([], { DATA_DIR: folder, RATE_LIMITS: 'off' });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function logIn(page: Page, username: string, isModerator: boolean): Promise<void> {
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await page.request.post(`${site.url}/api/${path}`, { data });
    expect([path, answer.status()]).toEqual([path, 200]);
  };
  await post('user/signup', { username, password: PASSWORD, email: `${username}@example.org` });
  if (isModerator) {
    const store = await openStore(readSettings({ DATA_DIR: folder }).store);
    await new Administration(store).appoint(username, 'moderator');
    await store.close();
  }
  await post('user/login', { username, password: PASSWORD });
}

/** As the browser's own field takes a moment of this device. */
function fieldTime(page: Page, epochMs: number): Promise<string> {
  return page.evaluate((ms) => {
    const date = new Date(ms);
    return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, epochMs);
}

const onRecord = (page: Page) => page.getByRole('status').filter({ hasText: 'On record.' });
const records = (page: Page) => page.getByRole('region', { name: 'On record' }).getByRole('listitem');

describe('the console', () => {
  test('tells everyone else that it is not for them', async ({ open }) => {
    const page = await open('/console', { site });
    await page.getByText('Only for moderators').waitFor();
    await logIn(page, 'Visitor', false);
    await page.reload();
    await page.getByText('Only for moderators').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Put on record' }).count()).toBe(0);
    await logIn(page, 'Keeper', true);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Console' }).click();
    await page.getByRole('heading', { level: 1, name: 'Console' }).waitFor();
  });

  test('publishes an article that readers find, and withdraws it', async ({ open }) => {
    const page = await open('/console?t=news', { site, viewport: PHONE });
    await logIn(page, 'Writer', true);
    await page.reload();
    await page.getByLabel('Title', { exact: true }).fill('A word from the team');
    await page.getByLabel('Text', { exact: true }).fill('# Hello\nRead [event:1] and https://example.org/');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { name: 'Hello' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.getByRole('button', { name: 'Put on record' }).click();
    await onRecord(page).waitFor();
    await records(page).getByRole('link', { name: 'A word from the team' }).click();
    await page.getByRole('heading', { level: 1, name: 'A word from the team' }).waitFor();
    await page.locator('article').getByRole('heading', { name: 'Hello' }).waitFor();
    await page.goto('/home/news');
    await page
      .getByRole('link', { name: /A word from the team/ })
      .first()
      .waitFor();
    await page.goto('/console?t=news');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByRole('button', { name: 'Withdraw for everybody' }).click();
    await records(page)
      .getByText(/Withdrawn by Writer/)
      .waitFor();
    const reader = await open('/home/news', { site });
    await reader.getByRole('status').filter({ hasText: /\d/ }).waitFor();
    await expect.poll(() => reader.getByRole('link', { name: /A word from the team/ }).count()).toBe(0);
  });

  test('shows a notice to every visitor until they close it', async ({ open }) => {
    const page = await open('/console?t=notice', { site });
    await logIn(page, 'Herald', true);
    await page.reload();
    await page.getByRole('button', { name: 'Put on record' }).click();
    await page.getByRole('status').filter({ hasText: 'Something is missing' }).waitFor();
    await page.getByLabel('Shown until').fill(await fieldTime(page, Date.now() + DAY_MS));
    await page.getByLabel('Text of the notice').fill('The site rests tonight.');
    await page.getByLabel('Link', { exact: true }).fill('/home/news');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Put on record' }).click();
    await onRecord(page).waitFor();
    const visitor = await open('/profile', { site, viewport: PHONE });
    const notice = visitor.getByRole('region', { name: 'Notices' });
    await notice.getByText('The site rests tonight.').waitFor();
    expect(await axeFindings(visitor)).toEqual([]);
    await notice.getByRole('link', { name: 'More' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await notice.getByRole('button', { name: 'Close the notice' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await settled(visitor);
    await expect.poll(() => notice.count()).toBe(0);
  });

  test('accepts a nickname that a member proposed, and the search finds the song by it', async ({ open }) => {
    const fan = await open('/info/songs/187', { site, viewport: PHONE });
    await fan.getByRole('link', { name: 'Log in to propose a nickname' }).waitFor();
    await logIn(fan, 'Fan', false);
    await fan.reload();
    await fan.getByRole('button', { name: 'Propose a nickname' }).click();
    await fan.getByLabel('Nickname', { exact: true }).fill('Zebrasong');
    await fan.getByRole('button', { name: 'Propose', exact: true }).click();
    await fan.getByText('It can be searched once a moderator accepts it.').waitFor();
    expect(await axeFindings(fan)).toEqual([]);
    const page = await open('/console?t=proposal', { site });
    await logIn(page, 'Judge', true);
    await page.reload();
    await records(page).filter({ hasText: 'Zebrasong' }).getByRole('button', { name: 'Accept' }).click();
    await records(page)
      .getByText(/Withdrawn by Judge/)
      .waitFor();
    const visitor = await open('/info/songs?q=zebrasong', { site });
    await expect.poll(() => visitor.locator('a[href^="/info/songs/187"]').count()).toBeGreaterThan(0);
  });

  test('records cutoffs, and says so when something cannot be', async ({ open }) => {
    const page = await open('/console?t=cutoff', { site, expected: /400 \(Bad Request\)|status of 400/ });
    await logIn(page, 'Tracker', true);
    await page.reload();
    await page.getByLabel('Event number').fill('3');
    await page.getByLabel('Event points').fill('123456');
    await page.getByLabel('Time', { exact: true }).fill(await fieldTime(page, Date.now() + DAY_MS));
    await page.getByRole('button', { name: 'Put on record' }).click();
    await page.getByRole('status').filter({ hasText: 'That cannot be' }).waitFor();
    await page.getByLabel('Time', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Put on record' }).click();
    await onRecord(page).waitFor();
    await records(page)
      .getByText(/123,456/)
      .waitFor();
    const line = await page.request.get(`${site.url}/api/tracker/data?server=1&event=3&tier=1000`);
    const { cutoffs } = (await line.json()) as { cutoffs: readonly object[] };
    expect(cutoffs).toContainEqual(expect.objectContaining({ ep: 123_456, by: 'moderator' }));
  });
});
