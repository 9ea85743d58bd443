import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings } from './page-checks.ts';
import { type Site, startSite } from './site.ts';

const LINKS = [
  { href: 'https://club.example/start', title: { en: 'Get started', ja: 'はじめに' } },
  { href: '/profile/preferences#dates', title: 'Dates' },
];

const WIDGET = `document.addEventListener('setori-timeline', ({ target }) => {
  const frame = document.createElement('iframe');
  frame.title = 'Posts';
  frame.src = new URL('/posts', document.querySelector('script[src*="/widget.js"]').src).href;
  target.append(frame);
});`;

/** A social service of another origin, which fails the first time its script is requested. */
async function socialService() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const isScript = url === '/widget.js';
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (asked.length === 1) response.statusCode = 500;
    response.end(isScript ? WIDGET : '<p>The newest post</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

let site: Site;
let service: Awaited<ReturnType<typeof socialService>>;
beforeAll(async () => {
  service = await socialService();
  site = await startSite([], {
    SETORI_ANALYTICS: '/visits',
    SETORI_SOCIAL: '/social?site=1',
    SETORI_SOCIAL_SCRIPT: `${service.origin}/widget.js`,
    SETORI_LINKS: JSON.stringify(LINKS),
  });
});
afterAll(async () => {
  service.close();
  await site.stop();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Opens a page with both endpoints answering; what they received goes into the lists. */
async function answered(page: Page) {
  const visits: unknown[] = [];
  const asked: string[] = [];
  await page.route('**/visits', (route) => {
    visits.push([route.request().method(), route.request().postDataJSON()]);
    return route.fulfill({ status: 204 });
  });
  await page.route('**/social?*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { name: 'somebody' } });
  });
  await page.goto('/profile');
  await heading(page, 'Profile').waitFor();
  return { visits, asked };
}

describe('endpoints of the operator', () => {
  test('hear of each page once it shows, and are asked for the social record after it', async ({ open }) => {
    const page = await open('/theme.js', { site, expected: /favicon/ });
    const { visits, asked } = await answered(page);
    const first = { path: '/profile', title: 'Profile · Setori', from: null };
    await expect.poll(() => visits).toEqual([['POST', first]]);
    await expect.poll(() => asked).toEqual(['?site=1&path=%2Fprofile']);
    await menu(page).getByRole('link', { name: 'Site preferences' }).click();
    await heading(page, 'Site preferences').waitFor();
    const second = { path: '/profile/preferences', title: 'Site preferences · Setori', from: '/profile' };
    await expect
      .poll(() => visits)
      .toEqual([
        ['POST', first],
        ['POST', second],
      ]);
    await expect.poll(() => asked.at(-1)).toBe('?site=1&path=%2Fprofile%2Fpreferences');
    expect(asked).toHaveLength(2);
  });

  test('are never asked when there are none', async ({ open }) => {
    const page = await open('/profile');
    await heading(page, 'Profile').waitFor();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.reload();
    await heading(page, 'Profile').waitFor();
    await menu(page).getByRole('link', { name: 'Site preferences' }).click();
    await heading(page, 'Site preferences').waitFor();
    await page.waitForLoadState('networkidle');
    const unusual = requests.filter((request) => {
      const { pathname } = new URL(request.url());
      const isOurs = /^\/(api|assets|res|theme\.js|icon\.svg|manifest\.webmanifest|profile)/.test(pathname);
      return !isOurs || !['GET', 'HEAD'].includes(request.method());
    });
    expect(unusual.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  });
});

describe('the social timeline', () => {
  test('comes from where the operator says, only when the visitor loads it, and once', async ({ open }) => {
    const { asked, origin } = service;
    asked.length = 0;
    const page = await open('/', {
      site,
      viewport: NARROW,
      expected: /another origin: http:\/\/127\.0\.0\.1|status of (500|404|405)|ERR_INTERNET/,
    });
    const part = page.getByRole('region', { name: 'Social', exact: true });
    await part.getByText(new URL(origin).host).waitFor();
    await page.context().setOffline(true);
    await part.getByText('You are offline').waitFor();
    await page.context().setOffline(false);
    expect(asked).toEqual([]);
    const height = await part.evaluate((element) => element.getBoundingClientRect().height);
    await part.getByRole('button', { name: 'Load the timeline' }).press('Enter');
    await part.getByText('The timeline did not load.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const post = part.frameLocator('iframe').getByText('The newest post');
    await post.waitFor();
    await expect.poll(() => part.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Timeline');
    await page.getByRole('link', { name: 'Customize' }).click();
    await heading(page, 'Customize').waitFor();
    await page.goBack();
    await post.waitFor();
    expect(asked).toEqual(['/widget.js', '/widget.js', '/posts', '/posts']);
  });
});

describe('the group OurDream', () => {
  test('holds the operator’s links, in the visitor’s language', async ({ open }) => {
    const page = await open('/profile', { site, expected: /Failed to load resource/ });
    await heading(page, 'Profile').waitFor();
    await menu(page).getByRole('button', { name: 'OurDream' }).click();
    const away = menu(page).getByRole('link', { name: 'Get started' });
    await expect.poll(() => away.getAttribute('href')).toBe('https://club.example/start');
    await expect.poll(() => away.getAttribute('rel')).toBe('noreferrer noopener');
    await menu(page).getByRole('link', { name: 'Dates', exact: true }).click();
    await heading(page, 'Site preferences').waitFor();
    await page.getByLabel('Language', { exact: true }).selectOption('日本語');
    await page.getByRole('link', { name: 'はじめに' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Dates' }).getAttribute('lang')).toBe('en');
  });

  test('is not there without links', async ({ open }) => {
    const page = await open('/profile');
    await heading(page, 'Profile').waitFor();
    await menu(page).getByRole('button', { name: 'Tool' }).waitFor();
    await expect.poll(() => menu(page).getByRole('button', { name: 'OurDream' }).count()).toBe(0);
  });
});
