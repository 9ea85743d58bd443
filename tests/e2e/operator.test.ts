import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from './harness.ts';
import { type Site, startSite } from './site.ts';

const LINKS = [
  { href: 'https://club.example/start', title: { en: 'Get started', ja: 'はじめに' } },
  { href: '/profile/preferences#dates', title: 'Dates' },
];

let site: Site;
beforeAll(async () => {
  site = await startSite([], {
    SETORI_ANALYTICS: '/visits',
    SETORI_SOCIAL: '/social?site=1',
    SETORI_LINKS: JSON.stringify(LINKS),
  });
});
afterAll(() => site.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Opens a page with both endpoints answering; what they were told comes into the lists. */
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
