import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { PostNode } from '#model/contract/rich-text';
import { currentSite, test, withOwnSite } from './harness.ts';
import { PHONE } from './launch.ts';
import { type Member, openAs, signUp, words } from './members.ts';

withOwnSite();

let mika: Member;
let folder: string;

beforeAll(async () => {
  mika = await signUp(currentSite().url, 'mika_7');
  await signUp(currentSite().url, 'Rimi_unfollowed');
  folder = await mkdtemp(join(tmpdir(), 'setori-drop-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file that the site has not seen yet: what it knows already is not sent again. */
async function drawn(background: string): Promise<string> {
  const picture = join(folder, `${background}.png`);
  const create = { width: 640, height: 480, channels: 3, background } as const;
  await writeFile(picture, await sharp({ create }).png().toBuffer());
  return picture;
}

const NEW = '/community/posts/new';
const UPLOADED = /^\/api\/upload\/file\/[0-9a-f]{40}$/;
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const pictures = (page: Page) => text(page).getByRole('region', { name: 'Pictures: 1' });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Tools for the text' });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });

/** An empty editor. */
async function openEditor(open: Parameters<typeof openAs>[0], options = {}): Promise<Page> {
  const page = await openAs(open, mika, NEW, options);
  await text(page).waitFor();
  const discard = page.getByRole('status').getByRole('button', { name: 'Discard the draft' });
  if (await discard.isVisible()) await discard.click();
  await page.getByRole('textbox', { name: 'Title' }).fill('As it was put in');
  await text(page).focus();
  return page;
}

async function published(page: Page): Promise<readonly PostNode[]> {
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/community\/posts\/\d+/);
  const id = Number(/posts\/(\d+)/.exec(page.url())?.[1]);
  const answer = await fetch(`${currentSite().url}/api/post/details?id=${id}`);
  return ((await answer.json()) as { post: { content: PostNode[] } }).post.content;
}

const devices = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Drags a file from the desktop over the text and lets it go, as the browser itself sees it. */
async function dropFile(page: Page, path: string): Promise<void> {
  const cdp = await devices(page);
  const box = await text(page).boundingBox();
  if (box === null) throw new Error('the text is not in sight');
  const at = { x: box.x + 40, y: box.y + 20 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at, data });
}

/** Types as an input method does: letters under way are replaced until a word is taken. */
async function compose(page: Page, steps: readonly string[], word: string): Promise<void> {
  const cdp = await devices(page);
  for (const step of steps)
    await cdp.send('Input.imeSetComposition', {
      text: step,
      selectionStart: step.length,
      selectionEnd: step.length,
    });
  await cdp.send('Input.insertText', { text: word });
}

describe('what comes into the editor of posts', () => {
  test('takes a picture that is dropped on the text', async ({ open }) => {
    const page = await openEditor(open);
    await page.keyboard.type('Look');
    await dropFile(page, await drawn('blue'));
    await pictures(page).waitFor();
    expect(await published(page)).toContainEqual({
      type: 'image',
      display: 0,
      objects: [expect.stringMatching(UPLOADED)],
    });
  });

  test('takes a picture from the clipboard', async ({ open }) => {
    const page = await openEditor(open);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(80, 60);
      canvas.getContext('2d')?.fillRect(0, 0, 40, 60);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    });
    await text(page).focus();
    await page.keyboard.press('Control+v');
    await pictures(page).waitFor();
    expect(await published(page)).toHaveLength(1);
  });

  test('shows how far a picture is, and leaves nothing behind when it is cancelled', async ({ open }) => {
    const page = await openEditor(open);
    await page.keyboard.type('Without');
    await page.route('**/api/upload', () => undefined);
    await dropFile(page, await drawn('green'));
    await page.getByRole('progressbar', { name: 'Picture upload' }).waitFor({ state: 'attached' });
    const publish = page.getByRole('button', { name: 'Publish' });
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await expect.poll(() => text(page).locator('.arrival').count()).toBe(0);
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('false');
    await text(page).focus();
    expect(await published(page)).toEqual([words('Without')]);
  });

  test('leaves nothing behind of a picture that does not arrive', async ({ open }) => {
    const page = await openEditor(open, { expected: /upload|500/ });
    await page.keyboard.type('Without');
    await page.route('**/api/upload', (route) => route.abort('connectionreset'));
    await dropFile(page, await drawn('red'));
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => text(page).locator('.arrival').count()).toBe(0);
    await text(page).focus();
    expect(await published(page)).toEqual([words('Without')]);
  });

  test('keeps every letter of an input method, once', async ({ open }) => {
    const page = await openEditor(open);
    await page.keyboard.press('Control+Alt+2');
    await compose(page, ['き', 'きょ', 'きょう', '今日'], '今日');
    await page.keyboard.press('Enter');
    await compose(page, ['ｌ', 'らい', 'らいぶ', 'ライブ'], 'ライブ');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await compose(page, ['ㅎ', '하', '한'], '한');
    await compose(page, ['ㄱ', '그', '글'], '글');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    expect(await published(page)).toEqual([
      { type: 'heading', data: '今日' },
      words('ライブ!'),
      { type: 'br' },
      words('한글'),
    ]);
  });

  test('offers members whom the writer does not follow, by keyboard and to a screen reader', async ({
    open,
  }) => {
    const page = await openEditor(open);
    await page.keyboard.type('Thanks to @RIMI');
    const offer = page.getByRole('listbox', { name: 'Members' }).getByRole('option', { name: /Rimi_unf/ });
    await offer.waitFor();
    const active = (await text(page).getAttribute('aria-activedescendant')) ?? '';
    await expect.poll(() => offer.getAttribute('id')).toBe(active);
    await page.getByRole('status').filter({ hasText: '1 matching name' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    expect(await published(page)).toEqual([
      words('Thanks to '),
      { type: 'mention', data: 'Rimi_unfollowed' },
      words(' '),
    ]);
  });

  test('puts an emoji in by its name, and offers it first the next time', async ({ open }) => {
    const page = await openEditor(open);
    await page.keyboard.type('Hi ');
    await tool(page, 'Emoji').click();
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('kasumi');
    await page.getByRole('button', { name: /Kasumi/ }).waitFor();
    await search.press('Enter');
    await text(page).getByRole('img', { name: ':1:' }).waitFor();
    await tool(page, 'Emoji').click();
    const lately = page.getByRole('toolbar', { name: 'Used lately' });
    await lately.getByRole('button', { name: /Kasumi/ }).waitFor();
    await page.getByRole('toolbar', { name: 'Faces' }).getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await text(page).getByRole('img', { name: ':8:' }).waitFor();
    await page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: ':8:' }).waitFor();
    expect(await published(page)).toEqual([
      words('Hi '),
      { type: 'emoji', data: '1' },
      { type: 'emoji', data: '8' },
    ]);
  });

  test('tells a screen reader what the tools are and what they do now', async ({ open }) => {
    const page = await openEditor(open);
    await page.keyboard.press('Control+Alt+2');
    const tree = await tools(page).ariaSnapshot();
    expect(tree.split('\n').map((line) => line.trim())).toEqual([
      '- toolbar "Tools for the text":',
      ...[
        '- button "Undo"',
        '- button "Redo" [disabled]',
        '- button "Heading" [pressed]',
        '- button "Emoji"',
      ],
      ...['- button "Mention someone"', '- button "Link"', '- button "Cards, songs, events …"'],
      '- button "Add pictures"',
    ]);
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    expect(await tool(page, 'Add pictures').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await text(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('keeps the tools in reach of a thumb on phones', async ({ open }) => {
    const page = await openEditor(open, { viewport: PHONE, isTouch: true });
    for (let line = 0; line < 40; line++) await page.keyboard.press('Enter');
    await page.keyboard.type('The end');
    const box = await tools(page).boundingBox();
    expect(box?.y).toBeLessThan(120);
    const sizes = await tools(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { width, height, right } of sizes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
      expect(right).toBeLessThanOrEqual(PHONE.width);
    }
    await expect.poll(() => page.getByText('Alt+F10').isVisible()).toBe(false);
  });
});
