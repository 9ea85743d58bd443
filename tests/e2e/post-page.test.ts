import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
import { type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

let mika: Member;
let ran: Member;
let id: number;

const CONTENT = [
  words('I play this event with '),
  { type: 'link', target: 'card-single', data: '1200' },
  words(' and thank '),
  { type: 'mention', data: 'Ran-fan' },
  { type: 'heading', data: 'The team', margin: 'top' },
  { type: 'list', target: 'card-info', display: 0, objects: [1200, 1201] },
  { type: 'list', target: 'song-info', display: 1, objects: [187] },
  { type: 'list', target: 'card-icon', display: 2, objects: [1202] },
];

async function publish(by: Member, title: string, more: object = {}): Promise<number> {
  const post = { categoryName: 'SELF_POST', categoryId: 'text', title, content: CONTENT, ...more };
  return Number((await by.call('post', post)).id);
}

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  ran = await signUp(url, 'Ran-fan');
  const tags = [
    { type: 'text', data: 'guide' },
    { type: 'event', data: '280' },
  ];
  id = await publish(mika, 'Three cards for the event', { tags });
});

/** Ids of the demo set begin at 1, others are times. */
const NO_POST = 999_999_999;
const at = (post: number) => `/community/posts/${post}`;
const article = (page: Page) => page.locator('#post');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const choose = async (page: Page, name: string) => {
  await article(page).getByRole('button', { name: 'What to do with this post' }).click();
  await page.getByRole('menuitem', { name }).click();
};

