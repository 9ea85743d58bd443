import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, type Open, test, withOwnSite } from './harness.ts';
import { PHONE } from './launch.ts';
import { type Member, openAs, signUp } from './members.ts';
import { axeInBothLooks } from './page-checks.ts';

withOwnSite();

let mika: Member;
let folder: string;

beforeAll(async () => {
  mika = await signUp(currentSite().url, 'mika_charts');
  folder = await mkdtemp(join(tmpdir(), 'setori-charts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NEW = '/community/charts/new';
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };
/** That the second one is refused is what the story is about. */
const CONFLICT = { expected: /409 \(Conflict\)|GPU stall due to ReadPixels/ };
const TEMPO = { type: 'BPM', beat: 0, bpm: 150 };
const notes = (count: number) => [
  TEMPO,
  ...Array.from({ length: count }, (_, i) => ({ type: 'Single', beat: i + 1, lane: i % 7 })),
];

const kept = (page: Page) => page.getByText('Draft kept on this device').waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const importing = (page: Page) => page.getByRole('dialog', { name: 'Import a chart' });

async function openEditor(open: Open, options = {}): Promise<Page> {
  const page = await openAs(open, mika, NEW, options);
  await button(page, 'Import').waitFor();
  return page;
}

async function paste(page: Page, text: string): Promise<void> {
  await button(page, 'Import').click();
  await importing(page).getByRole('textbox').fill(text);
}

/** Takes a chart in place of the one in the editor. */
async function take(page: Page, chart: readonly object[]): Promise<void> {
  await paste(page, JSON.stringify(chart));
  await importing(page).getByRole('button', { name: 'Replace the chart' }).click();
  await importing(page).waitFor({ state: 'detached' });
  await kept(page);
}

interface Saved {
  readonly name: string;
  readonly path: string;
}

/** Saves the chart of the editor as a file of a format. */
async function exported(page: Page, format: string): Promise<Saved> {
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'Save chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the chart as a file' });
  await dialog.getByRole('radio', { name: format, exact: true }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Save .+\..+/ }).click();
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path() };
}

const chartIn = async (page: Page): Promise<readonly { readonly type: string }[]> =>
  JSON.parse(await readFile((await exported(page, 'Bestdori JSON')).path, 'utf8'));

/** Fills in all that the site wants to know besides the music. */
async function describeChart(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await choose(page, 'Special');
  await page.getByRole('textbox', { name: 'Level' }).fill('28');
  await page.getByRole('textbox', { name: 'Level' }).press('Enter');
}

