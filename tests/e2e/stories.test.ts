import { expect } from 'vitest';
import { test } from './harness.ts';

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
  await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBe('main');
  await page.getByRole('searchbox').fill('chapter 3');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('chapter 3');
  const found = page
    .getByRole('main')
    .getByRole('link', { name: /Chapter 3/ })
    .first();
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
  // What was read is known in the list.
  await page.getByText('Read', { exact: true }).first().waitFor();
});
