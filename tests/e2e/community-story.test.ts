import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect } from 'vitest';
import type { AccountExport } from '#model/contract/account/own';
import { onEachEngine } from '../server/store/engines.ts';
import { siteOn } from './account-page.ts';
import { choose } from './choose.ts';
import { type Open, test } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';
import { appoint, type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import type { Site } from './site.ts';
import { addCards, drawnPicture, NEW_POST, paste, publish, text, title } from './write-page.ts';

const TITLE = 'Quartz stage';
const UPLOADED = /^\/api\/upload\/file\/[0-9a-f]{40}$/;
/** What a reader sees of a member whom they muted. */
const MUTED = { name: /^Muted member/ };
const ACCOUNT = '/profile/account';

const post = (page: Page) => page.locator('#post');
const posts = (page: Page) => page.getByRole('list', { name: 'Posts' });
const muted = (page: Page) => page.getByRole('button', MUTED);

/** Opens a page of the site in the same tab, and waits for what it draws late. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main.skeleton').waitFor({ state: 'detached' });
}

onEachEngine('the story of a post', (engine) => {
  let site: Site;
  let mika: Member;
  let ran: Member;
  let keeper: Member;

  // Prepared again for a second attempt, which would find everything done.
  beforeEach(async () => {
    const store = await engine.fresh();
    site = await siteOn(store);
    [mika, ran, keeper] = [
      await signUp(site.url, 'mika_7'),
      await signUp(site.url, 'Ran-fan'),
      await signUp(site.url, 'Keeper'),
    ];
    await appoint(site, 'Keeper', 'moderator', store.engine === 'postgres' ? store : undefined);
  });
  afterEach(() => site?.stop());

  const openOn = (open: Open, member: Member, path: string, more: object = {}) =>
    openAs(open, member, path, { site, ...more });

  const write = async (by: Member, facts: object): Promise<number> =>
    Number((await by.call('post', { categoryName: 'SELF_POST', categoryId: 'text', ...facts })).id);
  const answerTo = async (by: Member, on: number, content: object[], repliesTo?: number): Promise<number> => {
    const place = { categoryName: 'POST_COMMENT', categoryId: String(on) };
    return Number((await by.call('post', { ...place, content, ...(repliesTo && { repliesTo }) })).id);
  };

  /** A post with cards, a picture and a tag. */
  async function publishPost(page: Page): Promise<number> {
    await text(page).waitFor();
    await title(page).fill(TITLE);
    await text(page).focus();
    await page.keyboard.type('My two cards');
    await addCards(page);
    await paste(page, {}, await drawnPicture());
    await text(page).getByRole('region', { name: 'Pictures: 1' }).waitFor();
    await page.getByRole('combobox', { name: 'Add a tag' }).fill('quartzguide');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove the tag quartzguide' }).waitFor();
    await publish(page);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    return Number(/posts\/(\d+)/.exec(page.url())?.[1]);
  }

  /** From the list of all posts by its tag to the post. */
  async function findByTag(page: Page, id: number): Promise<void> {
    await page.getByRole('combobox', { name: 'Tags' }).fill('quartzg');
    await page.getByRole('option', { name: /^#quartzguide 1$/ }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => posts(page).getByRole('article').count()).toBe(1);
    await posts(page).getByRole('link', { name: TITLE }).click();
    await page.waitForURL(`**/community/posts/${id}/**`);
    await expect.poll(() => post(page).locator('a[href^="/info/cards/"]').count()).toBeGreaterThan(1);
    const picture = post(page).getByRole('img', { name: 'Picture 1' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBe(64);
  }

  /** Follows, likes, comments, answers and reports. @returns the id of the comment */
  async function takePart(page: Page, asked: number): Promise<number> {
    await page.getByRole('complementary').getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('complementary').getByRole('button', { name: 'Unfollow' }).waitFor();
    await post(page).getByRole('button', { name: 'Like (0 likes)' }).click();
    await post(page).getByRole('button', { name: 'Like (1 like)', pressed: true }).waitFor();
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Works for me');
    await page.getByRole('button', { name: 'Send' }).click();
    const own = page.getByRole('article', { name: 'Comment by Ran-fan' });
    await own.getByText('Works for me').waitFor();
    await expect.poll(() => page.url()).toMatch(/#comment-\d+$/);
    const id = Number(/#comment-(\d+)$/.exec(page.url())?.[1]);
    await page.locator(`#comment-${asked}`).getByRole('button', { name: 'Reply' }).click();
    await page.getByRole('textbox', { name: 'Reply to mika_7' }).fill('The second one');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await own.getByRole('link', { name: /In reply to mika_7 Which of them/ }).waitFor();
    await post(page).getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this post' });
    await dialog.getByRole('radio', { name: 'Somebody else’s work' }).check();
    await dialog.getByRole('textbox').fill('Not their picture');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await post(page).getByText('Reported. Thank you.').waitFor();
    return id;
  }

  async function hide(page: Page, id: number): Promise<void> {
    const reported = page.getByRole('region', { name: 'Reports' }).getByRole('listitem');
    const found = reported.filter({ has: page.getByRole('blockquote').filter({ hasText: TITLE }) });
    await found.getByText('Not their picture').waitFor();
    await found.getByRole('button', { name: 'Decide …' }).click();
    await found.getByRole('radio', { name: 'Hide the text' }).check();
    await expect
      .poll(() => found.getByRole('radio', { name: 'Somebody else’s work' }).isChecked())
      .toBe(true);
    await found.getByRole('textbox', { name: 'Words for the member' }).fill('Please show your own pictures');
    await found.getByRole('button', { name: 'Decide', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Decided. The member is told.' }).waitFor();
    await go(page, `/community/posts/${id}`);
    await page.getByRole('heading', { level: 1, name: 'This post was taken down' }).waitFor();
  }

  async function hearOfIt(page: Page, id: number): Promise<void> {
    const news = page.getByRole('listitem').filter({ hasText: 'A moderator hid what you wrote' });
    await news.getByRole('link', { name: 'See the decision' }).click();
    const decided = page.getByRole('region', { name: 'Decisions about you' }).getByRole('listitem');
    await decided.getByText('Reason: Somebody else’s work').waitFor();
    await decided.getByText('Please show your own pictures').waitFor();
    await decided.getByText(TITLE).waitFor();
    await go(page, `/community/posts/${id}`);
    await page.getByText('A moderator hid it. Reason: Somebody else’s work').waitFor();
    await page.getByRole('link', { name: /Read it and answer the decision/ }).waitFor();
  }

  /** Mutes from a comment, and looks wherever they could still be heard. */
  async function mute(page: Page, theirs: number): Promise<void> {
    const comment = page.getByRole('article', { name: 'Comment by mika_7' });
    await comment.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mute mika_7?' });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await muted(page).waitFor();
    await expect.poll(() => comment.count()).toBe(0);
    await muted(page).click();
    await comment.getByText('Nonsense!').waitFor();

    await go(page, '/community/user/mika_7');
    await posts(page).getByRole('button', MUTED).waitFor();
    await expect.poll(() => page.getByText('Louder stage').count()).toBe(0);

    await go(page, '/community/posts?author=mika_7');
    await posts(page).getByRole('button', MUTED).waitFor();
    await expect.poll(() => page.getByText('Louder stage').count()).toBe(0);

    await go(page, `/community/posts/${theirs}`);
    await muted(page).first().waitFor();
    await expect.poll(() => page.getByText('All day long').count()).toBe(0);
    await expect.poll(() => comment.count()).toBe(0);
    await muted(page).first().click();
    await page.getByText('All day long').waitFor();

    await go(page, '/community/home');
    const newest = page.getByRole('region', { name: 'Newest' });
    await newest.getByRole('button', MUTED).waitFor();
    await expect.poll(() => page.getByText('Louder stage').count()).toBe(0);
    await choose(page, 'Following');
    await expect.poll(() => newest.getByRole('article').count()).toBe(0);
    await newest.getByRole('button', MUTED).waitFor();
    await page.setViewportSize(NARROW);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);

    // A mention in a post, and a comment.
    await go(page, `${ACCOUNT}?t=notification`);
    await expect.poll(() => muted(page).count()).toBe(2);
    await expect.poll(() => page.getByText(/@mika_7/).count()).toBe(0);
    for (const line of await muted(page).all()) await line.click();
    await page.getByText('@mika_7 mentioned you').waitFor();
    await page.getByText('@mika_7 replied to you').waitFor();
  }

  async function takeData(page: Page): Promise<AccountExport> {
    await go(page, `${ACCOUNT}?t=settings`);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save my data' }).click();
    return JSON.parse(await readFile(await (await file).path(), 'utf8'));
  }

  async function unmute(page: Page): Promise<void> {
    const list = page.getByRole('region', { name: 'Muted and blocked members' });
    await list.getByRole('button', { name: 'Unmute mika_7' }).click();
    await list.getByText('You have muted or blocked nobody.').waitFor();
    await go(page, '/community/home');
    await page.getByText('All day long').first().waitFor();
    await expect.poll(() => muted(page).count()).toBe(0);
  }

  test('from the editor to the decision of a moderator', async ({ open }: { readonly open: Open }) => {
    const author = await openOn(open, mika, NEW_POST, { expected: /Failed to load resource/ });
    const id = await publishPost(author);
    const asked = await answerTo(mika, id, [words('Which of them do you have?')]);

    const reader = await openOn(open, ran, '/community/posts', { viewport: PHONE });
    await findByTag(reader, id);
    const comment = await takePart(reader, asked);

    const moderator = await openOn(open, keeper, '/console?t=report', {
      expected: /Failed to load resource/,
    });
    await hide(moderator, id);
    await go(author, `${ACCOUNT}?t=notification`);
    await hearOfIt(author, id);

    const theirs = await write(mika, {
      title: 'Louder stage',
      content: [words('All day long '), { type: 'mention', data: 'Ran-fan' }],
    });
    await answerTo(mika, theirs, [words('Nobody here?')]);
    const own = await write(ran, { title: 'My team', content: [words('Five cards')] });
    await answerTo(mika, own, [words('Nonsense!')]);
    await go(reader, `/community/posts/${own}`);
    await mute(reader, theirs);

    const ofReader = await takeData(reader);
    expect(ofReader).toMatchObject({
      following: ['mika_7'],
      muted: [{ username: 'mika_7', blocked: false }],
      likes: [{ postId: id }],
      reports: [{ postId: id, reason: 'copyright', note: 'Not their picture', state: 'deleted' }],
    });
    expect(ofReader.posts.find((each) => each.id === comment)).toMatchObject({
      categoryName: 'POST_COMMENT',
      categoryId: String(id),
      content: JSON.stringify([words('Works for me')]),
    });
    expect(ofReader.posts.map(({ repliesTo }) => repliesTo)).toContain(asked);
    await unmute(reader);

    const ofAuthor = await takeData(author);
    const [picture] = ofAuthor.uploads;
    const hidden = ofAuthor.posts.find((each) => each.id === id);
    expect(hidden?.facts).toContain('quartzguide');
    expect(JSON.parse(hidden?.content ?? '')).toMatchObject([
      words('My two cards'),
      { type: 'list', target: 'card-info', objects: [expect.any(Number), expect.any(Number)] },
      { type: 'image', objects: [expect.stringMatching(UPLOADED)] },
    ]);
    expect(hidden?.content).toContain(picture?.hash);
    expect(ofAuthor.decisions).toMatchObject([
      { postId: id, verdict: 'hide', reason: 'copyright', note: 'Please show your own pictures' },
    ]);
    expect(ofAuthor.messages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['follow', 'reply', 'decided']),
    );
    for (const account of [ofReader, ofAuthor]) expect(JSON.stringify(account)).not.toContain('argon2');
  });
});
