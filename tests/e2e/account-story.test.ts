import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AccountExport } from '#model/contract/account/own';
import { onEachEngine } from '../server/store/engines.ts';
import { codeTo, fillLogIn, form, heading, openMenu, passwordField, siteOn } from './account-page.ts';
import { type Open, test } from './harness.ts';
import { PHONE } from './launch.ts';
import { ARTICLE, type Member, signUp, words } from './members.ts';
import type { Site } from './site.ts';

const NAME = 'Kasumi-fan';
const EMAIL = 'kasumi-fan@example.org';
const PASSWORD = 'quiet morning train';
const NEW_PASSWORD = 'another evening bus';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const REFUSED = /Failed to load resource|40[01]/;

const comment = (page: Page, text: string) =>
  page.getByRole('article').filter({ has: page.getByRole('paragraph').filter({ hasText: text }) });
/** With the readable end that the page gives itself. */
const isArticle = ({ pathname }: URL): boolean => pathname.startsWith(`${ARTICLE}/`);
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const badge = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Your menu/ });
const openTab = async (page: Page, tab: string): Promise<void> => {
  await (await openMenu(page)).getByRole('link', { name: tab }).click();
  const tabs = page.getByRole('navigation', { name: 'Account' });
  await tabs.locator('[aria-current=page]').filter({ hasText: tab }).waitFor();
};
const logOut = async (page: Page): Promise<void> =>
  (await openMenu(page)).getByRole('button', { name: 'Log out' }).click();

