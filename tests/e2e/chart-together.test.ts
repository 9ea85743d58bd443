import { beforeAll, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { type Member, openAs, signUp } from './members.ts';

withOwnSite();
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };

let author: Member;
let friend: Member;
beforeAll(async () => {
  const { url } = currentSite();
  author = await signUp(url, 'rinko_keys');
  friend = await signUp(url, 'ako_drums');
});

/** Three seconds long. */
const publish = async (title: string, song: object = { type: 'custom' }): Promise<number> => {
  const { id } = await author.call('post', {
    categoryName: 'SELF_POST',
    categoryId: 'chart',
    title,
    song,
    diff: 3,
    level: 25,
    chart: [
      { type: 'BPM', beat: 0, bpm: 120 },
      { type: 'Single', beat: 1, lane: 1 },
      { type: 'Single', beat: 6, lane: 5 },
    ],
    content: [],
  });
  return Number(id);
};

test('a member comments on a time of a chart, and a guest goes there from the comment', async ({ open }) => {
  const id = await publish('Stairs');
  const page = await openAs(open, friend, `/community/charts/${id}?t=1.5`, SLOW_DRAWING);
  await page.getByRole('timer').getByText('0:01.50').waitFor();
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('The turn wants the left thumb.');
  await page.getByRole('button', { name: 'Tie to the time of the preview' }).click();
  await page.getByRole('button', { name: 'About 0:01: remove the time' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Go to 0:01 in the chart' }).waitFor();
  await friend.call('post', {
    categoryName: 'POST_COMMENT',
    categoryId: String(id),
    content: [{ type: 'text', data: 'Nice.' }],
  });

  const guest = await open(`/community/charts/${id}`, SLOW_DRAWING);
  await guest.getByRole('timer').getByText('0:00.00').waitFor();
  await guest
    .getByRole('list', { name: 'Comments by time' })
    .getByRole('button', { name: '0:01: ako_drums' })
    .click();
  await guest.getByRole('timer').getByText('0:01.50').waitFor();
  await guest.getByRole('button', { name: 'From the start' }).click();
  await guest.locator('#comments').scrollIntoViewIfNeeded();
  await guest.getByText('Nice.').waitFor();
  await choose(guest.locator('#comments'), 'By time');
  await guest.getByText('Nice.').waitFor({ state: 'detached' });
  expect(new URL(guest.url()).searchParams.get('comments')).toBe('time');
  await guest.getByRole('button', { name: 'Go to 0:01 in the chart' }).click();
  await guest.getByRole('timer').getByText('0:01.50').waitFor();
});

test('the title of a chart keeps its room beside the buttons on a tablet', async ({ open }) => {
  const id = await publish('A title of some words', { type: 'bandori', id: 1 });
  const page = await openAs(open, author, `/community/charts/${id}`, {
    ...SLOW_DRAWING,
    viewport: { width: 1024, height: 768 },
  });
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(200);
});

test('members say how hard a chart is, and change their minds', async ({ open }) => {
  const id = await publish('Tower');
  const page = await openAs(open, friend, `/community/charts/${id}`, SLOW_DRAWING);
  await page.getByText('No one has voted yet.').waitFor();
  const form = page.getByRole('form', { name: 'Your vote' });
  await form.getByRole('textbox', { name: 'Your level' }).fill('27');
  await choose(form, 'Harder than stated');
  await form.getByRole('button', { name: 'Vote' }).click();
  await form.getByText('You voted 27 · Harder than stated').waitFor();
  const guest = await open(`/community/charts/${id}`, SLOW_DRAWING);
  await guest.getByRole('list', { name: 'Votes by level' }).getByText('1 vote').waitFor();
  await guest.getByRole('link', { name: 'Log in to vote' }).waitFor();
  await form.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('No one has voted yet.').waitFor();
});

test('an author invites a member, who accepts, and leaves again', async ({ open }) => {
  const id = await publish('Two hands');
  const refused = { expected: /GPU stall due to ReadPixels|404/ };
  const page = await openAs(open, author, `/community/charts/${id}`, refused);
  const company = page.getByRole('region', { name: 'Co-authors' });
  await company.getByLabel('Invite a member').fill('ako_nobody');
  await company.getByRole('button', { name: 'Invite' }).click();
  await company.getByText('There is no member with this name.').waitFor();
  await company.getByLabel('Invite a member').fill('@ako_drums');
  await company.getByRole('button', { name: 'Invite' }).click();
  await company.getByText('@ako_drums · invited').waitFor();

  const other = await openAs(open, friend, '/profile/account?t=notification', SLOW_DRAWING);
  await other.getByRole('link', { name: '@rinko_keys invites you to work on a chart' }).click();
  const invitation = other.getByRole('region', { name: 'Invitation' });
  await invitation.getByRole('button', { name: 'Accept' }).click();
  const own = other.getByRole('region', { name: 'Co-authors' });
  await own.getByRole('button', { name: 'Leave' }).waitFor();
  await friend.call('post/edit', { id, level: 26, revision: 0 });

  const list = await open('/community/charts', SLOW_DRAWING);
  await list.getByRole('article').filter({ hasText: 'Two hands' }).getByText('with ako_drums').waitFor();
  const mine = await open('/community/charts?username=ako_drums', SLOW_DRAWING);
  await mine.getByText('1 chart', { exact: true }).waitFor();
  await mine.getByRole('link', { name: 'Two hands' }).waitFor();
  await own.getByRole('button', { name: 'Leave' }).click();
  await own.waitFor({ state: 'detached' });
  await mine.reload();
  await mine.getByText('0 charts', { exact: true }).waitFor();
});

test('a guest finds what they have not tried, and their own result on the rest', async ({ open }) => {
  await publish('Short one');
  const page = await open('/community/charts', SLOW_DRAWING);
  const main = page.getByRole('main');
  const count = main.getByText(/^[\d,]+ charts$/);
  const before = Number.parseInt((await count.innerText()).replace(',', ''), 10);
  await page.getByRole('link', { name: 'Short one' }).click();
  const stage = page.locator('#stage');
  await choose(stage, 'Play it');
  await stage.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await page.goBack();
  await main
    .getByRole('article')
    .filter({ hasText: 'Short one' })
    .getByText(/^Your best: /)
    .waitFor();
  await page.getByRole('switch', { name: 'Not tried' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('tried')).toBe('no');
  await expect
    .poll(async () => Number.parseInt((await count.innerText()).replace(',', ''), 10))
    .toBe(before - 1);
  await page.getByRole('link', { name: 'Short one' }).waitFor({ state: 'detached' });
});
