import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';
import { type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

let mika: Member;

beforeAll(async () => {
  mika = await signUp(currentSite().url, 'mika_7');
});

const list = (page: Page) => page.getByRole('list', { name: 'Posts' });
const rows = (page: Page) => list(page).getByRole('article');
const titles = (page: Page) => rows(page).getByRole('heading').allInnerTexts();
const query = (page: Page) => new URL(page.url()).search;

describe('the community', () => {
  test('leads from the menu to posts, which a tag, an order and words narrow down', async ({ open }) => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Community' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Posts', exact: true }).first().click();
    await page.getByRole('status').filter({ hasText: '300 posts' }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(20);
    expect(await axeFindings(page)).toEqual([]);

    const tags = page.getByRole('combobox', { name: 'Tags' });
    await tags.fill('guid');
    await page.getByRole('option', { name: /^#guide \d+$/ }).click();
    await expect.poll(() => query(page)).toBe('?tag=text%3Aguide');
    const guides = page.getByRole('status').filter({ hasText: /^\d+ posts$/ });
    await expect.poll(async () => Number.parseInt(await guides.innerText(), 10)).toBeLessThan(20);
    await expect.poll(() => rows(page).first().innerText()).toContain('#guide');

    // The offers stay open for another tag.
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Most liked', exact: true }).click();
    await expect.poll(() => query(page)).toContain('sort=liked');
    const likes = async () =>
      (
        await rows(page)
          .getByText(/^\d+ likes?$/)
          .allInnerTexts()
      ).map((text) => Number.parseInt(text, 10));
    await expect
      .poll(async () => {
        const counts = await likes();
        return counts.length > 1 && counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0));
      })
      .toBe(true);

    await page.getByRole('searchbox', { name: 'Search posts' }).fill('nobody wrote this word');
    await page.getByText('No matches').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('status').filter({ hasText: '300 posts' }).waitFor();
  });

  test('finds the place again when someone comes back from a post, with all pages they had', async ({
    open,
  }) => {
    const page = await open('/community/posts', { viewport: PHONE });
    await expect.poll(() => rows(page).count()).toBe(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows(page).count()).toBe(40);
    // The keyboard goes on where the new ones begin.
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent);
    await expect.poll(focused).toBe((await titles(page))[20]);
    const link = rows(page).nth(33).getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(2_000);
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.setViewportSize(NARROW);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('shows members what people they follow write, and what is liked this week', async ({ open }) => {
    const { url } = currentSite();
    const ran = await signUp(url, 'ran_fan');
    const post = { categoryName: 'SELF_POST', categoryId: 'text' };
    const { id } = await ran.call('post', {
      ...post,
      title: 'Rice balls before the live',
      content: [words('Salmon first.')],
      tags: [{ type: 'text', data: 'kitchen' }],
    });
    await mika.call('user/following', { username: 'ran_fan', follow: true });
    const page = await openAs(open, mika, '/community/home');
    await page.getByRole('region', { name: 'Popular this week' }).getByRole('listitem').first().waitFor();
    await page.getByRole('navigation', { name: 'Tags this week' }).getByRole('link').first().waitFor();
    const newest = page.getByRole('region', { name: 'Newest' }).getByRole('article');
    await expect.poll(() => newest.count()).toBe(10);
    await choose(page, 'Following');
    await expect.poll(() => newest.count()).toBe(1);
    await newest.getByText('Salmon first.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole('region', { name: 'People you follow' })
      .getByRole('link', { name: 'ran_fan' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'ran_fan' }).waitFor();
    await rows(page).getByRole('link', { name: '#kitchen' }).click();
    await expect.poll(() => query(page)).toBe('?tag=text%3Akitchen');
    await rows(page).getByRole('link', { name: 'Rice balls before the live' }).click();
    await page.waitForURL(`**/community/posts/${id}/**`);
  });
});
