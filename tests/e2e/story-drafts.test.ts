import type { Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { currentSite, test, withOwnSite } from './harness.ts';
import { PHONE } from './launch.ts';
import { type Member, openAs, signUp } from './members.ts';
import { axeInBothLooks, sidewaysPixels } from './page-checks.ts';

withOwnSite();

const NEW = '/community/stories/new';
/** That a save is refused is what the story is about. */
const CONFLICT = { expected: /409 \(Conflict\)|GPU stall due to ReadPixels|WebGL/ };

let author: Member;
let reader: Member;
beforeAll(async () => {
  const { url } = currentSite();
  author = await signUp(url, 'moca_writes');
  reader = await signUp(url, 'tomoe_reads');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const kept = (page: Page) => page.getByText('Draft kept on this device').waitFor();

/** Twenty lines of two who talk, with a place and a sentence that no one says. */
const SPEAKERS = ['Kasumi', 'Arisa'];
const LINES = Array.from(
  { length: 20 },
  (_, at) => `${SPEAKERS[at % SPEAKERS.length]}: This is line ${at + 1} of the evening.`,
);

interface Action {
  readonly type: string;
  readonly layoutType?: string;
  readonly body?: string;
}

test('a member pastes a text of twenty lines, gets a staged story and publishes it; another reads, likes and reports it', async ({
  open,
}) => {
  const page = await openAs(open, author, NEW, CONFLICT);
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import into the story' });
  await dialog.getByRole('textbox', { name: 'Or paste the text' }).fill(LINES.join('\n'));
  await dialog.getByRole('button', { name: 'Make a story of it' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Its first line is what the stage shows and what is edited next.
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Line', exact: true }).inputValue())
    .toBe('This is line 1 of the evening.');
  await kept(page);
  expect(await axeInBothLooks(page)).toEqual([]);

  await title(page).fill('Half past five');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Two of them, and no bus.');
  await kept(page);
  await button(page, 'Publish').click();
  await page.waitForURL(/\/community\/stories\/\d+/);
  await page.getByRole('heading', { level: 1, name: 'Half past five' }).waitFor();
  const [, id] = /stories\/(\d+)/.exec(page.url()) ?? [];
  const details = await fetch(`${currentSite().url}/api/post/details?id=${id}`);
  const { post } = (await details.json()) as {
    readonly post: { readonly storySource: { readonly actions: readonly Action[] } };
  };
  const { actions } = post.storySource;
  expect(actions.filter(({ type }) => type === 'talk')).toHaveLength(20);
  expect(actions.filter(({ layoutType }) => layoutType === 'appear').length).toBeGreaterThanOrEqual(2);

  const other = await openAs(open, reader, `/community/stories/${id}`, { viewport: PHONE });
  const lines = other.getByRole('list', { name: 'Lines of the story' });
  await lines.getByText('This is line 20 of the evening.').waitFor();
  await other.getByText('Two of them, and no bus.').waitFor();
  const article = other.locator('#post');
  await article.getByRole('button', { name: /^Like \(/, pressed: false }).click();
  await article.getByRole('button', { name: /^Like \(/, pressed: true }).waitFor();
  await article.getByRole('button', { name: 'Report' }).click();
  const report = other.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('radio', { name: 'Somebody else’s work' }).check();
  await report.getByRole('textbox').fill('Their words are from a book');
  await report.getByRole('button', { name: 'Send report' }).click();
  await article.getByText('Reported. Thank you.').waitFor();

  // The reader goes on with a copy of their own, which says whose story it was.
  await other.getByRole('link', { name: 'Open a copy in the editor' }).click();
  await other.getByText(/^Made from “Half past five” by moca_writes$/).waitFor();
  await kept(other);
  expect(await sidewaysPixels(other)).toBe(0);
  await other.goto(new URL(NEW, other.url()).href);
  await other.getByRole('link', { name: 'Half past five' }).waitFor();
});

const story = (name: string, bodies: readonly string[]) => ({
  categoryName: 'SELF_POST',
  categoryId: 'story',
  storyType: 'single',
  title: name,
  content: [],
  storySource: {
    server: 0,
    voice: '',
    bgm: null,
    background: null,
    actions: bodies.map((body) => ({ type: 'talk', name: 'Mika', body, characters: [], wait: true })),
  },
});

test('two tabs edit a story one at a time, and a save that came first is not lost', async ({ open }) => {
  const { id } = await author.call('post', story('The last bus', ['One', 'Two']));
  const path = `/community/stories/edit/${id}`;
  const page = await openAs(open, author, path, CONFLICT);
  await page.getByRole('heading', { level: 1, name: 'The last bus' }).waitFor();
  await page.getByText('Kind and series stay as they were published.').waitFor();
  await title(page).fill('The night bus');
  await kept(page);

  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('This draft is being edited in another tab.').waitFor();
  await button(second, 'Edit it here').click();
  await expect.poll(() => title(second).inputValue()).toBe('The night bus');
  await page.getByText('This draft is being edited in another tab.').waitFor();

  await author.call('post/edit', { id, title: 'The first bus', revision: 0 });
  await button(second, 'Save').click();
  const newer = second.getByRole('region', { name: 'Newer version' });
  await newer.getByText('The first bus').waitFor();
  await newer.getByRole('button', { name: 'Go on with the newer version' }).click();
  await expect.poll(() => title(second).inputValue()).toBe('The first bus');
  await button(second, 'Earlier versions').click();
  const versions = second.getByRole('dialog', { name: 'Earlier versions' });
  await versions.getByRole('button', { name: 'Restore' }).first().click();
  await expect.poll(() => title(second).inputValue()).toBe('The night bus');
  await second.close();
});

test('what is missing is named before a story is published', async ({ open }) => {
  const page = await openAs(open, author, NEW, CONFLICT);
  await button(page, 'New story').or(title(page)).first().waitFor();
  if ((await title(page).count()) === 0) await button(page, 'New story').click();
  const needs = page.getByRole('list', { name: 'needed to publish' });
  await needs.getByText('Give it a title.').waitFor();
  await needs.getByText('Write a first line, or import a text.').waitFor();
  await page.getByRole('radio', { name: 'Chapter' }).check();
  await needs.getByText('Choose the series that it belongs to.').waitFor();
  await page.getByText('You have no series yet. Publish its beginning as a series first.').waitFor();
});
