import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { codeTo, form, letters, passwordField } from './account-page.ts';
import { choose } from './choose.ts';
import { currentSite, ownSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
import { appoint, type Member, openAs, PASSWORD, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { settled } from './settled.ts';

withOwnSite();

const SETTINGS = '/profile/account?t=settings';
/** Invented players up to 1000100 put the code into their comment at once. */
const PLAYER = '1000007';
const NOBODY = '7';

/** The name of the field that has the focus, or the words of what else has it; none while it is on its way. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return '';
    return (element instanceof HTMLInputElement ? element.name : element?.textContent) ?? '';
  });

let mika: Member;
let keeper: Member;

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  keeper = await signUp(url, 'Keeper');
  await appoint(ownSite(), 'Keeper', 'moderator');
});

describe('the e-mail address', () => {
  test('is changed with the password and the code that was sent to the new one', async ({ open }) => {
    const page = await openAs(open, mika, SETTINGS, { expected: /Failed to load resource/ });
    await page.getByText('mika_7@example.com').waitFor();
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    const sheet = form(page, 'E-mail');
    await expect.poll(() => focused(page)).toBe('email');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focused(page)).toBe('Change e-mail');
    await page.keyboard.press('Enter');
    await sheet.getByLabel('New e-mail').fill('mika-new@example.com');
    await passwordField(page, 'E-mail').fill('not this one');
    await sheet.getByRole('button', { name: 'Send a code' }).click();
    await sheet.getByText('This is not your password.').waitFor();
    await passwordField(page, 'E-mail').fill(PASSWORD);
    await sheet.getByRole('button', { name: 'Send a code' }).click();
    await expect.poll(() => focused(page)).toBe('code');
    await sheet.getByLabel('Code').fill('WRONG');
    await sheet.getByRole('button', { name: 'Change e-mail' }).click();
    await sheet.getByText('This code is wrong or has expired.').waitFor();
    const code = () => codeTo(ownSite(), 'mika-new@example.com');
    await expect.poll(code).not.toBeNull();
    await sheet.getByLabel('Code').fill(code() ?? '');
    await sheet.getByRole('button', { name: 'Change e-mail' }).click();
    await page.getByText('Your e-mail is changed.').waitFor();
    await page.getByText('mika-new@example.com').waitFor();
    const told = () => letters(ownSite(), 'mika_7@example.com');
    await expect.poll(told).toContain('another e-mail address from now on');
  });
});

describe('an account of the game', () => {
  const link = async (page: Page, uid: string): Promise<void> => {
    await form(page, 'Link an account').getByLabel('Player ID').fill(uid);
    await page.getByRole('button', { name: 'Get a code' }).click();
  };
  const shown = async (): Promise<unknown> =>
    (await fetch(`${currentSite().url}/api/user/sync?username=mika_7`)).json();

  test('is linked by a code, shows what its owner chooses, and is unlinked', async ({ open }) => {
    const page = await openAs(open, mika, SETTINGS, {
      viewport: PHONE,
      expected: /Failed to load resource/,
    });
    const rows = page.getByRole('region', { name: 'Game accounts' });
    await choose(rows, 'Japan');
    await link(page, 'a number');
    await page.getByText('Digits only, as your profile').waitFor();
    await link(page, NOBODY);
    await rows.getByRole('button', { name: 'Verify' }).click();
    await rows.getByText('There is no player with this ID').waitFor();
    await rows.getByRole('button', { name: 'Cancel' }).click();
    await link(page, PLAYER);
    await rows.getByText(`Japan · ID ${PLAYER}`).waitFor();
    await rows.getByRole('button', { name: 'Copy code' }).click();
    await rows.getByText('Code copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Z2-9]{8}$/);
    await rows.getByRole('button', { name: 'Verify' }).click();
    await rows.getByRole('group', { name: 'Everybody may see' }).waitFor();
    expect(await shown()).toMatchObject({ accounts: [] });
    await rows.getByRole('button', { name: 'Player rank', exact: true }).click();
    await rows.getByRole('button', { name: 'Titles' }).click();
    await expect
      .poll(shown)
      .toMatchObject({ accounts: [{ server: 0, rank: expect.any(Number), titles: expect.any(Array) }] });
    expect(JSON.stringify(await shown())).not.toContain(PLAYER);
    await page.reload();
    await choose(rows, 'Japan');
    await rows.getByRole('button', { name: 'Player rank', exact: true, pressed: true }).waitFor();
    await rows.getByRole('button', { name: 'Refresh' }).click();
    await rows.getByText('That was too often.').waitFor();
    await rows.getByRole('button', { name: 'Unlink' }).click();
    await rows.getByRole('button', { name: 'Unlink and leave the rankings' }).click();
    // What everybody sees of a linked account has a button of the same name.
    await form(page, 'Link an account').getByLabel('Player ID').waitFor();
    await expect.poll(() => focused(page)).toContain('Link an account');
    expect(await shown()).toMatchObject({ accounts: [] });
  });
});

describe('a new password', () => {
  test('shows how strong it is, in words and bars', async ({ open }) => {
    const page = await open('/profile/account?t=signup');
    const sheet = form(page, 'Sign up');
    const field = passwordField(page, 'Sign up');
    const meter = sheet.getByRole('meter', { name: 'Password strength' });
    await field.waitFor();
    await expect.poll(() => meter.count()).toBe(0);
    for (const [password, said] of [
      ['password', 'Guessed at once'],
      ['quiet morning train', 'Strong'],
      ['Xy7?', 'Weak'],
    ] as const) {
      await field.fill(password);
      await sheet.getByRole('status').filter({ hasText: said }).waitFor();
      await expect.poll(() => meter.getAttribute('aria-valuetext')).toBe(said);
    }
    // A part of the own name is no help.
    await sheet.getByLabel('User name').fill('Xk3vQz9pLw');
    await field.fill('Xk3vQz9pLw');
    await sheet.getByRole('status').filter({ hasText: 'Guessed at once' }).waitFor();
  });
});

describe('what does not arrive', () => {
  /** The site as a whole names what failed; the page under it says what that means here. */
  const closeDialog = async (page: Page): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: 'Network error' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };

  test('is reported, can be retried, and nothing is lost', async ({ open }) => {
    await keeper.call('user/following', { username: 'mika_7', follow: true });
    const page = await openAs(open, mika, '/profile', {
      viewport: PHONE,
      expected: /Failed to load resource/,
    });
    await page.route('**/api/user/message*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/profile/account?t=notification');
    await closeDialog(page);
    await page.getByText('Could not load the notifications').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute('**/api/user/message*');
    await page.getByRole('button', { name: 'Try again' }).click();
    const row = page.getByRole('listitem').filter({ hasText: '@Keeper now follows you' });
    await row.waitFor();
    await page.route('**/api/user/message', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await closeDialog(page);
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor();
    await page.unroute('**/api/user/message');
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('button', { name: /^Mark as read/ }).count()).toBe(0);
    await page.route('**/api/sync', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(SETTINGS);
    await page.getByText('Could not load the game accounts').waitFor();
    await page.unroute('**/api/sync');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Get a code' }).waitFor();
  });
});

