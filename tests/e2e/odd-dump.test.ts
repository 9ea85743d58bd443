import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from './harness.ts';
import { ODD_THINGS, writeOddDump } from './odd-dump.ts';
import { type Site, startSite } from './site.ts';

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = writeOddDump();
  site = await startSite(['--data', folder]);
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the dump lacks is reported by the browser itself; nothing else may be. */
const ABSENT = /404 .*\/(assets|api)\/|Failed to load resource/;

/** The page without its skeleton, and with neither an error nor an endless wait in it. */
async function settled(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.locator('main.skeleton').waitFor({ state: 'detached' });
  const heading = page.locator('main h1');
  await heading.waitFor();
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  await expect.poll(() => page.getByRole('alert').allTextContents(), { message: path }).toEqual([]);
  return (await heading.textContent()) ?? '';
}

describe('a folder of lists with every oddity of published ones', () => {
  test.for(Object.entries(ODD_THINGS))(
    'shows the list of %s in every view, and each page',

    async ([family, ids], { open }) => {
      const page = await open('/info', { site, expected: ABSENT });
      for (const view of ['thumbs', 'rows', 'table']) {
        await settled(page, `/info/${family}?view=${view}`);
        await page
          .getByRole('status')
          .filter({ hasText: / of [\d,]+$/ })
          .waitFor();
      }
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1);
      for (const id of ids) {
        expect(await settled(page, `/info/${family}/${id}`)).not.toMatch(/no such|undefined|null|NaN/);
        await page.getByRole('button', { name: 'Copy link' }).waitFor();
      }
    },
  );

  test('ranks no songs without charts, and searches all the same', async ({ open }) => {
    const page = await open('/info/songmeta', { site, expected: ABSENT });
    await page.locator('main h1').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Card, song, character, event, page' }).fill('plain');
    await page
      .getByRole('option', { name: /Plain song/ })
      .first()
      .waitFor();
    await page
      .getByRole('option', { name: /Plain event/ })
      .first()
      .waitFor();
  });

  test('leaves lists that the data does not hold out of hub and menu, and says so at their address', async ({
    open,
  }) => {
    const page = await open('/info', { site, expected: ABSENT });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Songs/ }).waitFor();
    await page.locator('main.skeleton').waitFor({ state: 'detached' });
    for (const name of [/^Comics/, /^Missions/, /^Event archives/, /^Miracle ticket/])
      await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);
    await settled(page, '/info/comics');
    await main.getByText('The data of this site does not hold this list.').waitFor();
    await expect.poll(() => main.getByRole('button', { name: 'Clear all' }).count()).toBe(0);
  });
});
