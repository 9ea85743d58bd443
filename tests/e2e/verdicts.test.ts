import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { currentSite, ownSite, test, withOwnSite } from './harness.ts';
import { PHONE } from './launch.ts';
import { appoint, type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { type Site, startSite } from './site.ts';
import { NEW_POST, publish, text, title } from './write-page.ts';

withOwnSite();

const EXPECTED = { expected: /Failed to load resource/ };
const DECISIONS = '/profile/account?t=decision';

let mika: Member;
let ran: Member;
let keeper: Member;
let other: Member;

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  ran = await signUp(url, 'Ran-fan');
  keeper = await signUp(url, 'Keeper');
  other = await signUp(url, 'Second');
  await appoint(ownSite(), 'Keeper', 'moderator');
  await appoint(ownSite(), 'Second', 'moderator');
});

const write = async (by: Member, name: string, said: string): Promise<number> => {
  const facts = { categoryName: 'SELF_POST', categoryId: 'text', title: name, content: [words(said)] };
  return Number((await by.call('post', facts)).id);
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const cases = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Reports' }).getByRole('listitem').filter({ hasText: words }).first();
const decided = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Decisions about you' }).getByRole('listitem').filter({ hasText: words });
const refusal = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

/** Decides about the case that says so, as a moderator does at the console. */
async function decide(page: Page, about: string, verdict: string, note: string): Promise<void> {
  const item = cases(page, about);
  await item.getByRole('button', { name: 'Decide …' }).click();
  await item.getByRole('radio', { name: verdict }).check();
  await item.getByRole('textbox', { name: 'Words for the member' }).fill(note);
  await item.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Decided. The member is told.' }).waitFor();
}

describe('a locked thread', () => {
  test('can be read, and says why no one can add to it', async ({ open }) => {
    const id = await write(mika, 'Which band is best', 'Only one is.');
    const comment = {
      categoryName: 'POST_COMMENT',
      categoryId: String(id),
      content: [words('No, that one')],
    };
    await ran.call('post', comment);
    await ran.call('post/report', { id, reason: 'abuse', note: 'They shout' });
    const reader = await openAs(open, ran, `/community/posts/${id}`, EXPECTED);
    await field(reader).fill('One word more');
    const moderator = await openAs(open, keeper, '/console?t=report');
    await decide(moderator, 'Which band is best', 'Lock the text', 'Enough of this');
    // Who was writing meanwhile loses nothing.
    await send(reader);
    await refusal(reader, 'Moderators locked this, so nobody can answer.');
    await expect.poll(() => field(reader).inputValue()).toBe('One word more');
    await reader.reload();
    const locked = 'Locked by moderators: Insults or harassment. Nobody can comment, like or change it.';
    await reader.getByText(locked).first().waitFor();
    await reader.getByText('No, that one').waitFor();
    await expect.poll(() => field(reader).count()).toBe(0);
    await expect.poll(() => reader.getByRole('button', { name: 'Reply' }).count()).toBe(0);
    expect(await axeFindings(reader)).toEqual([]);
    const author = await openAs(open, mika, `/community/posts/${id}`);
    await author.getByRole('button', { name: 'What to do with this post' }).click();
    await author.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await expect.poll(() => author.getByRole('menuitem', { name: 'Edit' }).count()).toBe(0);
  });
});

describe('a member', () => {
  test('is reported, warned, paused and emptied, and reads each with what they can still do', async ({
    open,
  }) => {
    await mika.call('user', { nickname: 'Loud Mika', selfIntroRich: [words('Buy my account')] });
    const first = await write(mika, 'My offer', 'Look at my page');
    const reader = await openAs(open, ran, `/community/posts/${first}`, { viewport: PHONE });
    await reader.getByRole('button', { name: 'Report this member' }).click();
    const dialog = reader.getByRole('dialog', { name: 'Report this member' });
    await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
    await dialog.getByRole('textbox').fill('An advert');
    expect(await axeFindings(reader)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await reader.getByText('Reported. Thank you.').waitFor();
    expect(await sidewaysPixels(reader)).toBe(0);
    const moderator = await openAs(open, keeper, '/console?t=report', EXPECTED);
    await cases(moderator, 'An advert').getByText('Buy my account').waitFor();
    await decide(moderator, 'An advert', 'Warn the member', 'Please no adverts');

    const author = await openAs(open, mika, '/profile/account?t=notification', EXPECTED);
    await author.getByText('A moderator sent you a warning').waitFor();
    await author.getByRole('link', { name: 'See the decision' }).first().click();
    await decided(author, 'Warning').getByText('Please no adverts').waitFor();
    // A warning takes nothing away.
    await author.goto(NEW_POST);
    await text(author).waitFor();
    await title(author).fill('Still here');
    await text(author).focus();
    await author.keyboard.type('Writing goes on');
    await publish(author);

    await ran.call('user/report', { username: 'mika_7', reason: 'spam', note: 'Still an advert' });
    await moderator.reload();
    await decide(moderator, 'Still an advert', 'Empty name and introduction', 'So we took it away');
    await reader.goto('/community/user/mika_7');
    await reader.getByRole('heading', { level: 1, name: 'mika_7' }).waitFor();
    await expect.poll(() => reader.getByText('Buy my account').count()).toBe(0);

    await ran.call('user/report', { username: 'mika_7', reason: 'spam', note: 'They write to everybody' });
    await moderator.reload();
    await decide(moderator, 'They write to everybody', 'Pause the member', 'Take a week off');
    await author.goto(NEW_POST);
    await text(author).waitFor();
    await title(author).fill('Too late');
    await text(author).focus();
    await author.keyboard.type('All my words');
    await author.keyboard.press('Control+Enter');
    await refusal(author, 'Moderators paused your writing.');
    await expect.poll(() => text(author).innerText()).toBe('All my words');
    await author.goto(DECISIONS);
    await decided(author, 'Paused')
      .getByText(/You can write again from/)
      .waitFor();
    await decided(author, 'Introduction emptied').getByText('So we took it away').waitFor();
    expect(await axeFindings(author)).toEqual([]);
    // Reading, liking and following stay.
    const theirs = await write(ran, 'Quiet words', 'Hush');
    await author.goto(`/community/posts/${theirs}`);
    await author.locator('#post').getByRole('button', { name: 'Like (0 likes)' }).click();
    await author.locator('#post').getByRole('button', { name: 'Like (1 like)', pressed: true }).waitFor();
    await field(author).fill('May I?');
    await send(author);
    await refusal(author, 'Moderators paused your writing.');
    await expect.poll(() => field(author).inputValue()).toBe('May I?');

    // An appeal, which the one who decided cannot answer.
    await author.goto(DECISIONS);
    await decided(author, 'Paused').getByRole('button', { name: 'Appeal' }).click();
    await author.getByRole('textbox', { name: 'What do you say against it?' }).fill('I have learned');
    await author.getByRole('button', { name: 'Send the appeal' }).click();
    await author.getByText('Your appeal waits for an answer.').waitFor();
    await moderator.goto('/console?t=report');
    await cases(moderator, 'I have learned').getByRole('button', { name: 'Reverse' }).click();
    await refusal(moderator, 'You decided this yourself: another moderator must answer.');
    const second = await openAs(open, other, '/console?t=report');
    await cases(second, 'I have learned')
      .getByRole('textbox', { name: 'Words for the member' })
      .fill('Welcome back');
    await cases(second, 'I have learned').getByRole('button', { name: 'Reverse' }).click();
    await second.getByRole('status').filter({ hasText: 'Answered. The member is told.' }).waitFor();
    await author.reload();
    await decided(author, 'Paused').getByText('The decision was reversed.').waitFor();
    await decided(author, 'Paused').getByText('Welcome back').waitFor();
    await author.goto(`/community/posts/${theirs}`);
    await field(author).fill('Thank you all');
    await send(author);
    await author.getByRole('article', { name: 'Comment by mika_7' }).getByText('Thank you all').waitFor();
  });
});

describe('a text that is refused as a repetition or a crowd', () => {
  const SAME = 'The very same long thought';
  const MENTIONS = ['host_1', 'newcomer_1', 'nobody_1', 'nobody_2'];
  const LINKS = [1, 2, 3].map((nth) => ({
    type: 'link',
    target: 'url',
    data: `https://club.example/${nth}`,
  }));
  const link = { type: 'link', target: 'url', data: 'https://shop.example/' };

  // Where tests may write faster than people, nothing is refused as a repetition.
  let site: Site;
  let host: Member;
  beforeAll(async () => {
    site = await startSite();
    host = await signUp(site.url, 'host_1');
  });
  afterAll(() => site?.stop());

  test('stays in the editor, with what to change', async ({ open }) => {
    const writer = await signUp(site.url, 'newcomer_1');
    await write(writer, 'Again', SAME);
    const page = await openAs(open, writer, NEW_POST, { site, expected: /status of (403|409)/ });
    await text(page).waitFor();
    const fill = async (nodes: readonly object[]) => {
      await page.getByRole('button', { name: 'Import, export and more' }).click();
      await page.getByRole('menuitem', { name: 'Import' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import' });
      await dialog.getByRole('textbox').fill(JSON.stringify({ title: 'Again', content: nodes, tags: [] }));
      await dialog.getByRole('button', { name: 'Replace the text' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await text(page).focus();
      await page.keyboard.press('Control+Enter');
    };
    await fill([words(SAME)]);
    await refusal(page, 'You have just published the same text. Change it, or wait a while');
    await expect.poll(() => text(page).innerText()).toBe(SAME);
    await fill([words('Look '), ...LINKS]);
    await refusal(page, 'There are too many links to other sites. Take some out');
    await expect.poll(() => text(page).innerText()).toContain('Look');
    await fill(MENTIONS.map((data) => ({ type: 'mention', data })));
    await refusal(page, 'It mentions too many members at once. Take some out');
    for (const name of ['First', 'Next'])
      await writer.call('post', {
        categoryName: 'SELF_POST',
        categoryId: 'text',
        title: name,
        content: [words(name), link],
      });
    await fill([words('A third time '), link]);
    await refusal(page, 'You have published this link several times today. Take it out');
    expect(await axeFindings(page)).toEqual([]);
    // Mended, it is published.
    await fill([words('Something of my own')]);
    await page.waitForURL(/\/community\/posts\/\d+/);
  });

  test('stays in the field of comments, with what to change', async ({ open }) => {
    const writer = await signUp(site.url, 'newcomer_2');
    const on = await write(host, 'To talk about', 'Say something');
    const page = await openAs(open, writer, `/community/posts/${on}`, {
      site,
      expected: /status of (403|409)/,
    });
    const say = async (said: string) => {
      await field(page).fill(said);
      await send(page);
    };
    await say(SAME);
    await page.getByRole('article', { name: 'Comment by newcomer_2' }).getByText(SAME).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    const refused: readonly (readonly [string, string])[] = [
      [SAME, 'You have just written the same. Change it, or wait a while'],
      ['https://a.example https://b.example https://c.example', 'There are too many links to other sites.'],
      [MENTIONS.map((name) => `@${name}`).join(' '), 'It mentions too many members at once.'],
    ];
    for (const [said, why] of refused) {
      await say(said);
      await refusal(page, why);
      await expect.poll(() => field(page).inputValue()).toBe(said);
    }
    await say('Something else then');
    await page
      .getByRole('article', { name: 'Comment by newcomer_2' })
      .getByText('Something else then')
      .waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
  });
});