const VISITOR = ['?t=login', '?t=signup', '?t=login&reset=request', '?t=login&reset=code'];
const MEMBER = ['?t=notification', '?t=settings', '?t=changepassword'];
const CONSOLE = ['?t=report', '?t=cutoff', '?t=news', '?t=notice'];

describe('for everybody', () => {
  beforeAll(async () => {
    const id = await keeper.comment([words('Reported and liked')]);
    await mika.call('post/report', { id, reason: 'other', note: 'Look' });
    await mika.call('post/like', { id, value: true });
    await mika.call('user/following', { username: 'Keeper', follow: true });
    await keeper.call('sync', { type: 'request', server: 0, uid: 1_000_009 });
    await keeper.call('sync', { type: 'verify', server: 0 });
    await keeper.call('sync', { type: 'request', server: 1, uid: 1_000_010 });
  });

  /** Nothing for axe at this size, and no sideways scroll at 360 px. */
  async function check(page: Page, path: string): Promise<void> {
    const viewport = page.viewportSize() ?? DESKTOP;
    await page.goto(path);
    await page.locator('main h2').first().waitFor();
    await settled(page);
    expect([path, await axeFindings(page)]).toEqual([path, []]);
    await page.setViewportSize(NARROW);
    await expect.poll(() => sidewaysPixels(page), { message: path }).toBe(0);
    await page.setViewportSize(viewport);
  }

  test.for([
    { scheme: 'light', viewport: DESKTOP, locale: 'en', name: 'light on a desktop' },
    { scheme: 'dark', viewport: PHONE, locale: 'ru', name: 'dark on a phone, in Russian' },
  ] as const)('axe finds nothing on the account pages and at the console, $name', async (look, { open }) => {
    const visitor = await open('/profile', look);
    for (const tab of VISITOR) await check(visitor, `/profile/account${tab}`);
    const member = await openAs(open, keeper, '/profile', look);
    for (const tab of MEMBER) await check(member, `/profile/account${tab}`);
    for (const tab of CONSOLE) await check(member, `/console${tab}`);
  });
});
