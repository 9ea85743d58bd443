import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import type { PostNode } from '#model/contract/rich-text';
import { choose } from './choose.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';
import { type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { addCards, drawnPicture, NEW_POST, paste, publish, text, title } from './write-page.ts';

withOwnSite();

let mika: Member;
let ran: Member;

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  ran = await signUp(url, 'Ran-fan');
  await mika.call('user/following', { username: ran.username, follow: true });
});

/** The post as the server has it. */
async function postAt(
  page: Page,
): Promise<{ readonly title: string; readonly content: readonly PostNode[] }> {
  const id = Number(/posts\/(\d+)/.exec(page.url())?.[1]);
  const answer = await fetch(`${currentSite().url}/api/post/details?id=${id}`);
  return ((await answer.json()) as { post: { title: string; content: PostNode[] } }).post;
}

const write = async (member: Member, content: readonly PostNode[]): Promise<number> => {
  const facts = { categoryName: 'SELF_POST', categoryId: 'text', title: 'As it was' };
  return Number((await member.call('post', { ...facts, content })).id);
};

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const kept = (page: Page) => page.getByText('Draft kept on this device').waitFor();

describe('the editor of posts', () => {
  test('asks a visitor to log in, and comes back', async ({ open }) => {
    const page = await open(NEW_POST);
    await page.getByText('Log in to write a post').waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Log in' });
    await expect.poll(() => link.getAttribute('href')).toContain(encodeURIComponent(NEW_POST));
  });

  test('writes a post by keyboard alone, with a heading, a name, a link, an emoji and cards', async ({
    open,
  }) => {
    const page = await openAs(open, mika, NEW_POST);
    await text(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await title(page).focus();
    await page.keyboard.type('Three cards');
    // It would be published half written.
    await page.keyboard.press('Enter');
    await expect.poll(() => text(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Control+Alt+2');
    await page.keyboard.type('The team');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Thanks to @ra');
    await page.getByRole('option', { name: /Ran-fan/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('for ');
    await page.keyboard.press('Control+k');
    const links = page.getByRole('dialog', { name: 'Put in a link' });
    await links.getByRole('searchbox').fill('#12');
    await links.getByRole('option').filter({ hasText: /#12$/ }).waitFor();
    await links.getByRole('searchbox').press('Enter');
    await links.waitFor({ state: 'hidden' });
    await page.keyboard.press('Alt+F10');
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    await page.getByRole('button', { name: '🎸' }).press('Enter');
    await addCards(page);
    await page.keyboard.type('Below the cards');
    await preview(page).getByText('Below the cards').waitFor();
    await publish(page);
    await page.getByRole('heading', { name: 'Three cards' }).waitFor();
    const { content } = await postAt(page);
    expect(content.map(({ type }) => type)).toEqual([
      ...['heading', 'text', 'mention', 'text', 'link', 'text', 'list', 'text'],
    ]);
    expect(content[2]).toEqual({ type: 'mention', data: 'Ran-fan' });
    expect(content[4]).toEqual({ type: 'link', target: 'song-single', data: '12' });
    expect(content[5]).toEqual({ type: 'text', data: ' 🎸' });
    expect(content[6]).toMatchObject({ type: 'list', target: 'card-info', display: 0 });
    await page.goto(NEW_POST);
    await text(page).waitFor();
    await expect.poll(() => title(page).inputValue()).toBe('');
  });

  test('tells a screen reader what is in the text', async ({ open }) => {
    const id = await write(mika, [
      { type: 'heading', data: 'The team' },
      words('Look at '),
      { type: 'link', target: 'song-single', data: '12' },
      { type: 'list', target: 'song-info', display: 1, objects: [12, 13] },
    ]);
    const page = await openAs(open, mika, `/community/posts/edit/${id}`);
    await text(page)
      .getByRole('region', { name: /^Songs: \D/ })
      .waitFor();
    // The link gets its words once the name of the song is there.
    await expect.poll(() => text(page).ariaSnapshot()).toMatch(/paragraph: Look at \S/);
    const tree = await text(page).ariaSnapshot();
    expect(tree).toMatch(/^- textbox "Text"/);
    expect(tree).toContain('heading "The team"');
    expect(tree).toMatch(/region "Songs: .*and/);
    expect(tree).toContain('group "Size"');
    expect(tree).toMatch(/radio "Medium" \[checked\]/);
    expect(tree).toContain('button "Move up"');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('takes a pasted picture, changes its size, and takes everything back', async ({ open }) => {
    const page = await openAs(open, mika, NEW_POST);
    await text(page).waitFor();
    await title(page).fill('My stage');
    await text(page).focus();
    await page.keyboard.type('Before');
    await paste(page, {}, await drawnPicture());
    const picture = text(page).getByRole('region', { name: 'Pictures: 1' });
    await picture.waitFor();
    await picture.getByRole('radio', { name: 'Small' }).check();
    await press(page, 'Undo');
    await press(page, 'Undo');
    await picture.waitFor({ state: 'detached' });
    await press(page, 'Redo');
    await picture.waitFor();
    await text(page).focus();
    await publish(page);
    const { content } = await postAt(page);
    expect(content).toEqual([
      words('Before'),
      { type: 'image', display: 0, objects: [expect.stringMatching(/^\/api\/upload\/file\/[0-9a-f]{40}$/)] },
    ]);
  });

  test('turns pasted markup into nodes and nothing else', async ({ open }) => {
    const page = await openAs(open, mika, NEW_POST);
    await text(page).waitFor();
    await title(page).fill('From elsewhere');
    await text(page).focus();
    await paste(page, {
      'text/html': `<style>p{color:red}</style><h2 style="font-size:9em" onclick="alert(1)">Cutoffs</h2>
        <p style='color:red'>Read <a href="https://example.com/a">this</a> and <a href="javascript:alert(1)">not this</a></p>
        <script>alert(1)</script><img src="https://example.com/a.png" alt="a curve" onerror="alert(1)"><ul><li>one<li>two</ul>`,
    });
    await text(page).getByRole('heading', { name: 'Cutoffs' }).waitFor();
    await publish(page);
    const { content } = await postAt(page);
    expect(content.map((node) => ('data' in node ? node.data : node.type))).toEqual([
      ...['Cutoffs', 'Read this ', 'https://example.com/a', ' and not this'],
      ...['br', 'br', 'a curve', 'br', 'br', '• one', 'br', '• two'],
    ]);
  });

  test('keeps a draft over a reload, says so, and lets it go', async ({ open }) => {
    const page = await openAs(open, ran, NEW_POST);
    await text(page).waitFor();
    await title(page).fill('Not done yet');
    await text(page).focus();
    await page.keyboard.type('Half a sen');
    await kept(page);
    await page.reload();
    await page.getByText('This is your draft from an earlier visit.').waitFor();
    await expect.poll(() => text(page).innerText()).toBe('Half a sen');
    await page.getByRole('status').getByRole('button', { name: 'Discard the draft' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('');
    await page.reload();
    await text(page).waitFor();
    await expect.poll(() => title(page).inputValue()).toBe('');
  });

  test('marks the node that the site refuses, and keeps the text', async ({ open }) => {
    const page = await openAs(open, ran, NEW_POST, { expected: /status of 400/ });
    await text(page).waitFor();
    await title(page).fill('Refused');
    await text(page).focus();
    const nodes = [words('Fine '), { type: 'sparkle', data: 'x' }];
    await paste(page, { 'text/plain': JSON.stringify(nodes) });
    await text(page).getByText('Part of another kind (sparkle)').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').getByText('The refused parts are marked in the text.').waitFor();
    await expect.poll(() => text(page).locator('.is-faulty').innerText()).toContain('sparkle');
    await page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: 'Show' }).press('Enter');
    await page.keyboard.press('Delete');
    await publish(page);
    expect((await postAt(page)).content).toEqual([words('Fine ')]);
  });

  test('edits a post, and lets its author choose when it was edited elsewhere', async ({ open }) => {
    const id = await write(ran, [words('First version')]);
    const page = await openAs(open, ran, `/community/posts/edit/${id}`, { expected: /status of 409/ });
    await text(page).waitFor();
    await ran.call('post/edit', { id, content: [words('From the phone')], revision: 0 });
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(', changed');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').getByText('From the phone').waitFor();
    await press(page, 'Save mine anyway');
    await page.waitForURL(/\/community\/posts\/\d+/);
    expect(await postAt(page)).toMatchObject({ content: [words('First version, changed')] });
  });

  test('exports and imports a post in the published format', async ({ open }) => {
    const page = await openAs(open, ran, NEW_POST);
    await text(page).waitFor();
    await press(page, 'Import, export and more');
    await page.getByRole('menuitem', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    const content = [
      { type: 'heading', data: 'Imported' },
      { type: 'list', target: 'card-icon', display: '2', object: ['7'] },
    ];
    await dialog.getByRole('textbox').fill(JSON.stringify({ title: 'By file', content, tags: [] }));
    await dialog.getByRole('button', { name: 'Replace the text' }).click();
    await text(page).getByRole('heading', { name: 'Imported' }).waitFor();
    await press(page, 'Import, export and more');
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as a file' }).click();
    const file: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(file).toEqual({
      title: 'By file',
      tags: [],
      content: [content[0], { type: 'list', target: 'card-icon', display: 2, objects: [7] }],
    });
    await text(page).focus();
    await page.keyboard.press('Control+z');
    await text(page).getByRole('heading', { name: 'Imported' }).waitFor({ state: 'detached' });
  });

  test('tags with completion, and shows the preview as a tab on phones', async ({ open }) => {
    await write(ran, [words('x')]);
    const tagged = { categoryName: 'SELF_POST', categoryId: 'text', title: 'T', content: [words('x')] };
    await ran.call('post', { ...tagged, tags: [{ type: 'text', data: 'quartzguide' }] });
    const page = await openAs(open, ran, NEW_POST, { viewport: PHONE });
    await text(page).waitFor();
    await page.getByRole('combobox', { name: 'Add a tag' }).pressSequentially('quartz');
    await page.getByRole('option', { name: /quartzguide/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove the tag quartzguide' }).waitFor();
    await title(page).fill('On a phone');
    await expect.poll(() => preview(page).isVisible()).toBe(false);
    await choose(page, 'Preview');
    await preview(page).getByText('# quartzguide').waitFor();
    await expect.poll(() => text(page).isVisible()).toBe(false);
    await page.setViewportSize(NARROW);
    await choose(page, 'Write');
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("refuses others' posts", async ({ open }) => {
    const id = await write(mika, [words('Mine')]);
    const page = await openAs(open, ran, `/community/posts/edit/${id}`);
    await page.getByText('You cannot edit this post').waitFor();
  });
});
