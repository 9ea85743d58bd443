import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { Locale } from '#model/vocabulary/locales';
import { readTexts } from '../locales/texts.ts';
import { test } from './harness.ts';

const text = (locale: Locale, key: string): string => readTexts(locale).get(key) ?? '';

declare global {
  interface Window {
    headings?: Set<string>;
  }
}

/** From now on every page of the tab notes each text its main heading ever has. */
const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    window.headings = seen;
    const note = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) seen.add(heading);
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
  });

const headings = (page: Page) => page.evaluate(() => [...(window.headings ?? [])]);
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);
/** Drawn by the client: the bar is not in what the server sends. */
const menu = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'search.open') }).first();

describe('the language of a page', () => {
  test('is that of the browser from the first text on when nothing is chosen', async ({ open }) => {
    const page = await open('about:blank', { browserLanguage: 'ja-JP' });
    await noteHeadings(page);
    await page.goto('/info/songs');
    await menu(page, 'ja').waitFor();
    await page.locator('#results a').first().waitFor();
    expect(await headings(page)).toEqual([text('ja', 'page.songs')]);
    expect(await language(page)).toBe('ja');
  });

  test('is the chosen one from the first text on when the browser has another', async ({ open }) => {
    const page = await open('/profile/preferences', { browserLanguage: 'ja-JP' });
    await page.getByLabel(text('ja', 'setting.language'), { exact: true }).selectOption('한국어');
    await page.getByRole('heading', { level: 1, name: text('ko', 'page.preferences') }).waitFor();
    await noteHeadings(page);
    await page.reload();
    await menu(page, 'ko').waitFor();
    await expect.poll(() => headings(page)).toEqual([text('ko', 'page.preferences')]);
    await page.goto('/tool/teambuilder');
    await menu(page, 'ko').waitFor();
    await expect.poll(() => headings(page)).toEqual([text('ko', 'page.teamBuilder')]);
  });

  test('brings the texts of other pages when they are gone to', async ({ open }) => {
    const page = await open('/', { locale: 'it' });
    await menu(page, 'it').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: text('it', 'section.tool'), exact: true }).click();
    await page
      .getByRole('link', { name: text('it', 'page.songOptimizer'), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: text('it', 'page.songOptimizer') }).waitFor();
    const texts = asked.filter((path) => /^\/assets\/it-.*\.json$/.test(path)).sort();
    expect(texts).toEqual([
      expect.stringMatching(/^\/assets\/it-import-/),
      expect.stringMatching(/^\/assets\/it-tool-/),
    ]);
    await page.getByText(text('it', 'optimizer.lead')).first().waitFor();
  });
});

describe('a page whose texts do not come', () => {
  test('says so in words, and shows when they are there', async ({ open }) => {
    const page = await open('about:blank', { expected: /Failed to load resource/ });
    let isDown = true;
    await page.route(/\/assets\/en-tool-[\w-]+\.json/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.route('**/tool/songoptimizer', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      // The server writes the texts into the page, from where they are taken.
      const body = isDown ? html.replaceAll(/<script type="application\/json".*?<\/script>/gs, '') : html;
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/tool/songoptimizer');
    await page.getByRole('heading', { level: 1, name: text('en', 'errorPage.lostTitle') }).waitFor();
    await expect.poll(() => page.locator('body').innerText()).not.toMatch(/optimizer\.|builder\./);
    isDown = false;
    await page.getByRole('button', { name: text('en', 'errorPage.reload') }).click();
    await page.getByText(text('en', 'optimizer.lead')).first().waitFor();
  });
});
