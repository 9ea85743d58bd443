import { expect } from 'vitest';
import { OTHERS, otherPath } from '#model/site/others';
import { readTexts } from '../locales/texts.ts';
import { test } from './harness.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const russian = readTexts('ru');
/** One of each make: a list of tiles with tables in them, a table, a page of its own. */
const LOOKED_AT: ReadonlySet<string> = new Set(['items', 'levels', 'bands']);
const titleOf = (name: string): string => russian.get(`others.title.${name}`) ?? '';

test('a visitor goes through the smaller lists on the narrowest phone, finds a title and hears a stamp', async ({
  open,
}) => {
  const page = await open('/info/others', { viewport: { width: 320, height: 640 }, locale: 'ru' });
  const heading = page.locator('main h1');
  await page
    .locator('main')
    .getByRole('link', { name: titleOf('stamps') })
    .click();
  for (const name of OTHERS) {
    const link = page.locator('main nav').getByRole('link', { name: titleOf(name), exact: true });
    await link.click();
    await expect.poll(() => heading.textContent()).toBe(titleOf(name));
    await expect.poll(() => page.getByRole('status', { name: /./ }).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(otherPath(name));
    expect([name, await sidewaysPixels(page)]).toEqual([name, 0]);
    if (LOOKED_AT.has(name)) expect(await axeFindings(page), name).toEqual([]);
  }
  await page
    .locator('main nav')
    .getByRole('link', { name: titleOf('titles'), exact: true })
    .click();
  // The list before has a search box, too.
  await expect.poll(() => heading.textContent()).toBe(titleOf('titles'));
  await page.getByRole('searchbox').fill('ex');
  await page.getByText('Extra trial cleared').waitFor();
  await page
    .locator('main nav')
    .getByRole('link', { name: titleOf('stamps'), exact: true })
    .click();
  const heard = page.waitForRequest(/voice_stamp_rip/);
  await page
    .getByRole('button', { name: /^Послушать/ })
    .first()
    .click();
  await heard;
});
