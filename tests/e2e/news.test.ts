import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished } from 'vitest';
import { test } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';
import { axeFindings } from './page-checks.ts';
import { startSite } from './site.ts';

const LIST = '/home/news';
const FAILED_ANSWER = /Failed to load resource/;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const path = (page: Page) => decodeURI(new URL(page.url()).pathname);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows the list to the article about the demo set. */
async function openNewest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'You are looking at the demo set' }).first().click();
  await heading(page, 'You are looking at the demo set').waitFor();
}

describe('the list of news', () => {
  test('leads to an article with its own address and title, and back to the same place', async ({ open }) => {
    const page = await open(LIST);
    await page.getByRole('button', { name: 'Show 20 more' }).click();
    await expect.poll(() => rows(page).count()).toBe(40);
    const row = rows(page).nth(33);
    const title = await row.getByRole('link').innerText();
    await row.scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(0);
    await row.getByRole('link').click();
    await heading(page, title).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} · Setori`);
    expect(path(page)).toMatch(/^\/home\/news\/\d+\/[\p{L}\p{N}-]+$/u);
    const crumbs = page.getByRole('navigation', { name: 'You are here' });
    await crumbs.getByText(title).waitFor();
    await expect.poll(() => crumbs.getByRole('link').allInnerTexts()).toEqual(['Home', 'News']);
    await page.goBack();
    await heading(page, 'News').waitFor();
    expect(new URL(page.url()).search).toBe('?show=40');
    await expect.poll(() => scrollTop(page)).toBe(place);
  });

  test('is asked by words and tags, which the address keeps', async ({ open }) => {
    const page = await open(LIST);
    await page.getByRole('button', { name: 'Patch note' }).click();
    await page.getByRole('button', { name: 'JP', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/\?tag=patch-note%2Cjp$/);
    await page.getByRole('status').filter({ hasText: '12 of 60 articles' }).waitFor();
    await page.reload();
    await page.getByRole('status').filter({ hasText: '12 of 60 articles' }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'JP', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.getByRole('searchbox', { name: 'Title, author, tag or #id' }).fill('no such word');
    await page.getByText('No matching articles').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('status').filter({ hasText: '60 of 60 articles' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  });

  test('says when it does not load, and tries again', async ({ open }) => {
    const page = await open('about:blank', { expected: FAILED_ANSWER });
    await page.route('**/api/news/all.5.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(LIST);
    await page.getByText('There is no news yet').waitFor();
    await page.unroute('**/api/news/all.5.json');
    await page.route('**/api/news/all.5.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{' }),
    );
    await page.reload();
    await page.getByRole('dialog', { name: 'Network error' }).waitFor();
    await page.keyboard.press('Escape');
    await page.unroute('**/api/news/all.5.json');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('status').filter({ hasText: '60 of 60 articles' }).waitFor();
  });
});

describe('the address of an article', () => {
  test('takes the name of the article without an entry in the history, with query and anchor', async ({
    open,
  }) => {
    const page = await open('/profile');
    await heading(page, 'Profile').waitFor();
    const before = await page.evaluate(() => history.length);
    await page.goto('/home/news/60/anything-at-all?from=a%20friend#place');
    await expect.poll(() => page.url()).toMatch(/\/home\/news\/60\/[\w-]+\?from=a%20friend#place$/);
    await expect.poll(() => path(page)).not.toContain('anything');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await heading(page, 'Profile').waitFor();
  });

  test('of nothing leads back to the news', async ({ open }) => {
    const page = await open('/home/news/999999/some-name', { expected: FAILED_ANSWER });
    await heading(page, 'There is no such article').waitFor();
    expect(path(page)).toBe('/home/news/999999/some-name');
    await page.getByRole('main').getByRole('link', { name: 'All news' }).click();
    await heading(page, 'News').waitFor();
    await page.goto('/home/news/twelve');
    await heading(page, 'There is no such article').waitFor();
  });

  test('that does not load offers another try', async ({ open }) => {
    const page = await open(LIST, { expected: FAILED_ANSWER });
    await page.route(/\/api\/news\/59\.json/, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{' }),
    );
    await page.goto('/home/news/59');
    await page.getByRole('dialog', { name: 'Network error' }).waitFor();
    await page.keyboard.press('Escape');
    await page.unroute(/\/api\/news\/59\.json/);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article').waitFor();
    await expect.poll(() => path(page)).toMatch(/^\/home\/news\/59\/./);
  });
});

describe('an article in several languages', () => {
  test('shows the words of the page language, in its address too', async ({ open }) => {
    const page = await open(LIST, { locale: 'ja' });
    await page.getByRole('link', { name: 'これはデモデータです' }).click();
    await heading(page, 'これはデモデータです').waitFor();
    await expect.poll(() => path(page)).toMatch(/これはデモデータです$/);
    await page.getByRole('article').waitFor();
    await expect.poll(() => page.getByRole('note').count()).toBe(0);
  });

  test('shows English where the page language is missing, says so and marks it', async ({ open }) => {
    const page = await open(LIST, { locale: 'es' });
    await openNewest(page);
    await expect.poll(() => heading(page, /demo set/).getAttribute('lang')).toBe('en');
    await expect.poll(() => page.getByRole('note').innerText()).toContain('English');
  });
});

test('a patch note names songs and cards in words', async ({ open }) => {
  const page = await open(`${LIST}?tag=patch-note`);
  await rows(page).first().getByRole('link').click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const text = page.getByRole('article');
  await expect.poll(() => text.innerText()).toMatch(/The data is now at version [\d.]+ \(before: [\d.]+ ?\)/);
  await expect.poll(() => text.innerText()).not.toMatch(/#\d/);
});

test('operators put their own words on a page', async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'setori-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'texts'));
  const pages = {
    join: {
      title: { en: 'Join the crew' },
      content: [
        {
          type: 'content',
          data: [
            { type: 'text', data: { en: 'Write to ' } },
            { type: 'link', target: 'url', data: 'https://crew.example/hello', text: { en: 'our crew' } },
            { type: 'link', target: 'url', data: 'javascript:alert(1)', text: { en: ' or nobody' } },
          ],
        },
      ],
    },
  };
  writeFileSync(join(folder, 'texts', 'pages.json'), JSON.stringify(pages));
  const site = await startSite([], { CONTENT_DIR: join(folder, 'texts') });
  onTestFinished(site.stop);
  const page = await open('/home/join', { site });
  await heading(page, 'Join the crew').waitFor();
  const link = page.getByRole('main').getByRole('link');
  await expect.poll(() => link.count()).toBe(1);
  await expect.poll(() => link.getAttribute('href')).toBe('https://crew.example/hello');
  await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  await page.getByText('or nobody').waitFor();
  await page.goto('/home/support');
  await page.getByRole('heading', { name: 'Tell other players' }).waitFor();
});

describe('axe finds nothing', () => {
  const LOOKS = [
    { scheme: 'light', viewport: DESKTOP },
    { scheme: 'dark', viewport: PHONE },
  ] as const;

  test.for(LOOKS)('where there is no article, $scheme', async (look, { open }) => {
    const page = await open(`${LIST}?q=zzz`, look);
    await page.getByText('No matching articles').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
