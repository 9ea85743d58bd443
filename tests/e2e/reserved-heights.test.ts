import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { EVENT_BOARDS_HEAD } from '#model/families/events/boards/head';
import { FAMILIES, listPath } from '#model/families/families';
import { type Open, test } from './harness.ts';
import { PHONE } from './launch.ts';

const FILE = 'server/services/prerender/heights.json';
const WIDE = { width: 1440, height: 900 };
/** Fonts of another machine may break a line elsewhere. */
const TOLERANCE_PX = 24;

type Heights = Readonly<Record<'filters' | 'settings', Readonly<Record<string, number>>>>;

async function openedAt(open: Open, path: string, viewport: typeof WIDE): Promise<Page> {
  const page = await open(path, { viewport });
  // A list takes over its parts one by one.
  await expect.poll(() => page.locator('.first').count()).toBe(0);
  return page;
}

async function filtersHeight(open: Open, path: string): Promise<number> {
  const page = await openedAt(open, path, WIDE);
  const filters = page.locator('#filters');
  await filters.waitFor();
  // Fields are drawn a few at a time.
  await expect.poll(() => filters.locator('[class*="later"]').count()).toBe(0);
  const height = await filters.evaluate((element) => element.getBoundingClientRect().height);
  await page.close();
  return Math.round(height);
}

/** Height of all that stands between the lead and the ranking, without the gaps above and below it. */
async function settingsHeight(open: Open, viewport: typeof WIDE): Promise<number> {
  const page = await openedAt(open, '/info/songmeta', viewport);
  const ranking = page.getByRole('main').getByRole('table');
  await ranking.waitFor();
  const height = await ranking.evaluate((table) => {
    const header = document.querySelector('main header');
    const part = [...(header?.parentElement?.children ?? [])].find((child) => child.contains(table));
    if (!header || !part) throw new Error('the ranking is not a part of the page');
    const gap = Number.parseFloat(getComputedStyle(header.parentElement as Element).rowGap);
    return part.getBoundingClientRect().top - header.getBoundingClientRect().bottom - 2 * gap;
  });
  await page.close();
  return Math.round(height);
}

/** What `npm run heights` writes. */
async function measured(open: Open): Promise<Heights> {
  const filters: Record<string, number> = {};
  for (const head of [...FAMILIES.filter((each) => !('hasIntro' in each)), EVENT_BOARDS_HEAD])
    filters[head.name] = await filtersHeight(open, listPath(head));
  const settings = { wide: await settingsHeight(open, WIDE), phone: await settingsHeight(open, PHONE) };
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
