import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { type Member, openAs, signUp, words } from './members.ts';

withOwnSite();

const PLACE = { categoryName: 'SELF_POST', categoryId: 'text' };

let mika: Member;
let arisa: Member;
let theirs: number;

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  arisa = await signUp(url, 'arisa_3');
  await signUp(url, 'arina_5');
  theirs = Number(
    (await arisa.call('post', { ...PLACE, title: 'Loud thoughts', content: [words('All day long')] })).id,
  );
});

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);

const line = (page: Page) => page.getByRole('button', { name: /^Muted member/ });

describe('a member who has enough of another one', () => {
  test('goes on with the keyboard where they were when a post folds and shows again', async ({ open }) => {
    const page = await openAs(open, mika, `/community/posts/${theirs}`);
    const menu = page.getByRole('button', { name: 'What to do with this post' });
    const choose = async (what: string) => {
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: what, exact: true }).press('Enter');
    };
    await choose('Mute');
    await page.getByRole('dialog').getByRole('button', { name: 'Mute' }).press('Enter');
    await expect.poll(() => hasFocus(line(page).first())).toBe(true);
    await page.keyboard.press('Enter');
    await choose('Unmute');
    await page.getByText('Shown again.').waitFor();
    await expect.poll(() => line(page).count()).toBe(0);
    await expect.poll(() => hasFocus(menu)).toBe(true);
  });

  test('is offered no one whom they muted when they mention someone', async ({ open }) => {
    await mika.call('user/mute', { username: 'arisa_3', value: true });
    const page = await openAs(open, mika, `/community/posts/${theirs}`);
    const field = page.getByRole('textbox', { name: 'Write a comment' });
    await field.pressSequentially('@ari');
    await page.getByRole('option', { name: /arina_5/ }).waitFor();
    await expect.poll(() => page.getByRole('option', { name: /arisa_3/ }).count()).toBe(0);
    await mika.call('user/mute', { username: 'arisa_3', value: false });
  });
});
