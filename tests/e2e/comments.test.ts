import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
import { ARTICLE, type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

let mika: Member;
let ran: Member;
/** Enough for three pages of the list. */
let old: number[];

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  ran = await signUp(url, 'Ran-fan');
});

const comments = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: /ago|now/ }) });
const comment = (page: Page, text: string | RegExp) => comments(page).filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

describe('a thread', () => {
  test('is empty at first, and shows a visitor how to write', async ({ open }) => {
    const page = await open('/home/news/58');
    await page.getByText('No comments yet').waitFor();
    await page.getByText('Log in to comment').waitFor();
    await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('leaves a card open that was opened while an own comment was on its way', async ({ open }) => {
    await ran.comment([words('Written before')]);
    const page = await openAs(open, mika, ARTICLE);
    await comment(page, 'Written before').waitFor();
    let arrive = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = page.waitForRequest('**/api/post/list');
    await page.route('**/api/post/list', async (route) => {
      await gate;
      await route.continue();
    });
    await field(page).fill('On its way');
    await press(page, 'Send');
    await asked;
    await comment(page, 'Written before').getByRole('button', { name: '@Ran-fan' }).click();
    const card = page.getByRole('dialog', { name: 'Ran-fan' });
    await card.getByRole('button', { name: 'Follow' }).waitFor();
    arrive();
    await comment(page, 'On its way').waitFor();
    await expect.poll(() => page.url()).toMatch(/#comment-\d+$/);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => card.isVisible()).toBe(true);
    // Who is done with it goes on where they were.
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
  });

  test('takes a comment with a name, an emoji and a song, and shows it as it will be before', async ({
    open,
  }) => {
    await ran.comment([words('Hello everybody')]);
    const page = await openAs(open, mika, ARTICLE);
    await field(page).fill('Look ');
    await field(page).press('End');
    await field(page).pressSequentially('@ra');
    await page.getByRole('option', { name: /Ran-fan/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).inputValue()).toBe('Look @Ran-fan ');
    await press(page, 'Emoji');
    await press(page, '🎸');
    await expect.poll(() => field(page).inputValue()).toBe('Look @Ran-fan 🎸');
    await press(page, 'Link a song, event or card');
    const dialog = page.getByRole('dialog', { name: 'Link to something' });
    await dialog.getByRole('searchbox').fill('#12');
    const found = dialog.getByRole('option').filter({ hasText: /#12$/ });
    const song = (await found.innerText()).split('\n')[0] ?? '';
    await dialog.getByRole('searchbox').press('Enter');
    await expect.poll(() => field(page).inputValue()).toMatch(/🎸 http\S+\/info\/songs\/12 $/);
    await choose(page, 'Preview');
    await page.getByRole('form').getByText(`Look @Ran-fan 🎸 ${song}`).waitFor();
    await press(page, 'Send');
    await comment(page, `Look @Ran-fan 🎸 ${song}`).waitFor();
    await expect.poll(() => page.url()).toMatch(/#comment-\d+$/);
    // The next comment is written, not previewed.
    await expect.poll(() => field(page).inputValue()).toBe('');
    await page.reload();
    await comment(page, `Look @Ran-fan 🎸 ${song}`).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  test('takes emoji of the site, found by name, which stay emoji when the comment is edited', async ({
    open,
  }) => {
    const page = await openAs(open, mika, ARTICLE);
    await field(page).fill('So happy');
    await field(page).press('End');
    await press(page, 'Emoji');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('kasumi');
    await page
      .getByRole('button', { name: /Kasumi/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).inputValue()).toMatch(/^So happy :\d+: $/);
    await choose(page, 'Preview');
    await page
      .getByRole('form')
      .getByRole('img', { name: /^:\d+:$/ })
      .waitFor();
    await press(page, 'Send');
    const sent = comments(page).filter({
      hasText: 'So happy',
      has: page.getByRole('img', { name: /^:\d+:$/ }),
    });
    await sent.waitFor();
    await sent.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const editing = page.getByRole('textbox', { name: 'Edit your comment' });
    await expect.poll(() => editing.inputValue()).toMatch(/^So happy :\d+:$/);
    await editing.press('End');
    await editing.pressSequentially(' again');
    await page.keyboard.press('Control+Enter');
    await sent.filter({ hasText: 'again' }).waitFor();
  });

  test('lets others answer, like and follow', async ({ open }) => {
    await mika.comment([words('Which band is your favourite?')]);
    const page = await openAs(open, ran, ARTICLE);
    // The answer quotes it and stands above.
    const asked = comment(page, 'Which band is').last();
    await asked.getByRole('button', { name: 'Reply' }).click();
    const answer = page.getByRole('textbox', { name: 'Reply to mika_7' });
    await expect.poll(() => answer.evaluate((node) => node === document.activeElement)).toBe(true);
    await answer.fill('The one with the drums');
    await page.keyboard.press('Control+Enter');
    const reply = comment(page, 'The one with the drums');
    await reply.getByRole('link', { name: /In reply to mika_7 Which band is/ }).waitFor();
    await asked.getByRole('button', { name: /^Like \(0/ }).click();
    await asked.getByRole('button', { name: 'Like (1 like)', pressed: true }).waitFor();
    await asked.getByRole('button', { name: /@mika_7/ }).click();
    await press(page, 'Follow');
    await page.getByRole('button', { name: 'Unfollow' }).waitFor();
    await page.getByText('1 follower', { exact: true }).waitFor();
    const answered = await fetch(`${currentSite().url}/api/user/me`, {
      headers: { cookie: `${mika.cookie.name}=${mika.cookie.value}` },
    });
    expect(((await answered.json()) as { messageCount: number }).messageCount).toBeGreaterThanOrEqual(3);
  });

  test('shows a picture that its writer added', async ({ open }) => {
    const background = '#d11f69';
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer();
    const page = await openAs(open, mika, ARTICLE);
    await field(page).fill('My stage');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'stage.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
    await press(page, 'Send');
    const shown = comment(page, 'My stage').getByRole('img', { name: 'Picture 1' });
    await shown.scrollIntoViewIfNeeded();
    const width = () =>
      shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await expect.poll(width).toBe(64);
  });

  test('takes a like back that the server refuses', async ({ open }) => {
    await mika.comment([words('Hard to like')]);
    const page = await openAs(open, ran, ARTICLE, { expected: /Failed to load resource/ });
    await page.route('**/api/post/like', (route) => route.abort());
    const row = comment(page, 'Hard to like').first();
    await row.getByRole('button', { name: 'Like (0 likes)' }).click();
    await row.getByText('The like did not arrive.').waitFor();
    await row.getByRole('button', { name: 'Like (0 likes)', pressed: false }).waitFor();
  });
});

describe('a comment', () => {
  const more = (page: Page, text: string) =>
    comment(page, text).first().getByRole('button', { name: 'More' });
  const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

  test('is edited by its author, and no newer text is lost', async ({ open }) => {
    const id = await mika.comment([words('First wording')]);
    const page = await openAs(open, mika, ARTICLE, { expected: /Failed to load resource/ });
    await more(page, 'First wording').click();
    await choose(page, 'Edit');
    const editing = page.getByRole('textbox', { name: 'Edit your comment' });
    await expect.poll(() => editing.inputValue()).toBe('First wording');
    await mika.call('post/edit', { id, content: [words('Wording from the phone')], revision: 0 });
    await editing.fill('Second wording');
    await press(page, 'Save');
    await page.getByRole('alert').filter({ hasText: 'Wording from the phone' }).waitFor();
    await expect.poll(() => editing.inputValue()).toBe('Second wording');
    await press(page, 'Save mine anyway');
    const row = page.locator(`#comment-${id}`);
    await row.getByText('edited').waitFor();
    await row.getByText('Second wording').waitFor();
    await page.reload();
    await row.getByText('Second wording').waitFor();
  });

  test('is deleted after a question, and leaves its place where it was answered', async ({ open }) => {
    const id = await mika.comment([words('To be deleted')]);
    await ran.comment([words('An answer to it')], id);
    const page = await openAs(open, mika, ARTICLE);
    await more(page, 'To be deleted').waitFor();
    // The answer quotes it and stands above.
    const row = page.locator(`#comment-${id}`);
    await row.getByRole('button', { name: 'More' }).click();
    await choose(page, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this comment?' });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText('(deleted)').waitFor();
    await expect.poll(() => row.getByText('To be deleted').count()).toBe(0);
  });

  test('comes back where its writer thinks better of it, also from another page', async ({ open }) => {
    const id = await mika.comment([words('Too hasty')]);
    const page = await openAs(open, mika, ARTICLE);
    const row = page.locator(`#comment-${id}`);
    await row.getByRole('button', { name: 'More' }).click();
    await choose(page, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this comment?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const note = page.getByRole('status').filter({ hasText: 'Your comment is deleted.' });
    await note.waitFor();
    await expect.poll(() => row.count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Setori' }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await note.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Too hasty').waitFor();
    await expect.poll(() => note.count()).toBe(0);
    expect(new URL(page.url()).hash).toBe(`#comment-${id}`);
  });

  test('says when it cannot come back any more', async ({ open }) => {
    const id = await mika.comment([words('Gone for good')]);
    const page = await openAs(open, mika, ARTICLE, { expected: /Failed to load resource/ });
    await page.locator(`#comment-${id}`).getByRole('button', { name: 'More' }).click();
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const note = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });
    await note.getByRole('button', { name: 'Undo' }).waitFor();
    await mika.call('post/undelete', { id });
    await note.getByRole('button', { name: 'Undo' }).click();
    await note.getByText('Could not restore it.').waitFor();
  });

  test('is reported with a reason', async ({ open }) => {
    const id = await mika.comment([words('Buy my things')]);
    const page = await openAs(open, ran, ARTICLE, { scheme: 'dark' });
    const row = page.locator(`#comment-${id}`);
    await row.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
    await choose(page, 'Report');
    const dialog = page.getByRole('dialog', { name: 'Report this comment' });
    await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Send report');
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText('Reported. Thank you.').waitFor();
  });
});

describe('a draft', () => {
  test('stays when the page goes and when the server cannot be reached', async ({ open }) => {
    const page = await openAs(open, mika, '/home/news/57', { expected: /Failed to load resource/ });
    await field(page).fill('Not yet sent');
    await field(page).blur();
    await page.getByRole('link', { name: 'All news' }).click();
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await page.goto('/home/news/57');
    await expect.poll(() => field(page).inputValue()).toBe('Not yet sent');
    await page.route('**/api/post', (route) => route.abort());
    await press(page, 'Send');
    await page.getByRole('alert').filter({ hasText: 'It was not sent' }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('Not yet sent');
    await page.unroute('**/api/post');
    await press(page, 'Send');
    await comment(page, 'Not yet sent').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  test('waits when the server asks for patience', async ({ open }) => {
    const page = await openAs(open, mika, '/home/news/56', { expected: /Failed to load resource/ });
    await page.route('**/api/post', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/json',
        body: JSON.stringify({ result: false, code: 'RATE_LIMITED', retryAfter: 2, requestId: 'x' }),
      }),
    );
    await field(page).fill('Too fast');
    await press(page, 'Send');
    await page.getByText('You can send it in 2 seconds').waitFor();
    await page.getByText('You can send it in 2 seconds').waitFor({ state: 'hidden' });
    await expect.poll(() => field(page).inputValue()).toBe('Too fast');
  });
});

describe('far down a page', () => {
  test('is asked for when someone comes near, and by an address that names it', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/info/songs/187');
    await page.locator('#ranks').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/post/list');
    await page.locator('#comments').scrollIntoViewIfNeeded();
    await page.getByText('No comments yet').waitFor();
    await page.goto('/info/cards/1750#comments');
    await page.getByText('No comments yet').waitFor();
  });
});

describe('a link to one comment', () => {
  beforeAll(async () => {
    old = [];
    for (let i = 0; i < 4; i++) old.push(await ran.comment([words(`Old comment ${i}`)]));
  });

  test('leads to it and marks it, in either order', async ({ open }) => {
    for (const order of ['', '?comments=oldest']) {
      const page = await open(`${ARTICLE}${order}#comment-${old[0]}`);
      const target = page.locator(`#comment-${old[0]}`);
      await target.getByText('Old comment 0').waitFor();
      await expect.poll(() => target.evaluate((node) => node === document.activeElement)).toBe(true);
      await expect
        .poll(() => target.evaluate((node) => node.getBoundingClientRect().top < window.innerHeight))
        .toBe(true);
    }
  });

  test('says when it is gone', async ({ open }) => {
    const page = await open(`${ARTICLE}#comment-12345`, { expected: /Failed to load resource/ });
    await page.getByText('The comment this link leads to no longer exists.').waitFor();
  });
});

describe('for everybody', () => {
  const LOOKS = [
    { scheme: 'light', viewport: DESKTOP, name: 'light on a desktop' },
    { scheme: 'dark', viewport: PHONE, name: 'dark on a phone' },
  ] as const;

  test.for(LOOKS)('axe finds nothing, $name', async (look, { open }) => {
    await mika.comment([words('A song '), { type: 'link', target: 'song-single', data: '12' }]);
    const page = await openAs(open, ran, ARTICLE, look);
    await comments(page).first().waitFor();
    await field(page).pressSequentially('@mi');
    await page.getByRole('option').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Emoji');
    await page.getByRole('button', { name: '🎸' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Link a song, event or card');
    await page.getByRole('option').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await comments(page).first().getByRole('button', { name: /@/ }).click();
    await page.getByText(/follows \d/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('nothing scrolls sideways at 360 px', async ({ open }) => {
    await mika.comment([words(`${'long'.repeat(60)} `)]);
    const page = await openAs(open, ran, ARTICLE, { viewport: NARROW, locale: 'ru' });
    await page.getByText('longlong').first().waitFor();
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });
});
