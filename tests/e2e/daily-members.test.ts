import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import russian from '../../locales/ru/common.json';
import { currentSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
import { type Member, openAs, signUp } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

let rei: Member;
let rika: Member;

beforeAll(async () => {
  const { url } = currentSite();
  rei = await signUp(url, 'Rei_12');
  rika = await signUp(url, 'Rika_12');
});

const place = (page: Page) => page.getByRole('region', { name: 'Your rank' });
const names = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody th bdi').allTextContents();

/** The challenge of the day by keys alone, from the hub to the result. */
async function playDaily(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Daily challenges' })
    .getByRole('link', { name: 'Find Me!' })
    .press('Enter');
  await page.getByText(/^Daily challenge of /).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  for (let round = 0; round < 5; round++) {
    await page.getByRole('heading', { level: 2, name: /^Find / }).waitFor();
    // No one who sees the cards is faster.
    await page.waitForFunction(() => document.querySelector('[role=timer]')?.textContent !== '60');
    await page.keyboard.press(String(round + 1));
    await page.getByRole('button', { name: 'These are all (1)' }).waitFor();
    await page.keyboard.press('Enter');
    const next = page.getByRole('button', { name: 'Next' });
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Results' }).waitFor();
}

describe('the challenge of the day', () => {
  test('of a visitor counts as soon as they log in', async ({ open }) => {
    const page = await open('/game');
    await playDaily(page);
    await place(page).getByText('Members are compared: log in today, and this result counts.').waitFor();
    await page.context().addCookies([{ ...rika.cookie, url: new URL(page.url()).origin }]);
    await page.goto('/game');
    await page.getByRole('radio', { name: 'Find Me!' }).check();
    await place(page).getByText('Your rank: 1').waitFor();
    await expect.poll(() => names(page, 'This day')).toEqual(['Rika_12']);
  });

  test('of a member is sent, and shows their place, all time, and whom they follow', async ({ open }) => {
    await rei.call('user/following', { username: 'Rika_12', follow: true });
    const page = await openAs(open, rei, '/game');
    await playDaily(page);
    // Both were about as fast: who is first is not ours to say.
    await place(page)
      .getByText(/^Your rank: [12]$/)
      .waitFor();
    await expect.poll(async () => (await names(page, 'This day')).toSorted()).toEqual(['Rei_12', 'Rika_12']);
    await page.getByRole('radio', { name: 'All time' }).check();
    await expect.poll(() => names(page, 'All time').then((all) => all.length)).toBe(2);
    await page
      .getByText(/^Best day: /)
      .first()
      .waitFor();
    await page.getByRole('radio', { name: 'People you follow' }).check();
    await expect
      .poll(async () => (await names(page, 'People you follow')).toSorted())
      .toEqual(['Rei_12', 'Rika_12']);
  });

  test('is hidden of who wants to be in no table, and shown again', async ({ open }) => {
    const page = await openAs(open, rika, '/profile/account?t=settings');
    const box = page.getByRole('checkbox', { name: 'Show me in daily rankings' });
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(false);
    await page.goto('/game');
    await page.getByRole('radio', { name: 'Find Me!' }).check();
    await place(page).getByText('You are in no table, as you chose in your settings.').waitFor();
    await expect.poll(() => names(page, 'This day')).toEqual(['Rei_12']);
    await place(page).getByRole('link', { name: 'Settings' }).click();
    await expect.poll(() => box.isChecked()).toBe(false);
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
    await page.goto('/game');
    await page.getByRole('radio', { name: 'Find Me!' }).check();
    await expect.poll(async () => (await names(page, 'This day')).length).toBe(2);
  });

  test('says when the tables do not come, and tries again', async ({ open }) => {
    const page = await open('/game', { expected: /Failed to load resource/ });
    await page.route('**/api/game/daily?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('radio', { name: 'Find Me!' }).check();
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.unroute('**/api/game/daily?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await names(page, 'This day')).length).toBe(2);
  });

  test.for([
    { scheme: 'light', viewport: DESKTOP, locale: 'en', name: 'light on a desktop' },
    { scheme: 'dark', viewport: PHONE, locale: 'ru', name: 'dark on a phone, in Russian' },
  ] as const)('has tables in which axe finds nothing, and fits a phone, $name', async (look, { open }) => {
    const page = await openAs(open, rei, '/game', look);
    const name = look.locale === 'ru' ? russian.page.findMe : 'Find Me!';
    await page.getByRole('radio', { name }).check();
    await page.locator('tr[data-marked]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });
});
