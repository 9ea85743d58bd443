import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import { finishedCard } from '#model/profile/premade';
import { fillLogIn } from './account-page.ts';
import { type Challenge, loadChallenge } from './data.ts';
import { currentSite, type Open, type PageOptions, test, withOwnSite } from './harness.ts';
import { NARROW } from './launch.ts';
import { type Member, openAs, PASSWORD, signUp } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

const MANAGER = '/profile/manager';
const REFUSED = /Failed to load resource|net::ERR|40[019]|50\d/;

let challenge: Challenge;

beforeAll(async () => {
  challenge = await loadChallenge(currentSite().url);
});

const collectionOf = (name: string, cards: number) => {
  const owned = [...challenge.data.cards.values()].slice(0, cards).map((card) => finishedCard(card));
  return { profiles: [{ ...emptyProfile(name, 0), cards: owned }], active: 0 };
};

/** What an earlier visit left in this browser. */
const holding = (name: string, cards: number): PageOptions => ({
  kept: { 'profiles/profiles': JSON.stringify(collectionOf(name, cards)) },
});

const cloudOf = (page: Page) => page.getByRole('region', { name: 'Cloud storage' });
const side = (page: Page, name: 'This device' | 'Cloud') =>
  cloudOf(page).getByRole('article', { name, exact: true });
const press = (page: Page, name: string) => cloudOf(page).getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => cloudOf(page).getByText(text).waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const addProfile = (page: Page) => page.getByRole('button', { name: 'New empty profile' }).click();

const UPLOADED = 'Uploaded: the cloud now has the profiles of this device.';
const SAME = 'This device and the cloud hold the same.';
const SMALLER = 'Replace a bigger copy with a smaller one?';

async function device(open: Open, member: Member, options: PageOptions = {}): Promise<Page> {
  const page = await openAs(open, member, MANAGER, options);
  await side(page, 'Cloud').waitFor();
  return page;
}