onEachEngine('the story of a member', (engine) => {
  let site: Site;
  let friend: Member;

  beforeAll(async () => {
    site = await siteOn(await engine.fresh());
    friend = await signUp(site.url, 'Ran-fan');
    await friend.comment([words('Which band is your favourite?')]);
  });
  afterAll(() => site?.stop());

  const call = (path: string, body: object, headers: object = {}): Promise<Response> =>
    fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const ask = async (path: string, cookie: string): Promise<Readonly<Record<string, unknown>>> =>
    (await fetch(`${site.url}/api/${path}`, { headers: { cookie } })).json();

  /** From an article to an account and back, out and in again. */
  async function join(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Log in to comment' }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign up' }).click();
    await form(page, 'Sign up').getByLabel('User name').fill(NAME);
    await form(page, 'Sign up').getByLabel('E-mail').fill(EMAIL);
    await passwordField(page, 'Sign up').fill(PASSWORD);
    await form(page, 'Sign up').getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL(isArticle);
    await field(page).waitFor();
    await page.getByText(`Welcome, @${NAME}.`).waitFor();
    await logOut(page);
    await page.getByRole('link', { name: 'Log in to comment' }).click();
    await fillLogIn(page, NAME, PASSWORD);
    await page.waitForURL(isArticle);
  }

  /** Comments with a picture, answers, likes and follows. */
  async function takePart(page: Page): Promise<number> {
    const background = '#d11f69';
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    await field(page).fill('My first live');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'live.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    const shown = comment(page, 'My first live').getByRole('img', { name: 'Picture 1' });
    await shown.scrollIntoViewIfNeeded();
    const width = () =>
      shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await expect.poll(width).toBe(64);
    await expect.poll(() => page.url()).toMatch(/#comment-\d+$/);
    const id = Number(/#comment-(\d+)$/.exec(page.url())?.[1]);
    // The focus goes there, and would close what is opened before.
    const own = page.locator(`#comment-${id}`);
    await expect.poll(() => own.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    const asked = comment(page, 'Which band is').last();
    await asked.getByRole('button', { name: 'Like (0 likes)' }).click();
    await asked.getByRole('button', { name: 'Like (1 like)', pressed: true }).waitFor();
    await asked.getByRole('button', { name: /@Ran-fan/ }).click();
    await page.getByRole('button', { name: 'Follow' }).click();
    await page.getByRole('button', { name: 'Unfollow' }).waitFor();
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Reply' }).click();
    await page.getByRole('textbox', { name: 'Reply to Ran-fan' }).fill('The one with the drums');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await comment(page, 'The one with the drums')
      .getByRole('link', { name: /In reply to Ran-fan/ })
      .waitFor();
    return id;
  }

  /** How the other one is notified, and what they do about it. */
  async function answer(mine: number): Promise<number> {
    const { messages } = await ask('user/message', `${friend.cookie.name}=${friend.cookie.value}`);
    const kinds = (messages as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['follow', 'like', 'reply']);
    const reply = await friend.comment([words('What a stage')], mine);
    await friend.call('post/like', { id: mine, value: true });
    await friend.call('user/following', { username: NAME, follow: true });
    return reply;
  }

  async function beNotified(page: Page, reply: number): Promise<void> {
    await page.goto(`${site.url}/profile`);
    await expect.poll(() => badge(page).textContent()).toMatch(/^K3/);
    const entry = (await openMenu(page)).getByRole('link', { name: 'Notifications' });
    await expect.poll(() => entry.textContent()).toContain('3');
    await entry.click();
    for (const words of ['@Ran-fan now follows you', '@Ran-fan liked what you wrote']) {
      await page.getByText(words, { exact: true }).waitFor();
    }
    await page.getByRole('link', { name: '@Ran-fan now follows you', exact: true }).click();
    await page.getByRole('button', { name: 'Unfollow', exact: true }).waitFor();
    await page.goBack();
    await page
      .getByRole('listitem')
      .filter({ hasText: '@Ran-fan replied to you' })
      .getByText(/^.+: What a stage/)
      .waitFor();
    await page.getByRole('link', { name: '@Ran-fan replied to you' }).click();
    await page.waitForURL((url) => isArticle(url) && url.hash === `#comment-${reply}`);
    const target = page.locator(`#comment-${reply}`);
    await target.getByText('What a stage').waitFor();
    await expect.poll(() => target.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(() => badge(page).textContent()).toContain('1');
    await openTab(page, 'Notifications');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => badge(page).textContent()).not.toMatch(/\d/);
  }

  /** Ends a session that was left open elsewhere. */
  async function endOther(page: Page): Promise<void> {
    const other = await call('user/login', { username: NAME, password: PASSWORD }, { 'user-agent': SAFARI });
    const cookie = other.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await ask('user/me', cookie)).toMatchObject({ username: NAME });
    await openTab(page, 'Settings');
    const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    const phone = sessions.filter({ hasText: 'Safari · iPhone' });
    await phone.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => phone.count()).toBe(0);
    await sessions.filter({ hasText: 'This device' }).waitFor();
    expect(await ask('user/me', cookie)).toEqual({ result: false, code: 'LOGIN_REQUIRED' });
  }

  async function takeData(page: Page): Promise<void> {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save my data' }).click();
    const account: AccountExport = JSON.parse(await readFile(await (await file).path(), 'utf8'));
    expect(account).toMatchObject({ username: NAME, email: EMAIL, following: ['Ran-fan'] });
    expect(account.posts.map(({ content }) => content).join()).toContain('The one with the drums');
    expect(JSON.stringify(account)).not.toContain('argon2');
  }

  async function forgetPassword(page: Page): Promise<void> {
    await logOut(page);
    await fillLogIn(page, NAME, 'not this one');
    await page.getByRole('alert').getByText('User name or password is wrong.').waitFor();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await form(page, 'Forgot your password').getByLabel('User name').fill(NAME);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect.poll(() => codeTo(site, EMAIL)).not.toBeNull();
    const sheet = form(page, 'Set a new password');
    await sheet.getByLabel('Code').fill(codeTo(site, EMAIL) ?? '');
    await sheet.getByLabel('New password').fill(NEW_PASSWORD);
    await sheet.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password changed.').waitFor();
    await fillLogIn(page, NAME, NEW_PASSWORD);
    await page.waitForURL(`${site.url}/`);
    // The page behind the address closes what was open over the one before.
    await expect.poll(() => page.title()).not.toContain('Log in');
  }

  async function leave(page: Page): Promise<void> {
    await openTab(page, 'Settings');
    await passwordField(page, 'Delete this account').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await heading(page, 'Log in').waitFor();
    expect((await call('user/login', { username: NAME, password: NEW_PASSWORD })).status).toBe(401);
    await page.goto(site.url + ARTICLE);
    await comment(page, 'The one with the drums').getByText('Deleted account').waitFor();
    await expect.poll(() => page.getByText(NAME).count()).toBe(0);
  }

  test('from the first comment to the last click', async ({ open }: { readonly open: Open }) => {
    const page = await open(ARTICLE, { site, viewport: PHONE, expected: REFUSED });
    await join(page);
    const reply = await answer(await takePart(page));
    await beNotified(page, reply);
    await endOther(page);
    await takeData(page);
    await forgetPassword(page);
    await leave(page);
  });
});
