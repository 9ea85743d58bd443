import { expect } from 'vitest';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';
import { axeInBothLooks, sidewaysPixels } from './page-checks.ts';

const CATALOGUE = '/tool/storyviewer';

test('a fan finds a story by its words, reads it, goes on to the next chapter and comes back to the list', async ({
  open,
}) => {
  const page = await open(CATALOGUE);
  const pathname = () => new URL(page.url()).pathname;
  await page
    .getByRole('region', { name: 'Kinds of stories' })
    .getByRole('link', { name: 'Main story' })
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('browse')).toBe('main');
  await page.getByRole('searchbox').fill('chapter 3');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('chapter 3');
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Chapter 3(?!\d)/ })
    .first()
    .getByRole('link');
  await found.waitFor();
  await found.click();
  await expect.poll(pathname).toMatch(/^\/tool\/storyviewer\/main\/en\/\d+/);
  // The name of the story follows the number once it is known.
  const [first = ''] = /^\/tool\/storyviewer\/main\/en\/\d+/.exec(pathname()) ?? [];
  const isFirst = () => pathname() === first || pathname().startsWith(`${first}/`);
  const ends = page.getByRole('navigation', { name: 'Other chapters' });
  await ends.getByRole('button', { name: 'Mark as read' }).click();
  await ends.getByRole('button', { name: 'Mark as unread' }).waitFor();
  await ends.getByRole('link', { name: /^Next/ }).click();
  await expect.poll(isFirst).toBe(false);
  await page.goBack();
  await expect.poll(isFirst).toBe(true);
  await page.goBack();
  await expect.poll(pathname).toBe(CATALOGUE);
  // What was read is known in the list, which can be cut down to it.
  await page.getByRole('main').getByRole('listitem').getByText('Read', { exact: true }).first().waitFor();
  await page.getByRole('radio', { name: 'Read', exact: true }).check();
  await expect.poll(() => new URL(page.url()).searchParams.get('read')).toBe('read');
  await page.getByText('1 of 1 shown').waitFor();
});

test('a fan on a phone chooses an event by its banner, then a chapter, and comes back to both', async ({
  open,
}) => {
  const page = await open(CATALOGUE, { viewport: PHONE });
  const browsed = () => [...new URL(page.url()).searchParams].map((pair) => pair.join('='));
  await page
    .getByRole('region', { name: 'Kinds of stories' })
    .getByRole('link', { name: 'Event story' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Event stories by event' }).waitFor();
  const groups = page.getByRole('main').getByRole('listitem').filter({ hasText: '7 stories' });
  await groups.first().getByRole('img').or(groups.first().locator('img')).first().waitFor();
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await axeInBothLooks(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText(/^120 of \d+ shown$/).waitFor();
  await groups.nth(70).getByRole('link').click();
  await expect.poll(browsed).toEqual(['browse=event', expect.stringMatching(/^of=\d+$/)]);
  await page.getByText('7 of 7 shown').waitFor();
  expect(await axeInBothLooks(page)).toEqual([]);
  await page.getByRole('main').getByRole('listitem').nth(2).getByRole('link').click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/event\/en\/\d+\/3/);
  await page.getByRole('list', { name: 'Lines of the story' }).getByRole('listitem').first().waitFor();
  await page.goBack();
  await page.getByText('7 of 7 shown').waitFor();
  await page.goBack();
  await expect.poll(browsed).toEqual(['browse=event', 'more=1']);
  await page.getByText(/^120 of \d+ shown$/).waitFor();
});

test('a fan finds a card by the title of one of its stories', async ({ open }) => {
  const page = await open(`${CATALOGUE}?browse=card`);
  const rows = await page.evaluate(
    async () =>
      (await (await fetch('/api/cards/all.episodes.json')).json()) as Record<string, { titles: string[][] }>,
  );
  // Plots come again, and the newest cards come first.
  const [id = '', row] = Object.entries(rows).findLast(([, { titles }]) => titles[0]?.[1]) ?? [];
  const title = row?.titles[0]?.[1] ?? '';
  await page.getByRole('searchbox', { name: /^Search titles/ }).fill(`"${title}"`);
  await page.locator(`main a[href*="of=${id}"]`).click();
  await page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first().waitFor();
});
