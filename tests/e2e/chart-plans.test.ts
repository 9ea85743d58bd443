import type { Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { type Member, openAs, signUp } from './members.ts';

withOwnSite();
const NEW = '/community/charts/new';
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };
/** That a save is refused is what the story is about. */
const CONFLICT = { expected: /409 \(Conflict\)|404 \(Not Found\)|GPU stall due to ReadPixels/ };

let author: Member;
let friend: Member;
beforeAll(async () => {
  const { url } = currentSite();
  author = await signUp(url, 'rinko_later');
  friend = await signUp(url, 'ako_later');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const kept = (page: Page) => page.getByText('Draft kept on this device').waitFor();
const chart = (name: string) => ({
  categoryName: 'SELF_POST',
  categoryId: 'chart',
  title: name,
  song: { type: 'bandori', id: 1 },
  diff: 3,
  level: 25,
  content: [],
  chart: [
    { type: 'BPM', beat: 0, bpm: 150 },
    { type: 'Single', beat: 1, lane: 1 },
  ],
});
const inList = async (name: string): Promise<boolean> => {
  const { posts } = await author.call('post/list', { categoryName: 'SELF_POST', categoryId: 'chart' });
  return (posts as { title: string }[]).some((post) => post.title === name);
};

test('a chart is planned in the editor, shared, edited by two at once, and published at once', async ({
  open,
}) => {
  const page = await openAs(open, author, `${NEW}?song=1&difficulty=expert`, CONFLICT);
  await page.getByRole('textbox', { name: 'Level' }).fill('27');
  await page.getByRole('textbox', { name: 'Level' }).press('Enter');
  await title(page).fill('A year from now');
  await button(page, 'At a set time …').click();
  const dialog = page.getByRole('dialog', { name: 'Publish at a set time' });
  await dialog.getByText(/^In the time zone of this device: \S/).waitFor();
  await dialog.getByLabel('Date and time').fill('2001-01-01T10:00');
  await dialog.getByText('Choose a time to come, within a year.').waitFor();
  await dialog.getByLabel('Date and time').fill(new Date(Date.now() + 9e8).toISOString().slice(0, 16));
  await dialog.getByRole('button', { name: 'Plan' }).click();
  await page.getByText(/^Comes out /).waitFor();
  await kept(page);
  expect(await inList('A year from now')).toBe(false);

  const list = await openAs(open, author, NEW, CONFLICT);
  const planned = list.getByRole('listitem').filter({ hasText: 'A year from now' }).first();
  await planned.getByText(/^Comes out /).waitFor();
  await planned.getByLabel('Invite a member').fill('ako_later');
  await planned.getByRole('button', { name: 'Invite' }).click();
  await planned.getByText('@ako_later · invited').waitFor();

  const other = await openAs(open, friend, '/profile/account?t=notification', CONFLICT);
  await other.getByRole('link', { name: '@rinko_later invites you to work on a chart' }).click();
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('link', { name: 'A year from now' }).click();
  await title(other).fill('Sooner than that');
  await other.getByText(/^Comes out /).waitFor();
  await button(other, 'Publish now').waitFor({ state: 'detached' });
  await button(other, 'Save').click();
  await expect
    .poll(async () => (await button(other, 'Save').getAttribute('aria-disabled')) === 'true')
    .toBe(true);

  await title(page).fill('Mine');
  await button(page, 'Save').click();
  const newer = page.getByRole('region', { name: 'Newer version' });
  await newer.getByText('Sooner than that').waitFor();
  await newer.getByRole('button', { name: 'Go on with the newer version' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sooner than that' }).waitFor();
  await button(page, 'Publish now').click();
  await page.waitForURL(/\/community\/charts\/\d+/);
  await page.getByRole('heading', { level: 1, name: 'Sooner than that' }).waitFor();
  expect(await inList('Sooner than that')).toBe(true);

  // Who still has the plan open goes on with the chart that it became.
  await title(other).fill('After all');
  await button(other, 'Save').click();
  await other.waitForURL(/\/community\/charts\/\d+/);
  await other.getByRole('heading', { level: 1, name: 'After all' }).waitFor();
});

test('a chart comes out at its time while it is open, and a plan is taken back', async ({ open }) => {
  const plan = async (name: string, inMs: number): Promise<number> =>
    Number((await author.call('post/plan', { time: Date.now() + inMs, post: chart(name) })).id);
  const [soon, later] = [await plan('In a moment', 12_000), await plan('Never', 9e8)];
  const list = await open('/community/charts', SLOW_DRAWING);
  await list.getByRole('article').first().waitFor();
  await expect.poll(() => list.getByRole('link', { name: 'In a moment' }).count()).toBe(0);
  const page = await openAs(open, author, `${NEW}?plan=${soon}`, SLOW_DRAWING);
  await page.getByRole('heading', { level: 1, name: 'In a moment' }).waitFor();
  await page.getByText('It is out.').waitFor();
  await page.getByRole('link', { name: 'Go to it' }).click();
  await page.getByRole('heading', { level: 1, name: 'In a moment' }).waitFor();
  await list.reload();
  await list.getByRole('link', { name: 'In a moment' }).waitFor();

  await page.goto(`${currentSite().url}${NEW}?plan=${later}`);
  await button(page, 'Cancel the plan').click();
  await button(page, 'Publish').waitFor();
  await kept(page);
  await page.goto(`${currentSite().url}${NEW}`);
  await page.getByRole('link', { name: 'Never' }).waitFor();
  expect(await inList('Never')).toBe(false);
});
