import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const PATH = '/info/songs';

const list = (page: Page) => page.getByRole('list', { name: 'Songs' });
const tiles = (page: Page) => list(page).locator('li[aria-posinset]');
const search = (page: Page) => page.getByRole('searchbox', { name: /^Title, roselia/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: / of [\d,]+$/ });

/** How many were found, once nothing newer is being worked out. */
async function found(page: Page): Promise<number> {
  const [number = ''] = ((await count(page).textContent()) ?? '').split(' ');
  return Number(number.replaceAll(',', ''));
}

/** What a filter says it would find. */
async function said(page: Page, group: string, name: RegExp): Promise<number> {
  // The list comes first, then how many each filter would find.
  await page.locator('[aria-busy="false"] > #filters').waitFor();
  const chip = page.getByRole('group', { name: group }).getByRole('button', { name });
  return Number(/\(([\d,]+)\)/.exec((await chip.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''));
}

describe('the list of songs', () => {
  test('plays a song and adds another one to the queue, by keys alone', async ({ open }) => {
    const page = await open(PATH);
    // The buttons come after the list.
    await tiles(page)
      .first()
      .getByRole('button', { name: /^Play / })
      .waitFor();
    const music = page.getByRole('banner').getByRole('region', { name: 'Music' });
    await tiles(page).nth(0).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await music.waitFor();
    await tiles(page)
      .nth(1)
      .getByRole('button', { name: /^Options for/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Add to the queue' }).press('Enter');
    await music.getByRole('button', { name: 'Queue' }).click();
    await expect.poll(() => music.getByRole('listitem').count()).toBe(2);
    for (const view of ['rows', 'table']) {
      await page.goto(`${PATH}?view=${view}`);
      await page
        .getByRole('button', { name: /^Play / })
        .first()
        .waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  test('has a filter for a band of ten songs, which its name and what players call it find, too', async ({
    open,
  }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const all = await found(page);
    const songs = await said(page, 'Band', /^Ave Mujica/);
    expect(songs).toBeGreaterThanOrEqual(10);
    await page
      .getByRole('group', { name: 'Band' })
      .getByRole('button', { name: /^Ave Mujica/ })
      .click();
    await expect.poll(() => found(page)).toBe(songs);
    expect(new URL(page.url()).search).toBe('?band=46');
    for (const typed of ['ave mujica', 'ムジカ']) {
      await page.goto(PATH);
      await search(page).fill(typed);
      await expect.poll(() => found(page)).toBe(songs);
    }
    expect(songs).toBeLessThan(all);
  });

  test('takes difficulty and level from one chart, and keeps both in the address', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const all = await found(page);
    const low = page.getByRole('textbox', { name: 'Lowest level' });
    const highest = await page.getByRole('textbox', { name: 'Highest level' }).inputValue();
    await low.fill('28');
    await low.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe(`?level=28-${highest}`);
    await expect.poll(() => found(page)).toBeLessThan(all);
    const hard = await found(page);
    const expert = await said(page, 'Difficulty', /^Expert/);
    expect(await said(page, 'Difficulty', /^Easy/)).toBe(0);
    expect(expert).toBeLessThan(hard);
    await page
      .getByRole('group', { name: 'Difficulty' })
      .getByRole('button', { name: /^Expert/ })
      .click();
    await expect.poll(() => found(page)).toBe(expert);
    await search(page).fill('ex 28+');
    await expect.poll(() => page.url()).toContain('q=ex');
    await expect.poll(() => found(page)).toBe(expert);
    await page.reload();
    await expect.poll(() => found(page)).toBe(expert);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => page.url()).not.toContain('level');
    await expect.poll(() => found(page)).toBe(expert);
  });

  test('understands what fans type, and takes a word of no meaning here for a name', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const cover = await said(page, 'Type', /^Cover/);
    await search(page).fill('cover');
    await expect.poll(() => found(page)).toBe(cover);
    await search(page).fill('no such thing');
    await page.getByText('No matches').waitFor();
    await page.getByRole('button', { name: 'What can be searched' }).click();
    await page.getByRole('button', { name: /^#115/ }).click();
    await expect.poll(() => found(page)).toBe(1);
    await tiles(page).first().waitFor();
    // Red is an attribute of cards, which songs do not have.
    await search(page).fill('red');
    await expect.poll(() => tiles(page).first().textContent()).toMatch(/red/i);
  });

  test('is narrowed by tempo, by length and by what a song has besides', async ({ open }) => {
    const page = await open(`${PATH}?bpm=1-120`);
    await count(page).waitFor();
    const slow = await found(page);
    expect(slow).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'Shortest length in seconds' }).fill('120');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toMatch(/length=120-/);
    await expect.poll(() => found(page)).toBeLessThan(slow);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => said(page, 'With', /^Music video/)).toBeGreaterThan(20);
    const video = await said(page, 'With', /^Music video/);
    await page
      .getByRole('group', { name: 'With' })
      .getByRole('button', { name: /^Music video/ })
      .click();
    await expect.poll(() => found(page)).toBe(video);
    expect(new URL(page.url()).search).toBe('?has=video');
  });

  test('speaks of the one difficulty that is filtered by', async ({ open }) => {
    const page = await open(`${PATH}?view=table&sort=-notes`);
    await page.getByRole('columnheader', { name: /^Notes, EX/ }).waitFor();
    await page.getByRole('group', { name: 'Difficulty' }).getByRole('button', { name: /^Easy/ }).click();
    await page.getByRole('columnheader', { name: /^Notes, EZ/ }).waitFor();
    const cells = page.getByRole('row').locator('td:nth-child(10)');
    await expect
      .poll(async () => {
        const notes = (await cells.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
        return notes.length > 3 && notes.every((number, at) => at === 0 || number <= (notes[at - 1] ?? 0));
      })
      .toBe(true);
    await page.getByRole('button', { name: /^Hard/ }).click();
    await page.getByRole('columnheader', { name: /^Notes, EX/ }).waitFor();
  });

  test('finds a song by how its title is read, in the list and in the search of the top bar', async ({
    open,
  }) => {
    const page = await open(`${PATH}?q=オクジョウノコモリウタ`);
    await expect.poll(() => found(page)).toBe(1);
    await expect.poll(() => tiles(page).first().textContent()).toMatch(/Rooftop Lullaby/);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page
      .getByRole('combobox', { name: 'Card, song, character, event, page' })
      .fill('おくじょうのこもり');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await expect.poll(() => page.getByRole('option').textContent()).toMatch(/^Rooftop Lullaby/);
  });

  test('finds titles that are typed without spaces', async ({ open }) => {
    const page = await open(`${PATH}?q=rooftoplullaby`);
    await expect
      .poll(() => tiles(page).allTextContents())
      .toEqual([expect.stringContaining('Rooftop Lullaby')]);
  });

  test('has a place for songs of other bands', async ({ open }) => {
    const page = await open(PATH);
    await count(page).waitFor();
    const others = await said(page, 'Band', /^Other bands/);
    expect(others).toBeGreaterThan(50);
    await page
      .getByRole('group', { name: 'Band' })
      .getByRole('button', { name: /^Other bands/ })
      .click();
    await expect.poll(() => found(page)).toBe(others);
    expect(new URL(page.url()).search).toBe('?band=other');
  });

  test('sorts as a table and gives it away as a file', async ({ open }) => {
    const page = await open(`${PATH}?view=table&band=5`);
    const cells = page.getByRole('row').locator('td:nth-child(10)');
    await cells.first().waitFor();
    await page.getByRole('button', { name: /^Notes, EX/ }).click();
    await expect.poll(() => page.url()).toContain('sort=-notes');
    await expect
      .poll(async () => {
        const notes = (await cells.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
        return notes.length > 3 && notes.every((number, at) => at === 0 || number <= (notes[at - 1] ?? 0));
      })
      .toBe(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength((await found(page)) + 1);
    expect(lines[0]).toMatch(/BPM/);
  });

  test('on a phone keeps what is chosen in sight and fits', async ({ open }) => {
    const page = await open(`${PATH}?view=rows&level=27-28`, { viewport: PHONE });
    await count(page).waitFor();
    const before = await found(page);
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.getByRole('button', { name: /^Remove Level/ }).click();
    await expect.poll(() => found(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const highest = page.getByRole('textbox', { name: 'Highest level' });
    await highest.waitFor();
    // The levels run to the hardest chart there is, which can be found by it.
    const hardest = Number(await highest.inputValue());
    await page.getByRole('textbox', { name: 'Lowest level' }).fill(String(hardest));
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('level')).toBe(`${hardest}-${hardest}`);
    await expect.poll(() => found(page)).toBeGreaterThan(0);
  });
});

describe('a song', () => {
  test('shows its charts, its ranks and its place among all, and leads on', async ({ open }) => {
    const page = await open(`${PATH}/187`, { viewport: DESKTOP });
    const charts = page.locator('#charts');
    await charts.getByRole('row', { name: /^Special/ }).waitFor();
    await expect.poll(() => charts.getByRole('row').count()).toBe(6);
    await page.getByRole('img', { name: /^Jacket of / }).waitFor();
    const ranks = page.locator('#ranks').getByRole('row');
    await expect.poll(() => ranks.count()).toBe(6);
    const cells = await page.locator('#ranks td:nth-child(2)').allTextContents();
    const scores = cells.map((text) => Number(text.replace(/\D/g, '')));
    expect([...scores].sort((a, b) => b - a)).toEqual(scores);
    await page.getByText('How to get').waitFor();
    await expect.poll(() => page.locator('audio').count()).toBe(1);
    await expect.poll(() => page.locator('#meta').getByRole('row').count()).toBe(6);
    const best = page.locator('#meta').getByRole('row', { name: /^SP/ });
    await expect.poll(() => best.textContent()).toMatch(/%#\d/);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'All of the band' }).click();
    await expect.poll(() => found(page)).toBeLessThan(200);
    await page.goBack();
    await page.getByRole('link', { name: /^Next: / }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Previous: Rooftop Lullaby' }).count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Team builder' }).click();
    await expect.poll(() => page.url()).toMatch(/teambuilder\?song=\d+/);
  });

  test('shows how its title is read, what combos give, and during which event it came out', async ({
    open,
  }) => {
    const page = await open(`${PATH}/187`, { viewport: PHONE });
    await page.getByText('おくじょうのこもりうた').waitFor();
    await expect.poll(() => page.locator('#rewards').getByRole('row').count()).toBe(6);
    await page.locator('#ranks').getByText('Stars ×50').first().waitFor();
    await page.locator('#rewards').evaluate((place) => place.scrollIntoView());
    const event = page.locator('#event').getByRole('link');
    await event.scrollIntoViewIfNeeded();
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await event.click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/info\/events\/\d+/);
  });

  test('says so when its film is not there, and asks for none before', async ({ open }) => {
    const page = await open(`${PATH}?has=video`, { expected: /Failed to load resource|404 .*\/movie\// });
    await tiles(page).first().getByRole('link').click();
    await page.locator('#video video').waitFor();
    // Without a sound it may play whatever was pressed before.
    await page.locator('#video video').evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      film.play().catch(() => {});
    });
    await page.getByText('There is no video of it here.').waitFor();
  });

  test('has no place by the minute where its length is unknown', async ({ open }) => {
    const page = await open('/info');
    await page.route('**/api/songs/all.*.json', async (route) => {
      const response = await route.fetch();
      const songs = await response.json();
      for (const song of Object.values<Record<string, unknown>>(songs)) delete song.length;
      await route.fulfill({ response, json: songs });
    });
    await page.goto(new URL('/info/songs/1', page.url()).href);
    await page.locator('#meta').evaluate((place) => place.scrollIntoView());
    const rows = page.locator('#meta').getByRole('row');
    await expect.poll(() => rows.nth(1).textContent()).toMatch(/%#[\d,]+.*%#[\d,]+Length unknown$/);
    await expect.poll(() => page.locator('#meta').textContent()).not.toMatch(/#0/);
  });

  test('shows as much as the data has when it has no file of it and no meta', async ({ open }) => {
    const page = await open('/info', { expected: /Failed to load resource/ });
    await page.route('**/api/songs/187.json', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.route('**/api/songs/meta/**', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.goto(new URL(`${PATH}/187`, page.url()).href);
    await page
      .locator('#charts')
      .getByRole('row', { name: /^Expert/ })
      .waitFor();
    await expect.poll(() => page.locator('#meta').count()).toBe(0);
    await expect.poll(() => page.locator('#ranks').count()).toBe(0);
    await page.locator('#release').getByText('JP').waitFor();
  });

  test('is heard where there is a sound of it, and nothing is fetched before', async ({ open }) => {
    const page = await open('/info/songs');
    const asked: string[] = [];
    await page.route('**/sound/bgm187_rip/bgm187.mp3', async (route) => {
      asked.push(route.request().url());
      await route.continue();
    });
    await page.goto(new URL('/info/songs/187', page.url()).href);
    const play = page.getByRole('button', { name: /^Listen to / });
    await play.waitFor();
    expect(asked).toEqual([]);
    await play.click();
    const place = page.getByRole('slider', { name: 'Place in the sound' });
    await expect.poll(() => place.isEnabled()).toBe(true);
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0);
    // As long as the list says, though it is still being made.
    const { length } = (await (
      await page.request.get(new URL('/api/songs/187.json', page.url()).href)
    ).json()) as { length: number };
    expect(Math.abs(Number(await place.getAttribute('max')) - length)).toBeLessThan(0.1);
    // To the last seconds, and to its end.
    await place.fill(String(Math.floor(length) - 1));
    await expect.poll(() => play.getAttribute('aria-pressed')).toBe('false');
    expect(asked.length).toBeGreaterThan(0);
  });

  test('says so when its sound is not there', async ({ open }) => {
    const page = await open('/info/songs', { expected: /Failed to load resource|404 .*\/sound\// });
    await page.route('**/sound/bgm187_rip/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(new URL('/info/songs/187', page.url()).href);
    await page.getByRole('button', { name: /^Listen to / }).click();
    await page.getByText('There is no sound of it here.').waitFor();
  });

  test('says when there is no such song', async ({ open }) => {
    const page = await open(`${PATH}/999999`, { expected: /Failed to load resource/ });
    await page.getByRole('heading', { name: 'There is no such song' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All songs' }).click();
    await count(page).waitFor();
  });
});

describe('the search of the site', () => {
  test('finds characters by a short name and events by their kind', async ({ open }) => {
    const page = await open('/', { viewport: PHONE });
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.fill('kkr');
    await page.getByRole('option', { name: /Kokoro.*Character/ }).waitFor();
    await page
      .getByRole('option', { name: /Event · / })
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await field.fill('/tsurumaki');
    await page
      .getByRole('option', { name: /Kokoro Tsurumaki/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Kokoro Tsurumaki' }).waitFor();
  });

  test('finds songs and cards by any name and leads to them by keyboard', async ({ open }) => {
    const page = await open('/info', { viewport: DESKTOP });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Card, song, character, event, page' });
    await field.fill('kkr');
    await page
      .getByRole('option', { name: /Card · Kokoro/ })
      .first()
      .waitFor();
    await field.fill('roselia');
    await page
      .getByRole('option', { name: /Song · Roselia/ })
      .first()
      .waitFor();
    // The last one is out of sight until the arrow keys come to it.
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('option').last().getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.getByRole('listbox').evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await field.fill('屋上の子守唄');
    const option = page.getByRole('option', { name: /^Rooftop Lullaby Song/ });
    await option.waitFor();
    await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/info\/songs\/187/);
    await page.getByRole('heading', { name: 'Rooftop Lullaby' }).waitFor();
  });
});