/** Music that the site does not know yet. */
async function ownMusic(): Promise<string> {
  const { posts } = await (
    await fetch(`${currentSite().url}/api/post/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ categoryName: 'SELF_POST', categoryId: 'chart', songType: 'custom', limit: 1 }),
    })
  ).json();
  const audio = await (await fetch(`${currentSite().url}${posts[0].song.audio}`)).arrayBuffer();
  const tag = Buffer.alloc(128);
  tag.write('TAGsetori');
  const path = join(folder, 'own.mp3');
  await writeFile(path, Buffer.concat([Buffer.from(audio), tag]));
  return path;
}

test('a draft survives a reload and goes back to an earlier version, which can be undone', async ({
  open,
}) => {
  const page = await openEditor(open);
  await take(page, notes(2));
  await page.getByRole('textbox', { name: 'Title' }).fill('Stairs only');
  await page.getByRole('textbox', { name: 'Title' }).blur();
  await take(page, notes(5));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Stairs only' }).waitFor();
  expect(await chartIn(page)).toHaveLength(6);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Another name');
  await title.blur();

  await button(page, 'Earlier versions').click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  const two = versions.getByRole('listitem').filter({ hasText: '2 notes' });
  await two.getByRole('button', { name: 'Restore' }).click();
  await kept(page);
  expect(await chartIn(page)).toHaveLength(3);
  const before = await title.inputValue();
  expect(before).not.toBe('Another name');
  await button(page, 'Undo').click();
  expect(await chartIn(page)).toHaveLength(6);
  await expect.poll(() => title.inputValue()).toBe('Another name');
  await button(page, 'Redo').click();
  await expect.poll(() => title.inputValue()).toBe(before);
  await button(page, 'Undo').click();
  await button(page, 'Earlier versions').click();
  await versions.getByRole('listitem').filter({ hasText: '5 notes' }).first().waitFor();
});

test('takes over when the music of a file begins, and writes that back', async ({ open }) => {
  const page = await openEditor(open);
  const file = ['#WAVEOFFSET -1.25', '#BPM01: 150', '#00008: 01', '#00118: 11000011'];
  await paste(page, file.join('\n'));
  await importing(page).getByText('the music starts 1.25 s before the first beat').waitFor();
  await importing(page).getByRole('button', { name: 'Replace the chart' }).click();
  const offset = page.getByRole('textbox', { name: 'Offset' });
  await expect.poll(() => offset.inputValue()).toMatch(/^1,250\sms$/);
  const lines = (await readFile((await exported(page, 'SUS')).path, 'utf8')).split('\n');
  expect(lines).toEqual(expect.arrayContaining(file));
  // The other way, in a format without an offset, it is a bar.
  expect(await chartIn(page)).toMatchObject([
    { type: 'BPM', beat: 0, bpm: 192 },
    { type: 'BPM', beat: 4, bpm: 150 },
    { type: 'Single', beat: 8 },
    { type: 'Single', beat: 11 },
  ]);
});

test('one tab edits a draft; another is told, takes it over, and gets what was made', async ({ open }) => {
  const first = await openEditor(open);
  await take(first, notes(3));
  const second = await first.context().newPage();
  await second.goto(first.url());
  const told = (page: Page) => page.getByText('This draft is being edited in another tab.');
  await told(second).waitFor();
  await button(second, 'Edit it here').click();
  await told(first).waitFor();
  await told(second).waitFor({ state: 'hidden' });
  expect(await chartIn(second)).toHaveLength(4);
  await take(second, notes(7));
  await second.close();
  await told(first).waitFor({ state: 'hidden' });
  expect(await chartIn(first)).toHaveLength(8);
});

test('a chart is exported as level data and imports equal; a backup brings all back', async ({ open }) => {
  const page = await openEditor(open);
  await take(page, [
    ...notes(6),
    {
      type: 'Slide',
      connections: [
        { beat: 9, lane: 1 },
        { beat: 10, lane: 3 },
        { beat: 11, lane: 5, flick: true },
      ],
    },
    { type: 'Directional', beat: 12, lane: 2, direction: 'Right', width: 3 },
  ]);
  await page.getByRole('textbox', { name: 'Title' }).fill('Round trip');
  const before = await chartIn(page);
  const level = await exported(page, 'Sonolus LevelData');
  await button(page, 'Export').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save a backup of the draft' }).click();
  const backup = join(folder, (await download).suggestedFilename());
  await (await download).saveAs(backup);

  await take(page, notes(1));
  await paste(page, await readFile(level.path, 'utf8'));
  await importing(page).getByText('Sonolus LevelData').waitFor();
  await importing(page).getByRole('button', { name: 'Replace the chart' }).click();
  await importing(page).waitFor({ state: 'detached' });
  expect(await chartIn(page)).toEqual(before);

  await take(page, notes(1));
  await page.getByRole('textbox', { name: 'Title' }).fill('Other');
  await button(page, 'Import').click();
  await importing(page).locator('input[type=file]').setInputFiles(backup);
  await importing(page).getByText('A backup of a draft').waitFor();
  await importing(page).getByRole('button', { name: 'Restore' }).click();
  await importing(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Round trip' }).waitFor();
  expect(await chartIn(page)).toEqual(before);

  await paste(page, JSON.stringify(notes(2)));
  await importing(page).getByRole('button', { name: 'Insert at the cursor' }).click();
  await importing(page).waitFor({ state: 'detached' });
  expect(await chartIn(page)).toHaveLength(before.length + 2);
});

test('hostile charts are refused with the reason, on import and by the site, and change nothing', async ({
  open,
}) => {
  const page = await openEditor(open);
  await take(page, notes(2));
  const large = join(folder, 'large.json');
  await writeFile(large, Buffer.alloc(10 * 1024 * 1024, '['));
  const many = join(folder, 'many.json');
  await writeFile(many, `[${Array(100_000).fill('{"type":"Single","beat":1,"lane":1}').join(',')}]`);
  await button(page, 'Import').click();
  const dialog = importing(page);
  const refuses = async (give: () => Promise<void>, reason: string): Promise<void> => {
    await give();
    await dialog.getByText(reason).waitFor();
    await dialog.getByRole('button', { name: 'Replace the chart', disabled: true }).waitFor();
  };
  const file = (path: string) => () => dialog.locator('input[type=file]').setInputFiles(path);
  const text = (value: string) => () => dialog.getByRole('textbox').fill(value);
  await refuses(file(large), 'This is too large to be a chart.');
  await refuses(file(many), 'There are more notes in this than any chart can have.');
  const deep = `[{"type":"Single","beat":1,"lane":1,"x":${'['.repeat(900)}${']'.repeat(900)}}]`;
  await refuses(text(deep), 'It is nested too deeply to be a chart.');
  await refuses(text('nothing of the kind'), 'This is no chart in a format that this site reads.');
  const osu = 'osu file format v14\n\n[HitObjects]\n64,192,500,1,0,0:0:0:0:\n';
  await refuses(text(osu), 'This is a chart for osu!, which this site does not read.');
  await text(
    JSON.stringify([TEMPO, { type: 'Single', beat: 1e9, lane: 1 }, { type: 'Single', beat: 1, lane: 99 }]),
  )();
  await dialog.getByText(/of mistake/).waitFor();
  await dialog.getByRole('button', { name: 'Replace the chart' }).click();
  await page.getByText('Some notes are broken or outside the lanes.').waitFor();
  await button(page, 'Undo').click();
  expect(await chartIn(page)).toHaveLength(3);

  const refused = await fetch(`${currentSite().url}/api/post`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${mika.cookie.name}=${mika.cookie.value}` },
    body: JSON.stringify({
      categoryName: 'SELF_POST',
      categoryId: 'chart',
      title: 'Too much',
      song: { type: 'bandori', id: 1 },
      diff: 3,
      level: 25,
      content: [],
      chart: [{ type: 'Single', beat: 1, lane: 99 }],
    }),
  });
  expect([refused.status, (await refused.json()).code]).toEqual([400, 'REQUEST_INVALID']);
});

