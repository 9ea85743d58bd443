import { beforeAll, describe, expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { type Member, openAs, signUp, words } from './members.ts';

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
});

/** Muting is part of tests/e2e/community-story.test.ts. */
describe('a member who has enough of another one', () => {
  test('blocks them, who can no longer comment, and learn so without losing what they wrote', async ({
    open,
  }) => {
    const page = await openAs(open, mika, `/community/posts/${theirs}`);
    await page.getByRole('button', { name: 'What to do with this post' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block arisa_3?' });
    await dialog.getByRole('button', { name: 'Block' }).click();
    await page
      .getByRole('button', { name: /^Blocked member/ })
      .first()
      .waitFor();

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
