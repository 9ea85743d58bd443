import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';
import { type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

const PLACE = { categoryName: 'SELF_POST', categoryId: 'text' };

let mika: Member;
let arisa: Member;
let theirs: number;
let own: number;

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  arisa = await signUp(url, 'arisa_3');
  own = Number((await mika.call('post', { ...PLACE, title: 'My team', content: [words('Five cards')] })).id);
  theirs = Number(
    (await arisa.call('post', { ...PLACE, title: 'Loud thoughts', content: [words('All day long')] })).id,
  );
  const comment = { categoryName: 'POST_COMMENT', categoryId: String(own), content: [words('Nonsense!')] };
  await arisa.call('post', comment);
});

const line = (page: Page, what: 'Muted' | 'Blocked') =>
  page.getByRole('button', { name: new RegExp(`^${what} member`) });

describe('a member who has enough of another one', () => {
  test('mutes them from a comment, finds them folded everywhere, and unmutes them', async ({ open }) => {
    const page = await openAs(open, mika, `/community/posts/${own}`, { viewport: PHONE });
    const comment = page.getByRole('article', { name: 'Comment by arisa_3' });
    await comment.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mute arisa_3?' });
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await line(page, 'Muted').waitFor();
    await expect.poll(() => comment.count()).toBe(0);
    await line(page, 'Muted').click();
    await comment.getByText('Nonsense!').waitFor();

    await page.goto('/community/home');
    await line(page, 'Muted').first().waitFor();
    await expect.poll(() => page.getByText('All day long').count()).toBe(0);
    await page.setViewportSize(NARROW);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);

    await page.goto(`/community/posts/${theirs}`);
    await line(page, 'Muted').first().click();
    await page.getByText('All day long').waitFor();

    await page.goto('/profile/account?t=notification');
    await line(page, 'Muted').waitFor();

    await page.goto('/profile/account?t=settings');
    const list = page.getByRole('region', { name: 'Muted and blocked members' });
    await list.getByRole('button', { name: 'Unmute arisa_3' }).click();
    await list.getByText('You have muted or blocked nobody.').waitFor();
    await page.goto('/community/home');
    await page.getByText('All day long').first().waitFor();
    await expect.poll(() => line(page, 'Muted').count()).toBe(0);
  });

  test('blocks them, who can no longer comment, and are told so without losing what they wrote', async ({
    open,
  }) => {
    const page = await openAs(open, mika, `/community/posts/${theirs}`);
    await page.getByRole('button', { name: 'What to do with this post' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block arisa_3?' });
    await dialog.getByRole('button', { name: 'Block' }).click();
    await line(page, 'Blocked').first().waitFor();

    const other = await openAs(open, arisa, `/community/posts/${own}`, {
      expected: /Failed to load resource/,
    });
    const field = other.getByRole('textbox', { name: 'Write a comment' });
    await field.fill('Once more');
    await other.getByRole('button', { name: 'Send' }).click();
    await other.getByRole('alert').filter({ hasText: 'does not want to hear from you' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('Once more');
    await other.getByRole('button', { name: /^Like/ }).first().click();
    await other.getByRole('alert').filter({ hasText: 'does not want to hear from you' }).nth(1).waitFor();
  });
});
