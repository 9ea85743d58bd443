import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
import { type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

let mika: Member;
let ran: Member;

const OF_RAN = '/community/user/Ran-fan';
const query = (page: Page) => new URL(page.url()).search;
const rows = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article');

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  ran = await signUp(url, 'Ran-fan');
  await ran.call('user', {
    nickname: 'Ran',
    posterCard: { id: 1200, offset: 0.25, trainedArt: true },
    titles: [{ id: 20, type: 'normal', server: 0 }],
    selfIntroRich: [
      words('I play with '),
      { type: 'mention', data: 'mika_7' },
      words(' and love '),
      { type: 'link', target: 'song-single', data: '187' },
    ],
    serverIds: [{ id: 1_002_003, server: 1 }],
    socialMedia: 'https://social.example.org/@ran',
    favCharacters: [19],
    favCards: [1200, 1201],
    favBands: [4],
    favSongs: [187],
  });
  await mika.call('post', {
    categoryName: 'SELF_POST',
    categoryId: 'text',
    title: 'Hello Ran',
    content: [words('Good team, '), { type: 'mention', data: 'Ran-fan' }],
  });
});

describe("a member's page", () => {
  test('shows who they are, what they like best, and where else they are', async ({ open }) => {
    const page = await open(OF_RAN);
    await page.getByRole('heading', { level: 1, name: 'Ran' }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '@mika_7' }).waitFor();
    await expect.poll(() => main.locator('a[href="/info/cards/1200"]').count()).toBe(2);
    await expect.poll(() => main.locator('a[href="/info/songs/187"]').count()).toBe(2);
    await expect.poll(() => main.locator('a[href="/info/characters/19"]').count()).toBe(1);
    const poster = main.locator('header img').first();
    await expect
      .poll(() => poster.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
      .toBe(true);
    await expect.poll(() => poster.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('50% 25%');
    await main.getByRole('list', { name: 'Titles' }).getByRole('img').waitFor();
    const elsewhere = main.getByRole('link', { name: /social.example.org\/@ran/ });
    await expect.poll(() => elsewhere.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await main.getByRole('button', { name: 'Copy player ID 1002003 (Worldwide)' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1002003');
    expect(await axeFindings(page)).toEqual([]);
    for (const size of [DESKTOP, PHONE, NARROW]) {
      await page.setViewportSize(size);
      await expect.poll(() => sidewaysPixels(page)).toBe(0);
    }
  });

  test('leads through posts, likes and people, who are followed from there', async ({ open }) => {
    await ran.call('user/following', { username: 'mika_7', follow: true });
    const page = await openAs(open, mika, '/community/user/LANTERNFISH');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/community/user/lanternfish');
    await page.getByRole('heading', { level: 1, name: 'lantern.fish' }).waitFor();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(3);

    const lists = page.getByRole('navigation', { name: 'What to show' });
    await lists.getByRole('link', { name: 'Likes' }).click();
    await expect.poll(() => query(page)).toBe('?tab=likes');
    const liked = page.getByRole('list', { name: 'Likes' });
    await expect.poll(() => liked.getByRole('article').count()).toBeGreaterThan(10);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: /^\d+ followers$/ }).click();
    await expect.poll(() => query(page)).toBe('?tab=followers');
    const followers = page.getByRole('list', { name: 'Followers' });
    const first = followers.getByRole('listitem').first();
    await first.getByRole('button', { name: /^Follow: / }).click();
    await first.getByRole('button', { name: /^Unfollow: / }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const count = async () =>
      Number.parseInt(await page.getByRole('link', { name: /^\d+ followers$/ }).innerText(), 10);
    const before = await count();
    const saved = page.waitForResponse('**/api/user/following');
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect.poll(count).toBe(before + 1);
    await saved;
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?tab=likes');
    await page.reload();
    await page.getByRole('button', { name: 'Unfollow', exact: true }).waitFor();
  });

  test('takes following back and says so when it does not reach the server', async ({ open }) => {
    const page = await openAs(open, mika, OF_RAN, { expected: /429|Failed to load resource/ });
    await page.route('**/api/user/following', (route) =>
      route.fulfill({ status: 429, json: { result: false, code: 'RATE_LIMITED', retryAfter: 5 } }),
    );
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'That did not work.' }).waitFor();
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
    await page.getByRole('link', { name: '0 followers' }).waitFor();
  });

  test('is where names in posts, mentions and messages lead', async ({ open }) => {
    const page = await openAs(open, ran, '/community/posts');
    await rows(page).first().getByRole('link', { name: 'mika_7' }).click();
    await page.getByRole('heading', { level: 1, name: 'mika_7' }).waitFor();
    await rows(page).getByRole('link', { name: 'Hello Ran' }).click();
    await page.locator('#post').getByRole('link', { name: '@Ran-fan' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(OF_RAN);
    await mika.call('user/following', { username: 'Ran-fan', follow: true });
    await page.goto('/profile/account?t=notification');
    await page.getByRole('link', { name: '@mika_7 now follows you' }).click();
    await page.getByRole('heading', { level: 1, name: 'mika_7' }).waitFor();
  });

  test('is none for names that no one has', async ({ open }) => {
    const page = await open('/community/user/nobody_here', { expected: /404|Failed to load resource/ });
    await page.getByText('No such member').waitFor();
    await page.getByRole('link', { name: 'What is new', exact: true }).last().click();
    await page.getByRole('heading', { level: 1, name: 'What is new' }).waitFor();
  });
});