describe('a post', () => {
  test('shows things as the site does, its tags, its author and other posts of theirs', async ({ open }) => {
    await publish(mika, 'Another one');
    const page = await open(at(id));
    await page.getByRole('heading', { level: 1, name: 'Three cards for the event' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${at(id)}/Three-cards-for-the-event`);
    await expect.poll(() => article(page).locator('a[href="/info/cards/1200"]').count()).toBe(2);
    const row = article(page)
      .getByRole('listitem')
      .filter({ has: page.locator('a[href="/info/cards/1201"]') });
    await row.getByText(/^#1201 · /).waitFor();
    await expect.poll(() => article(page).locator('a[href="/info/songs/187"]').innerText()).not.toBe('');
    const tags = page.getByRole('list', { name: 'Tags' });
    await expect
      .poll(() => tags.getByRole('link', { name: 'guide' }).getAttribute('href'))
      .toBe('/community/posts?tag=text%3Aguide');
    const aside = page.getByRole('complementary');
    await aside.getByRole('link', { name: 'Another one' }).waitFor();
    await aside.getByText('0 followers').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('fits phones in the dark', async ({ open }) => {
    const page = await open(at(id), { viewport: PHONE, scheme: 'dark' });
    await page.getByRole('heading', { level: 1, name: 'Three cards' }).waitFor();
    await article(page)
      .getByText(/^#1201 · /)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('is liked, commented on, shared and reported by another member', async ({ open }) => {
    const page = await openAs(open, ran, at(id), { viewport: DESKTOP });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await article(page).getByRole('button', { name: 'Like (0 likes)' }).click();
    await article(page).getByRole('button', { name: 'Like (1 like)', pressed: true }).waitFor();
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Works for me');
    await press(page, 'Send');
    await page.getByRole('article', { name: 'Comment by Ran-fan' }).getByText('Works for me').waitFor();
    await expect.poll(() => page.url()).toMatch(/#comment-\d+$/);
    await article(page).getByRole('button', { name: 'Copy link' }).click();
    await article(page).getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(at(id));
    await article(page).getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this post' });
    await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await article(page).getByText('Reported. Thank you.').waitFor();
    // The one who wrote it finds both, and cannot report herself.
    const own = await openAs(open, mika, page.url().replace(/^https?:\/\/[^/]+/, ''));
    await own.getByRole('article', { name: 'Comment by Ran-fan' }).getByText('Works for me').waitFor();
    await article(own).getByRole('button', { name: 'Like (1 like)', pressed: false }).waitFor();
    await expect.poll(() => article(own).getByRole('button', { name: 'Report' }).count()).toBe(0);
  });

  test('takes a like back that the server refuses', async ({ open }) => {
    const other = await publish(mika, 'Hard to like');
    const page = await openAs(open, ran, at(other), { expected: /Failed to load resource/ });
    await page.route('**/api/post/like', (route) => route.abort());
    await article(page).getByRole('button', { name: 'Like (0 likes)' }).click();
    await article(page).getByText('The like did not arrive.').waitFor();
    await article(page).getByRole('button', { name: 'Like (0 likes)', pressed: false }).waitFor();
  });

  test('leads a visitor who wants to like it to where they log in', async ({ open }) => {
    const page = await open(at(id));
    await article(page)
      .getByRole('link', { name: /Log in to like/ })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/account');
  });
});

describe('its author', () => {
  test('looks at earlier versions and goes back to one', async ({ open }) => {
    const edited = await publish(mika, 'First title');
    await mika.call('post/edit', { id: edited, title: 'Second title', content: [words('Second text')] });
    const page = await openAs(open, mika, at(edited));
    await article(page).getByText('Second text').waitFor();
    await article(page).getByRole('button', { name: 'What to do with this post' }).click();
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'Edit' }).getAttribute('href'))
      .toBe(`/community/posts/edit/${edited}`);
    await page.keyboard.press('Escape');
    await choose(page, 'Earlier versions');
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
    await dialog.getByText('First title').click();
    await dialog.getByText('I play this event with').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('heading', { level: 1, name: 'First title' }).waitFor();
    await article(page).getByText('I play this event with').waitFor();
  });

  test('deletes it after a question, and brings it back', async ({ open }) => {
    const hasty = await publish(mika, 'Too hasty');
    const page = await openAs(open, mika, at(hasty), { expected: /Failed to load resource/ });
    await choose(page, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this post?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'The post is deleted' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Undo');
    await page.getByRole('heading', { level: 1, name: 'Too hasty' }).waitFor();
  });
});

describe('a post that does not show', () => {
  test('is either gone, or rated and shown on request', async ({ open }) => {
    const gone = await publish(mika, 'Gone');
    await mika.call('post/delete', { id: gone });
    const none = await open(at(gone), { expected: /Failed to load resource/ });
    await none.getByRole('heading', { level: 1, name: 'This post was deleted' }).waitFor();
    await none.goto(at(NO_POST));
    await none.getByRole('heading', { level: 1, name: 'No such post' }).waitFor();
    await none.getByRole('link', { name: 'All posts' }).waitFor();
    const mature = await publish(mika, 'Dark tale', { rating: 2, warningViolence: true });
    const page = await open(at(mature));
    await page.getByRole('heading', { level: 1, name: 'Rated Mature' }).waitFor();
    await page.getByText('Contains: violence').waitFor();
    await expect.poll(() => page.getByText('Dark tale').count()).toBe(0);
    await press(page, 'Show the post');
    await page.getByRole('heading', { level: 1, name: 'Dark tale' }).waitFor();
  });

  test('is shown at once, in lists and on its page, to those who always want to see what is rated', async ({
    open,
  }) => {
    const mature = await publish(mika, 'Darker tale', { rating: 3 });
    const page = await open('/community/posts');
    const row = page.getByRole('article').filter({ hasText: 'Darker tale' });
    await row.getByText('not suitable for everybody').waitFor();
    await page.goto(at(mature));
    await page.getByRole('link', { name: 'Always show such posts …' }).click();
    await page
      .getByRole('group', { name: 'Mature posts' })
      .getByRole('radio', { name: 'Always show' })
      .check();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Darker tale' }).waitFor();
    await page.goto('/community/posts');
    await row.waitFor();
    await expect.poll(() => row.getByText('not suitable for everybody').count()).toBe(0);
  });

  test('can be asked for again where the connection broke', async ({ open }) => {
    const page = await open('/community/posts', { expected: /Failed to load resource/ });
    await page.route('**/api/post/details*', (route) => route.abort());
    await page.goto(at(id));
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/post/details*');
    // The shell says so, too, a while later.
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Three cards for the event' }).waitFor();
  });
});

test('a feed is XML that a browser reads', async ({ open }) => {
  await publish(mika, 'Signs <b> & "quotes" ]]> \u202e', {
    content: [words('<script>alert(1)</script> &amp;')],
  });
  const page = await open(at(id));
  const read = await page.evaluate(async () => {
    const text = await (await fetch('/feed/posts.atom')).text();
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return {
      errors: feed.querySelectorAll('parsererror').length,
      titles: [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent),
      summaries: [...feed.querySelectorAll('entry > summary')].map(({ textContent }) => textContent),
    };
  });
  expect(read.errors).toBe(0);
  expect(read.titles[0]).toMatch(/^Signs <b> & "quotes" \]\]>/);
  expect(read.summaries[0]).toBe('<script>alert(1)</script> &amp;');
});
