import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { EVENT_BOARDS_HEAD } from '#model/families/events/boards/head';
import { FAMILIES, listPath } from '#model/families/families';
import { listening, type Open, test } from './harness.ts';
import { PHONE } from './launch.ts';

const FILE = 'server/services/prerender/heights.json';
const WIDE = { width: 1440, height: 900 };
/** Fonts of another machine may break a line elsewhere. */
const TOLERANCE_PX = 24;

type Heights = Readonly<Record<'filters' | 'settings', Readonly<Record<string, number>>>>;

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
  // A list takes over its parts one by one.
  await expect.poll(() => page.locator('.first').count()).toBe(0);
}

async function filtersHeight(page: Page, path: string): Promise<number> {
  await goTo(page, path);
  const filters = page.locator('#filters');
  await filters.waitFor();
  // Fields are drawn a few at a time.
  await expect.poll(() => filters.locator('[class*="later"]').count()).toBe(0);
  return Math.round(await filters.evaluate((element) => element.getBoundingClientRect().height));
}

/** Height of all that stands between the lead and the ranking, without the gaps above and below it. */
async function settingsHeight(page: Page): Promise<number> {
  await goTo(page, '/info/songmeta');
  const ranking = page.getByRole('main').getByRole('table');
  await ranking.waitFor();
  const height = await ranking.evaluate((table) => {
    const header = document.querySelector('main header');
    const part = [...(header?.parentElement?.children ?? [])].find((child) => child.contains(table));
    if (!header || !part) throw new Error('the ranking is not a part of the page');
    const gap = Number.parseFloat(getComputedStyle(header.parentElement as Element).rowGap);
    return part.getBoundingClientRect().top - header.getBoundingClientRect().bottom - 2 * gap;
  });
  return Math.round(height);
}

/** What `npm run heights` writes. One page goes to all of them: another browser profile for each takes as long again. */
async function measured(open: Open): Promise<Heights> {
  const filters: Record<string, number> = {};
  const page = await open('about:blank', { viewport: WIDE });
  for (const head of [...FAMILIES.filter((each) => !('hasIntro' in each)), EVENT_BOARDS_HEAD])
    filters[head.name] = await filtersHeight(page, listPath(head));
  filters.music = await filtersHeight(page, '/tool/musicplayer');
  const wide = await settingsHeight(page);
  await page.setViewportSize(PHONE);
  const settings = { wide, phone: await settingsHeight(page) };
  return { filters, settings };
}

test('reserves as much space in prerendered pages as the page takes (npm run heights)', async ({ open }) => {
  const heights = await measured(open);
  if (process.env.HEIGHTS === 'write') writeFileSync(FILE, `${JSON.stringify(heights, null, 2)}\n`);
  const reserved = JSON.parse(readFileSync(FILE, 'utf8')) as Heights;
  for (const part of ['filters', 'settings'] as const) {
    expect(Object.keys(reserved[part]).sort()).toEqual(Object.keys(heights[part]).sort());
    for (const [name, height] of Object.entries(heights[part])) {
      expect(Math.abs((reserved[part][name] ?? 0) - height), `${part} of ${name}`).toBeLessThanOrEqual(
        TOLERANCE_PX,
      );
    }
  }
});