describe('cloud storage', () => {
  test('says why an account is worth it and leads back from logging in', async ({ open }) => {
    await signUp(currentSite().url, 'Cloud-newcomer');
    const page = await open(MANAGER);
    await told(page, /^Your profiles are only in this browser/);
    await cloudOf(page).getByRole('link', { name: 'Sign up' }).waitFor();
    await cloudOf(page).getByRole('link', { name: 'Log in' }).click();
    await fillLogIn(page, 'Cloud-newcomer', PASSWORD);
    await page.waitForURL(/\/profile\/manager#cloud$/);
    await side(page, 'Cloud').getByText('Nothing uploaded yet').waitFor();
  });

  test('is offered after logging in: the first backup, and on another device the copy that waits there', async ({
    open,
  }) => {
    await signUp(currentSite().url, 'Cloud-offer');
    const offer = (page: Page) => page.getByRole('region', { name: 'Cloud copy of your cards' });
    const logIn = async (options: PageOptions) => {
      const page = await open('/profile/account?t=login', options);
      await fillLogIn(page, 'Cloud-offer', PASSWORD);
      return page;
    };
    const phone = await logIn({ ...holding('Main', 7), viewport: NARROW });
    await offer(phone)
      .getByText(/^Your cards are only in this browser/)
      .waitFor();
    expect(await axeFindings(phone)).toEqual([]);
    await expect.poll(() => sidewaysPixels(phone)).toBe(0);
    await offer(phone).getByRole('button', { name: 'Back up now' }).click();
    await offer(phone).getByText('Your account has a copy now.').waitFor();
    await offer(phone).getByRole('button', { name: 'Close' }).click();
    const laptop = await logIn({});
    await offer(laptop).getByText('Cards waiting in your account: 7').waitFor();
    await offer(laptop).getByRole('button', { name: 'Get them' }).click();
    await offer(laptop).getByText('Your cards are on this device now.').waitFor();
    await expect.poll(() => laptop.getByRole('banner').textContent()).toContain('Main');
  });

  test('brings two devices together, asks when both changed, and gives earlier versions back', async ({
    open,
  }) => {
    const member = await signUp(currentSite().url, 'Cloud-two');
    const phone = await device(open, member, holding('Main', 7));
    await side(phone, 'This device').getByText('1 profile · 7 cards').waitFor();
    await told(phone, 'This device has changes that are not in the cloud yet.');
    await press(phone, 'Upload');
    await told(phone, UPLOADED);
    await side(phone, 'Cloud').getByText('1 profile · 7 cards').waitFor();
    await side(phone, 'Cloud')
      .getByText(/^From Chrome/)
      .waitFor();

    const laptop = await device(open, member, { expected: REFUSED });
    await told(laptop, 'The cloud has changes that are not on this device yet.');
    await press(laptop, 'Download');
    await told(laptop, /^Downloaded: /);
    await side(laptop, 'This device').getByText('1 profile · 7 cards').waitFor();

    // Both change: one gets a profile, the other two.
    await addProfile(phone);
    await press(phone, 'Upload');
    await told(phone, UPLOADED);
    await addProfile(laptop);
    await addProfile(laptop);
    await press(laptop, 'Upload');
    const choice = dialog(laptop, 'Which profiles do you want to keep?');
    await choice.getByText('3 profiles · 7 cards').waitFor();
    await choice.getByText('2 profiles · 7 cards').waitFor();
    await choice.getByText(/^Last change: /).waitFor();
    await choice.getByText(/^Uploaded: /).waitFor();
    expect(await axeFindings(laptop)).toEqual([]);
    await choice.getByRole('button', { name: 'Keep both' }).click();
    await told(laptop, /^Done: /);
    for (const name of ['This device', 'Cloud'] as const)
      await side(laptop, name).getByText('3 profiles · 7 cards').waitFor();

    // The first version again: the smaller one, so it is asked.
    await cloudOf(laptop).getByText('Earlier versions').click();
    await cloudOf(laptop)
      .getByRole('button', { name: /^Restore the version of / })
      .last()
      .click();
    const question = dialog(laptop, SMALLER);
    await question.getByText(/3 profiles · 7 cards.*1 profile · 7 cards/).waitFor();
    await question.getByRole('button', { name: 'Replace it' }).click();
    await told(laptop, /^Restored: /);
    await side(laptop, 'Cloud').getByText('1 profile · 7 cards').waitFor();
    await press(phone, 'Refresh');
    await told(phone, 'The cloud has changes that are not on this device yet.');
  });

  test('puts no smaller copy over a bigger one before both numbers were seen', async ({ open }) => {
    const member = await signUp(currentSite().url, 'Cloud-small');
    await member.call('user/profiles', { profiles: collectionOf('Main', 9).profiles });
    const page = await device(open, member, { ...holding('Main', 2), viewport: NARROW, scheme: 'dark' });
    await told(page, /^This device and the cloud hold different profiles/);
    await press(page, 'Compare and choose …');
    await dialog(page, 'Which profiles do you want to keep?')
      .getByRole('button', { name: 'Keep this device’s' })
      .click();
    const question = dialog(page, SMALLER);
    await question.getByText(/1 profile · 9 cards.*1 profile · 2 cards/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    const { profiles } = (await (
      await fetch(`${currentSite().url}/api/user/profiles`, {
        headers: { cookie: `${member.cookie.name}=${member.cookie.value}` },
      })
    ).json()) as { profiles: { cards: unknown[] }[] };
    expect(profiles[0]?.cards).toHaveLength(9);
    await press(page, 'Compare and choose …');
    const takeTheirs = () =>
      dialog(page, 'Which profiles do you want to keep?')
        .getByRole('button', { name: 'Take the cloud’s' })
        .click();
    await takeTheirs();
    await told(page, /^Downloaded: /);
    await side(page, 'This device').getByText('1 profile · 9 cards').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await side(page, 'This device').getByText('1 profile · 2 cards').waitFor();
    await press(page, 'Download');
    await takeTheirs();
    await side(page, 'This device').getByText('1 profile · 9 cards').waitFor();
    await page.reload();
    await told(page, SAME);
  });

  test('tells copies of as many cards apart, and asks before grown cards give way', async ({ open }) => {
    const member = await signUp(currentSite().url, 'Cloud-grown');
    const grown = collectionOf('Main', 9).profiles;
    await member.call('user/profiles', { profiles: grown });
    const fallen = grown.map((profile) => ({
      ...profile,
      cards: profile.cards.map((card) => ({ ...card, level: 1, master: 0 })),
    }));
    const kept = { 'profiles/profiles': JSON.stringify({ profiles: fallen, active: 0 }) };
    const page = await device(open, member, { kept, viewport: NARROW });
    await press(page, 'Compare and choose …');
    const choice = dialog(page, 'Which profiles do you want to keep?');
    await choice.getByText('Cards with higher levels in the cloud: 9').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await choice.getByRole('button', { name: 'Keep this device’s' }).click();
    const question = dialog(page, SMALLER);
    await question.getByText(/^It has at least as many cards, but/).waitFor();
    await question.getByText('Cards with higher levels in the cloud: 9').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
  });

  test('asks before an earlier version of as many cards that are less grown comes back', async ({ open }) => {
    const member = await signUp(currentSite().url, 'Cloud-young');
    const grown = collectionOf('Main', 9).profiles;
    const young = grown.map((profile) => ({
      ...profile,
      cards: profile.cards.map((card) => ({ ...card, skill: 0, ep: 0 })),
    }));
    for (const profiles of [young, grown]) await member.call('user/profiles', { profiles });
    const page = await device(open, member, holding('Main', 9));
    await cloudOf(page).getByText('Earlier versions').click();
    const restore = cloudOf(page).getByRole('button', { name: /^Restore the version of / });
    await restore.click();
    const question = dialog(page, SMALLER);
    await question.getByText(/^It has at least as many cards, but/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await told(page, SAME);
    await restore.click();
    await question.getByRole('button', { name: 'Replace it' }).click();
    await told(page, /^Restored: /);
    await told(page, 'The cloud has changes that are not on this device yet.');
  });

  test('names what went wrong, keeps everything, and does it when asked again', async ({ open }) => {
    const member = await signUp(currentSite().url, 'Cloud-faults');
    const page = await device(open, member, { ...holding('Main', 3), expected: REFUSED });
    const answers: Record<string, { status: number; contentType: string; body: string } | 'abort'> = {
      'The server cannot be reached.': 'abort',
      'Something else answered': { status: 200, contentType: 'text/html', body: '<html></html>' },
      'Your profiles are too large': {
        status: 413,
        contentType: 'application/json',
        body: '{"result":false,"code":"BODY_TOO_LARGE","requestId":"x"}',
      },
      'That was too often.': {
        status: 429,
        contentType: 'application/json',
        body: '{"result":false,"code":"RATE_LIMITED","retryAfter":30,"requestId":"x"}',
      },
      'The server is busy': { status: 502, contentType: 'text/plain', body: 'bad gateway' },
    };
    for (const [text, answer] of Object.entries(answers)) {
      await page.route('**/api/user/profiles', (route) =>
        route.request().method() !== 'POST'
          ? route.continue()
          : answer === 'abort'
            ? route.abort()
            : route.fulfill(answer),
      );
      await press(page, 'Upload');
      await cloudOf(page).getByRole('alert').getByText(text).waitFor();
      await side(page, 'This device').getByText('1 profile · 3 cards').waitFor();
      await page.unroute('**/api/user/profiles');
    }
    await press(page, 'Upload');
    await told(page, UPLOADED);
    // Logged out elsewhere: the next wish finds out.
    await addProfile(page);
    await member.call('user/logout', {});
    await press(page, 'Upload');
    await told(page, /^You are no longer logged in\./);
    await cloudOf(page).getByRole('link', { name: 'Log in' }).click();
    await fillLogIn(page, 'Cloud-faults', PASSWORD);
    await page.waitForURL(/\/profile\/manager#cloud$/);
    await told(page, 'This device has changes that are not in the cloud yet.');
    await press(page, 'Upload');
    await told(page, UPLOADED);
  });
});
