import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { onEachEngine } from '../server/store/engines.ts';
import { codeTo, fillLogIn, form, heading, openMenu, siteOn } from './account-page.ts';
import { type Open, type PageOptions, test } from './harness.ts';
import type { Site } from './site.ts';

const PASSWORD = 'quiet morning train';
let made = 0;
const newName = (): string => `member-${++made}`;

/** Browsers write refused calls into their console. */
const REFUSED = /Failed to load resource|40[0139]/;

onEachEngine('accounts in a browser', (engine) => {
  let site: Site;

  beforeAll(async () => {
    site = await siteOn(await engine.fresh());
  });
  afterAll(() => site?.stop());

  const on = (open: Open, path: string, options: PageOptions = {}) => open(path, { ...options, site });

  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** A member who has never been in this browser. */
  async function newMember(): Promise<string> {
    const username = newName();
    const email = `${username}@example.org`;
    expect((await post('user/signup', { username, email, password: PASSWORD })).status).toBe(200);
    return username;
  }

  async function openAs(open: Open, username: string, goal: string): Promise<Page> {
    const page = await on(open, `/profile/account?t=login&g=${encodeURIComponent(goal)}`);
    await fillLogIn(page, username, PASSWORD);
    await page.waitForURL((url) => url.pathname + url.search === goal);
    return page;
  }

  describe('signing up', () => {
    test('names what is wrong at its field, and leads to where the visitor wanted to go', async ({
      open,
    }) => {
      const taken = await newMember();
      const name = newName();
      const page = await on(open, '/profile/account?t=signup&g=%2Fhome%2Fnews', { expected: REFUSED });
      const sheet = form(page, 'Sign up');
      await sheet.getByRole('button', { name: 'Sign up' }).click();
      await expect.poll(() => sheet.getByText('Required.').count()).toBe(3);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('username');
      await sheet.getByLabel('User name').fill(taken);
      await sheet.getByLabel('E-mail').fill(`${name}@example.org`);
      await sheet.getByLabel('Password', { exact: true }).fill('password1');
      await sheet.getByRole('button', { name: 'Sign up' }).click();
      await sheet.getByText('Too common').waitFor();
      await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await sheet.getByRole('button', { name: 'Sign up' }).click();
      await sheet.getByText('This name is taken or reserved.').waitFor();
      await sheet.getByLabel('User name').fill(name);
      await sheet.getByRole('button', { name: 'Sign up' }).click();
      await page.waitForURL('**/home/news');
      const menu = await openMenu(page);
      await menu.getByText(`@${name}`).waitFor();
    });
  });

  describe('logging in', () => {
    test('takes no wrong password, and leads back to the page where the menu was opened', async ({
      open,
    }) => {
      const name = await newMember();
      const page = await on(open, '/profile/preferences', { expected: REFUSED });
      const menu = await openMenu(page);
      await menu.getByRole('link', { name: 'Log in' }).click();
      await heading(page, 'Log in').waitFor();
      await fillLogIn(page, name, 'not this one');
      await page.getByRole('alert').getByText('User name or password is wrong.').waitFor();
      await fillLogIn(page, name, PASSWORD);
      await page.waitForURL('**/profile/preferences');
    });

    test('leads to no other site', async ({ open }) => {
      const name = await newMember();
      const page = await on(open, '/profile/account?t=login&g=%2F%2Fevil.example%2F');
      await fillLogIn(page, name, PASSWORD);
      await page.waitForURL(`${site.url}/`);
    });

    test('and out is noticed by the other tab', async ({ open }) => {
      const name = await newMember();
      const page = await openAs(open, name, '/profile/preferences');
      const other = await page.context().newPage();
      await other.goto('/profile/account?t=changepassword');
      await heading(other, 'Change password').waitFor();
      await (await openMenu(page)).getByRole('button', { name: 'Log out' }).click();
      await heading(other, 'Log in').waitFor();
      await fillLogIn(other, name, PASSWORD);
      await heading(other, 'Change password').waitFor();
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape');
          return (await openMenu(page)).getByText(`@${name}`).count();
        })
        .toBe(1);
    });
  });

  describe('a password', () => {
    test('is changed by who knows the old one', async ({ open }) => {
      const name = await newMember();
      const page = await on(open, '/profile/account?t=changepassword', { expected: REFUSED });
      await page.getByText('Log in to see this page.').waitFor();
      await fillLogIn(page, name, PASSWORD);
      const sheet = form(page, 'Change password');
      await sheet.getByLabel('Current password').fill('not this one');
      await sheet.getByLabel('New password', { exact: true }).fill('another quiet train');
      await sheet.getByLabel('New password once more').fill('another quiet rain');
      await sheet.getByRole('button', { name: 'Change password' }).click();
      await sheet.getByText('The two passwords differ.').waitFor();
      await sheet.getByLabel('New password once more').fill('another quiet train');
      await sheet.getByRole('button', { name: 'Change password' }).click();
      await sheet.getByText('This is not your password.').waitFor();
      await sheet.getByLabel('Current password').fill(PASSWORD);
      await sheet.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('status').getByText('Your password is changed.').waitFor();
      expect((await post('user/login', { username: name, password: PASSWORD })).status).toBe(401);
      expect((await post('user/login', { username: name, password: 'another quiet train' })).status).toBe(
        200,
      );
    });

    test('that was forgotten is reset with the code from the mail', async ({ open }) => {
      const name = await newMember();
      const page = await on(open, '/profile/account?t=login', { expected: REFUSED });
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      const ask = form(page, 'Forgot your password');
      await ask.getByLabel('User name').fill(name);
      await ask.getByRole('button', { name: 'Send a code' }).click();
      const sheet = form(page, 'Set a new password');
      await sheet.getByLabel('Code').fill('WRONG');
      await sheet.getByLabel('New password').fill('another quiet train');
      await sheet.getByRole('button', { name: 'Set password' }).click();
      await sheet.getByText('This code is wrong or has expired.').waitFor();
      const code = () => codeTo(site, `${name}@example.org`);
      await expect.poll(code).not.toBeNull();
      await sheet.getByLabel('Code').fill(code()?.toLowerCase() ?? '');
      await sheet.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('Password changed.').waitFor();
      await fillLogIn(page, name, 'another quiet train');
      await page.waitForURL(`${site.url}/`);
    });
  });
});
