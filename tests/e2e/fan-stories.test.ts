import { expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { PHONE } from './launch.ts';
import { openAs, signUp } from './members.ts';
import { axeInBothLooks, sidewaysPixels } from './page-checks.ts';

withOwnSite();

const LIST = '/community/stories';

test('a member finds a story, passes its gate, reads, likes and reports it', async ({ open }) => {
  const member = await signUp(currentSite().url, 'himari_reads');
  const page = await openAs(open, member, LIST);
  const list = page.getByRole('main');
  await list.getByText(/^\d+ stories$/).waitFor();
  await list.getByRole('button', { name: 'violence', exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?warned=violence');
  const { posts } = (await member.call('post/list', {
    categoryName: 'SELF_POST',
    categoryId: 'story',
    order: 'TIME_DESC',
    ratingTo: 1,
    withoutWarnings: ['death', 'nonCon', 'underage'],
    limit: 20,
    offset: 0,
  })) as { readonly posts: readonly { readonly id: number; readonly warningViolence?: boolean }[] };
  const warned = posts.find(({ warningViolence }) => warningViolence)?.id;
  await list.getByRole('heading').locator(`a[href*="/stories/${warned}"]`).click();

  const lines = page.getByRole('list', { name: 'Lines of the story' });
  const work = page.locator('#story');
  await work.getByText('Contains violence. Show the story?').waitFor();
  await expect.poll(() => lines.count()).toBe(0);
  expect(await axeInBothLooks(page)).toEqual([]);
  await work.getByRole('button', { name: 'Show story' }).click();
  await lines.getByRole('listitem').first().waitFor();
  await expect.poll(() => lines.getByRole('listitem').count()).toBeGreaterThan(3);

  const post = page.locator('#post');
  await post.getByRole('button', { name: /^Like \(/, pressed: false }).click();
  await post.getByRole('button', { name: /^Like \(/, pressed: true }).waitFor();
  await post.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('radio', { name: 'Somebody else’s work' }).check();
  await dialog.getByRole('textbox').fill('Their words are from a book');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await post.getByText('Reported. Thank you.').waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?warned=violence');
});

test('a guest on a phone follows a series from chapter to chapter', async ({ open }) => {
  const page = await open(`${LIST}?type=series`, { viewport: PHONE });
  const list = page.getByRole('main');
  await list
    .getByRole('article')
    .filter({ hasText: 'Five Minutes on Air' })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.getByRole('heading', { level: 1, name: 'Five Minutes on Air' }).waitFor();
  expect(await sidewaysPixels(page)).toBe(0);
  await page.getByRole('link', { name: /^Next: 1 · / }).click();
  await page.getByRole('heading', { level: 1, name: /^1 · / }).waitFor();
  await page.getByText('Belongs to').getByRole('link', { name: 'Five Minutes on Air' }).waitFor();
  await page.getByRole('link', { name: 'Previous: Five Minutes on Air' }).waitFor();
});

test('an address of posts leads a visitor to the page of a story', async ({ open }) => {
  const page = await open('/community/posts/3');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/community\/stories\/3/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a visitor finds stories on the overview, and those of a member on their page', async ({ open }) => {
  const page = await open('/community/home', { viewport: PHONE });
  const stories = page.locator('#stories');
  await expect.poll(() => stories.getByRole('listitem').count()).toBe(6);
  await stories.getByRole('radio', { name: 'Most liked' }).check();
  const writer = stories.getByRole('listitem').first().getByRole('link').last();
  await expect.poll(() => writer.getAttribute('href')).toMatch(/^\/community\/user\//);
  await writer.click();
  const lists = page.getByRole('navigation', { name: 'What to show' });
  const tab = lists.getByRole('link', { name: /^Stories/ });
  const count = Number.parseInt((await tab.innerText()).replace(/\D/g, ''), 10);
  await tab.click();
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=stories');
  await expect
    .poll(() => page.getByRole('list', { name: 'Stories' }).getByRole('article').count())
    .toBe(count);
  expect(await axeInBothLooks(page)).toEqual([]);
});