test('a member publishes a chart with own music, and a guest plays it', async ({ open }) => {
  const page = await openEditor(open, SLOW_DRAWING);
  await take(page, notes(20));
  await choose(page, 'Own music');
  await page.getByText('Add your music.').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add music').click();
  await (await chooser).setFiles(await ownMusic());
  await page.getByText('own.mp3').first().waitFor();
  // It is heard in the editor, too, and still there when one comes back.
  await page.getByText(/^Music: \d/).waitFor();
  await kept(page);
  await page.reload();
  await page.getByText(/^Music: \d/).waitFor();
  await describeChart(page, 'From my own file');
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('stairs');
  await page.getByRole('combobox', { name: 'Add a tag' }).press('Enter');
  await page.getByRole('textbox', { name: 'Description' }).fill('Twenty steps.');
  await page.getByText('ready to publish').waitFor();
  expect(await axeInBothLooks(page)).toEqual([]);
  await button(page, 'Publish').click();
  await page.waitForURL(/\/community\/charts\/\d+/);
  const address = new URL(page.url()).pathname;

  const guest = await open(address, SLOW_DRAWING);
  await guest.getByRole('heading', { level: 1, name: 'From my own file' }).waitFor();
  await guest.getByText('Twenty steps.').waitFor();
  await guest.getByRole('button', { name: 'Listen' }).waitFor();
  await guest.locator('#stage').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await guest.getByRole('link', { name: 'Open a copy in the editor' }).click();
  await guest.getByText('Made from “From my own file” by mika_charts').waitFor();
  expect(await chartIn(guest)).toHaveLength(21);
});

test('two browsers edit one chart: the later one sees both versions and loses neither', async ({ open }) => {
  const { id } = await mika.call('post', {
    categoryName: 'SELF_POST',
    categoryId: 'chart',
    title: 'Edited twice',
    song: { type: 'bandori', id: 1 },
    diff: 3,
    level: 25,
    content: [],
    chart: notes(4),
  });
  const edit = async (title: string, count: number): Promise<Page> => {
    const page = await openAs(open, mika, `/community/charts/edit/${id}`, CONFLICT);
    await button(page, 'Import').waitFor();
    await take(page, notes(count));
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    return page;
  };
  const early = await edit('By the first', 6);
  const late = await edit('By the second', 9);
  await button(early, 'Save').click();
  await early.waitForURL(/\/community\/charts\/\d+/);
  await button(late, 'Save').click();
  const newer = late.getByRole('region', { name: 'Newer version' });
  await newer.getByText('By the first').waitFor();
  await newer.getByText('6 notes').waitFor();
  const mine = late.getByRole('region', { name: 'Your version' });
  await mine.getByText('9 notes').waitFor();
  const top = async (version: Locator) => (await version.boundingBox())?.y;
  expect(await top(mine)).toBe(await top(newer));
  await newer.getByRole('button', { name: 'Go on with the newer version' }).click();
  await late.getByRole('heading', { level: 1, name: 'By the first' }).waitFor();
  expect(await chartIn(late)).toHaveLength(7);
  await button(late, 'Earlier versions').click();
  const versions = late.getByRole('dialog', { name: 'Earlier versions' });
  await versions.getByRole('listitem').filter({ hasText: '9 notes' }).first().getByRole('button').click();
  await late.getByRole('heading', { level: 1, name: 'By the second' }).waitFor();
  await button(late, 'Save').click();
  await late.waitForURL(/\/community\/charts\/\d+/);
  await late.getByRole('heading', { level: 1, name: 'By the second' }).waitFor();
});

test('drafts are listed, renamed, deleted and brought back, on a phone, too', async ({ open }) => {
  const page = await openEditor(open, { viewport: PHONE });
  await take(page, notes(3));
  await page.goto(`${currentSite().url}${NEW}`);
  const row = page.getByRole('listitem').filter({ hasText: '3 notes' });
  const more = row.getByRole('button');
  await more.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  await dialog.getByRole('textbox').fill('Named later');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await row.getByRole('link', { name: 'Named later' }).waitFor();
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await row.getByRole('link', { name: 'Named later' }).click();
  await page.getByRole('heading', { level: 1, name: 'Named later' }).waitFor();
});

test('a copy of a chart of the game says where it is from', async ({ open }) => {
  const page = await open('/tool/chart/1/expert');
  await page.getByRole('link', { name: 'Open a copy in the editor' }).click();
  await page.getByRole('link', { name: /^Made from the Expert chart of / }).waitFor();
  expect((await chartIn(page)).length).toBeGreaterThan(50);
  // On a phone the picture of the chart scrolls, not the page.
  await page.setViewportSize(PHONE);
  await page.getByRole('slider', { name: 'Note' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
