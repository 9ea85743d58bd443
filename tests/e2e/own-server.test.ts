import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { serversFor } from '#model/rules/home-servers';
import { localeTag } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { readTexts } from '../locales/texts.ts';
import { currentSite, listening, test } from './harness.ts';
import { PHONE } from './launch.ts';
import { settled } from './settled.ts';

const LANGUAGES = [
  ['ja-JP', 'ja', 'Asia/Tokyo'],
  ['ko-KR', 'ko', 'Asia/Seoul'],
  ['zh-TW', 'zh-Hanz', 'Asia/Taipei'],
  ['zh-CN', 'zh-Hans', 'Asia/Shanghai'],
] as const;

const PAGES = [
  '/info/cards/1213',
  '/info/cards',
  '/info/characters/11',
  '/info/events/280',
  '/info/gacha',
  '/info/songmeta',
] as const;

/** The server has read its lists: a busy machine may send grey blocks before. */
async function warmed(path: string, language: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': language };
  const answer = async () => (await fetch(currentSite().url + path, { headers })).text();
  await expect.poll(answer, { timeout: 30_000 }).toContain('class="first"');
}

interface Seen {
  /** Texts on the first screen of what the server sent; what is below it may not be drawn later. */
  readonly sent: readonly string[];
  /** Every language and heading that any frame showed. */
  readonly headings: Set<string>;
}

/** In the page, before its own scripts: notes what a visitor reads. */
const watchWords = (): void => {
  const sent: string[] = [];
  const headings = new Set<string>();
  Object.assign(window, { seen: { sent, headings } });
  const look = (): void => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading) headings.add(`${document.documentElement.lang} ${heading}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('.first :is(h1, p, dt, dd, strong, li span)')) {
      const { height, bottom } = element.getBoundingClientRect();
      if (element.children.length > 0 || height === 0 || bottom > window.innerHeight) continue;
      const texts = element.textContent.split(' · ').map((text) => text.trim());
      sent.push(...texts.filter((text) => text !== ''));
    }
  });
};

const seenIn = (page: Page): Promise<{ readonly sent: readonly string[]; readonly headings: string[] }> =>
  page.evaluate(() => {
    const { sent, headings } = (window as unknown as { readonly seen: Seen }).seen;
    return { sent, headings: [...headings] };
  });

describe.each(LANGUAGES)('a first visit in %s', (browserLanguage, locale, timeZone) => {
  test.for(PAGES)('reads on %s from the first paint on what it reads later', async (path, { open }) => {
    await warmed(path, browserLanguage);
    const page = await open('about:blank', {
      viewport: PHONE,
      isFirstVisit: true,
      browserLanguage,
      timeZone,
    });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(watchWords);
    // A minute may have begun since, and a busy machine send grey blocks once more.
    await expect
      .poll(async () => {
        await page.goto(path);
        return (await seenIn(page)).sent.length;
      })
      .toBeGreaterThan(4);
    const { sent } = await seenIn(page);
    await page.locator('main#main .first').first().waitFor();
    release();
    await expect.poll(() => page.locator('.first').count()).toBe(0);
    const missing = async () => {
      const shown = await page.locator('main').evaluate((main) => main.textContent);
      return sent.filter((text) => !shown.includes(text));
    };
    await expect.poll(missing).toEqual([]);
    // Nothing that comes late changes them either.
    await settled(page);
    expect(await missing()).toEqual([]);
    const { headings } = await seenIn(page);
    expect(headings).toHaveLength(1);
    expect(headings[0]).toContain(`${localeTag(locale)} `);
  });

  test('is on the server of the language everywhere, and keeps nothing', async ({ open }) => {
    const texts = readTexts(locale);
    const page = await open('/', { isFirstVisit: true, browserLanguage });
    const { main, sub } = serversFor(locale);
    const dialog = page.getByRole('dialog', { name: texts.get('welcome.title') ?? '' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const name = (index: number) => texts.get(`server.${SERVERS[index]}`) ?? '';
    const checked = (at: number) =>
      page
        .locator('main fieldset')
        .nth(at)
        .locator('input:checked')
        .evaluate((each) => each.ariaLabel);
    await page.goto('/profile/preferences');
    await expect.poll(() => checked(0)).toBe(name(main));
    expect(await checked(1)).toBe(name(sub));
    await page.goto('/game/guesswho');
    await listening(page);
    await expect
      .poll(() =>
        page.locator('main fieldset input:checked').evaluateAll((all) => all.map((each) => each.ariaLabel)),
      )
      .toContain(name(main));
    await page.goto('/tool/eventtracker');
    await expect
      .poll(() =>
        page
          .locator('main')
          .getByRole('radio', { name: name(main) })
          .first()
          .isChecked(),
      )
      .toBe(true);
    await page.goto('/tool/playersearch');
    await expect.poll(() => checked(0)).toBe(name(main));
  });
});
