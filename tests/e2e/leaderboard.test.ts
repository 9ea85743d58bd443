import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
import { type Member, openAs, signUp } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { settled } from './settled.ts';

withOwnSite();

const PARTICIPATE = '/leaderboard/participate';
/** Invented players up to 1000100 put the code into their comment at once. */
const PLAYER = '1000011';

let ran: Member;

beforeAll(async () => {
  ran = await signUp(currentSite().url, 'Ran_11');
});

const accounts = (page: Page) => page.getByRole('region', { name: 'Game accounts' });
const board = (page: Page, name: string) => page.getByRole('table', { name });
const placeOf = async (page: Page): Promise<number> =>
  Number(await board(page, 'Player rank').locator('tr[data-marked] td').first().textContent());

describe('the leaderboards', () => {
  test('lead from the hub to a full board with ties, page by page', async ({ open }) => {
    const page = await open('/leaderboard');
    await page.getByRole('heading', { level: 2, name: 'Current events' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Top players' }).waitFor();
    await page.getByRole('link', { name: 'See all rankings' }).click();
    await page.waitForURL(/\/leaderboard\/players\/\w\w\?stat=hsr$/);
    await choose(page, 'Japan');
    await page.getByRole('link', { name: 'Player rank', exact: true }).click();
    await page.waitForURL(/\/leaderboard\/players\/jp$/);
    await page.getByRole('link', { name: '50', exact: true }).click();
    const places = board(page, 'Player rank').locator('tbody tr td:first-child');
    await expect.poll(() => places.count()).toBe(50);
    const numbers = (await places.allTextContents()).map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBeLessThan(numbers.length);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/size=50&page=2$/);
    await page.goBack();
    await page.waitForURL(/size=50$/);
    await page.getByText('Log in to see your own rank.').waitFor();
  });

  test('let a member link an account, choose what to show, stand on the board, and leave', async ({
    open,
  }) => {
    const page = await openAs(open, ran, PARTICIPATE, { viewport: PHONE });
    const own = accounts(page);
    await choose(own, 'Japan');
    await own.getByLabel('Player ID').fill(PLAYER);
    await own.getByRole('button', { name: 'Get a code' }).click();
    await own.getByText(`Japan · ID ${PLAYER}`).waitFor();
    await own.getByRole('button', { name: 'Verify' }).click();
    const flags = own.getByRole('group', { name: 'Everybody may see' });
    await expect.poll(() => flags.getByRole('button', { pressed: false }).count()).toBe(8);
    await flags.getByRole('button', { name: 'Player rank', exact: true }).click();
    await flags.getByRole('button', { name: 'Player rank', exact: true, pressed: true }).waitFor();
    await page.goto('/leaderboard/players/jp?size=50');
    await page.getByRole('region', { name: 'Your rank' }).getByRole('link').click();
    await board(page, 'Player rank').locator('tr[data-marked]').waitFor();
    await page.getByText(`Your rank: ${await placeOf(page)}`, { exact: true }).waitFor();
    await page.goto('/leaderboard/players/jp?stat=hsr');
    await page.getByText('You do not show this number here.').waitFor();
    await page.getByRole('link', { name: 'Link an account or choose what to show' }).click();
    await choose(own, 'Japan');
    await own.getByRole('button', { name: 'Unlink' }).click();
    await own.getByRole('button', { name: 'Unlink and leave the rankings' }).click();
    await own.getByLabel('Player ID').waitFor();
    await page.goto('/leaderboard/players/jp');
    await page.getByText('You do not show this number here.').waitFor();
  });

  test.for([
    { scheme: 'light', viewport: DESKTOP, locale: 'en', name: 'light on a desktop' },
    { scheme: 'dark', viewport: PHONE, locale: 'ru', name: 'dark on a phone, in Russian' },
  ] as const)('axe finds nothing, and nothing is wider than a phone, $name', async (look, { open }) => {
    const page = await openAs(open, ran, '/leaderboard', look);
    for (const path of ['/leaderboard', '/leaderboard/players/jp?stat=titles&titles=20,21,22', PARTICIPATE]) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await settled(page);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      await page.setViewportSize(NARROW);
      await expect.poll(() => sidewaysPixels(page), { message: path }).toBe(0);
      await page.setViewportSize(look.viewport);
    }
  });
});
